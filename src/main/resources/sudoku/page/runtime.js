"use strict";
/* What a translated program needs of the script around it: Java's arithmetic, arrays, faults and texts. */
var sudokuRuntime = function (L, names) {
  L.main([]);
  const named = new Map(names.split("\n").map(line => line.split("\t")));
  const R = {};
  const fault = (kind, message) => L.fault(kind, message === undefined ? "" : String(message));

  /* The one who runs a program is asked now and then whether it may go on; a program can't catch what is thrown then. */
  class Stopped extends Error {}
  R.Stopped = Stopped;
  R.deadline = Infinity;
  R.isLate = false;
  R.check = () => {
    if (performance.now() > R.deadline) {
      R.isLate = true;
      throw new Stopped("stopped");
    }
  };

  /* Whole numbers. */
  R.div = (a, b) => { if (b === 0) fault("zero"); return (a / b) | 0; };
  R.rem = (a, b) => { if (b === 0) fault("zero"); return (a % b) | 0; };
  R.ldiv = (a, b) => { if (b === 0n) fault("zero"); return BigInt.asIntN(64, a / b); };
  R.lrem = (a, b) => { if (b === 0n) fault("zero"); return BigInt.asIntN(64, a % b); };
  R.lshl = (a, b) => BigInt.asIntN(64, a << BigInt(b & 63));
  R.lshr = (a, b) => a >> BigInt(b & 63);
  R.lushr = (a, b) => BigInt.asIntN(64, BigInt.asUintN(64, a) >> BigInt(b & 63));
  R.d2i = d => d !== d ? 0 : d >= 2147483647 ? 2147483647 : d <= -2147483648 ? -2147483648 : d | 0;
  const MAX = 9223372036854775807n, MIN = -9223372036854775808n;
  R.d2l = d => d !== d ? 0n : d >= 9223372036854775807 ? MAX : d <= -9223372036854775808 ? MIN : BigInt(Math.trunc(d));

  /* Arrays are the library's: an object with its elements in data. */
  const outside = (i, data) => fault("index", "Index " + i + " out of bounds for length " + data.length);
  const get = (a, i) => { const d = a.data; if (i >>> 0 >= d.length) outside(i, d); return d[i]; };
  const getters = get.toString();
  for (const letter of "IJDFBSCA") R["get" + letter] = new Function("outside", "return " + getters)(outside);
  R.getZ = (a, i) => { const d = a.data; if (i >>> 0 >= d.length) outside(i, d); return d[i] !== 0; };
  const set = (a, i, v) => { const d = a.data; if (i >>> 0 >= d.length) outside(i, d); d[i] = v; return v; };
  const setters = set.toString();
  for (const letter of "IJDFBSCAZ") R["set" + letter] = new Function("outside", "return " + setters)(outside);
  const primitive = {
    I: L.newInts, J: L.newLongs, D: L.newDoubles, F: L.newFloats, B: L.newBytes, S: L.newShorts, C: L.newChars, Z: L.newBooleans
  };
  R.maker = descriptor => {
    const of = descriptor.slice(1);
    let make;
    if (of[0] === "[") {
      const one = R.maker(of)(0);
      make = length => L.newArray(one, length);
    } else if (of[0] === "L") {
      const listed = L[named.get(of.slice(1, -1) + ".array")];
      make = length => listed(length, null);
    } else {
      make = primitive[of];
    }
    return length => { if (length < 0) fault("size", length); return make(length); };
  };
  R.filled = (maker, values) => {
    const array = maker(values.length);
    for (let i = 0; i < values.length; i++) array.data[i] = values[i];
    return array;
  };
  R.grid = (lengths, makers) => {
    lengths.forEach(each => { if (each < 0) fault("size", each); });
    const level = depth => {
      const array = makers[depth](lengths[depth]);
      if (depth + 1 < makers.length) for (let i = 0; i < lengths[depth]; i++) array.data[i] = level(depth + 1);
      return array;
    };
    return level(0);
  };
  R.clone = array => new array.constructor(array.data.slice());

  /* Texts. */
  R.string = text => L.fromScript(text);
  R.text = text => L.fromScript(text);
  R.unpacked = string => { if (string === null) fault("null"); return L.toScript(string); };
  R.put = (setter, ...values) => { setter(...values); return values[values.length - 1]; };

  /* What is thrown. */
  let thrownInside = null;
  const javas = error => {
    if (thrownInside === null) {
      thrownInside = Object.getOwnPropertySymbols(error).find(each => each.description === "javaException") || null;
    }
    return thrownInside === null ? undefined : error[thrownInside];
  };
  const raised = raise => { try { raise(); } catch (error) { return error; } };
  javas(raised(() => fault("null")));
  /* The error as the library throws it, whatever it was. */
  const asThrown = error => {
    if (error instanceof Stopped) return error;
    if (error instanceof RangeError && /call stack/i.test(error.message)) return raised(() => fault("deep"));
    if (error instanceof RangeError && /alloc|length|size/i.test(error.message)) return raised(() => fault("memory"));
    if (error instanceof Error && error.name === "InternalError" && /recursion/.test(error.message)) return raised(() => fault("deep"));
    if (error instanceof TypeError && javas(error) === undefined && /null/.test(error.message)) {
      const instead = raised(() => fault("null"));
      instead.stack = error.stack;
      return instead;
    }
    return error;
  };
  let last = null;
  globalThis.sudokuFault = error => last = asThrown(error);
  /* The lines of the program where that was thrown, as far as the stack tells; each once. */
  globalThis.sudokuLines = () => {
    const found = new Set();
    for (const [, which, line] of String(last && last.stack).matchAll(/sudoku-(\d+)\.js:(\d+)/g)) {
      const program = programs[which];
      const own = program.lines[line - 1] - program.before;
      const of = !program.name || program.name === R.judged ? "" : " of your " + program.name;
      if (own > 0 && own <= program.text.length) found.add("line " + own + of + ": " + program.text[own - 1].trim());
    }
    return L.fromScript([...found].join("\n"));
  };
  globalThis.sudokuBegin = millis => { R.isLate = false; R.deadline = performance.now() + millis; };
  globalThis.sudokuEnd = () => { R.deadline = Infinity; };
  globalThis.sudokuIsLate = () => R.isLate;
  R.asThrown = asThrown;
  R.javas = error => javas(asThrown(error));
  R.caught = error => {
    const thrown = asThrown(error);
    const java = thrown instanceof Stopped ? undefined : javas(thrown);
    if (java === undefined || java === null) throw thrown;
    return java;
  };
  Error.stackTraceLimit = 100;
  R.thrown = java => raised(() => { if (java === null) fault("null"); L.raise(java); });
  R.some = object => { if (object === null) fault("null"); return object; };
  R.noCase = () => raised(() => fault("case"));
  R.cast = (object, test) => { if (object !== null && !test(object)) fault("cast"); return object; };

  /* Classes. */
  R.base = own => Object.getPrototypeOf(own()).constructor;
  R.Student = R.base(L.student);
  let hashes = 0;
  const defaults = {
    equals$1(other) { return this === other; },
    hashCode$0() { return this.hash$ === undefined ? (this.hash$ = ++hashes) : this.hash$; },
    toString$0() { return L.fromScript(this.constructor.name$ + "@" + this.hashCode$0().toString(16)); }
  };
  Object.assign(R.Student.prototype, defaults);
  R.enumBase = own => class extends R.base(own) {
    name$0() { return L.fromScript(this.name$); }
    toString$0() { return L.fromScript(this.name$); }
    ordinal$0() { return this.ordinal$; }
    compareTo$1(other) { return this.ordinal$ - other.ordinal$; }
    equals$1(other) { return this === other; }
  };
  R.constant = (all, name, type) => {
    const text = R.unpacked(name);
    for (const each of all) if (each.name$ === text) return each;
    return fault("constant", "No enum constant Page." + type.name$ + "." + text);
  };
  globalThis.sudokuName = object => L.fromScript(object.constructor.name$);
  R.named = (type, name, ...interfaces) => {
    type.name$ = name;
    type.kinds$ = new Set([type, ...(type.kinds$ || [])]);
    for (const each of interfaces) {
      each.kinds$.forEach(kind => type.kinds$.add(kind));
      for (let from = each.prototype; from && from !== R.Student.prototype; from = Object.getPrototypeOf(from)) {
        for (const key of Object.getOwnPropertyNames(from)) {
          if (/\$\d+$/.test(key) && !/^(init|fields)\$/.test(key) && !(key in type.prototype)) {
            type.prototype[key] = from[key];
          }
        }
      }
    }
    return type;
  };
  R.is = type => object => object !== null && object.constructor.kinds$ !== undefined && object.constructor.kinds$.has(type);
  const arrayNames = { "[I": "[I" };
  R.isArray = descriptor => object => object !== null && object.data !== undefined
      && (descriptor === "[Ljava/lang/Object;" ? !ArrayBuffer.isView(object.data) : L.className(object) === descriptor.replaceAll("/", "."));
  R.lambda = (object, method, f) => { object[method] = f; return object; };

  /* Records. */
  const box = (letter, value) => letter === "A" ? value : letter;
  R.recordText = (record, parts) => L.fromScript(record.constructor.name$ + "["
      + parts.map(([name, field, letter]) => name + "=" + R.shown(record[field], letter)).join(", ") + "]");
  R.shown = (value, letter) => letter === "C" ? String.fromCharCode(value) : letter === "D" ? L.doubleText(value)
      : letter === "F" ? L.floatText(value) : letter === "A" ? L.toScript(value) : String(value);
  const hash = (value, letter) => {
    switch (letter) {
      case "A": return L.hashOf(value);
      case "J": return L.hashOfLong(value);
      case "D": return L.hashOfDouble(value);
      case "F": return L.hashOfFloat(value);
      case "Z": return value ? 1231 : 1237;
      default: return value;
    }
  };
  R.recordHash = (record, parts) => parts.reduce((sum, [, field, letter]) => (Math.imul(31, sum) + hash(record[field], letter)) | 0, 0);
  const same = (a, b, letter) => letter === "A" ? L.equal(a, b)
      : letter === "D" || letter === "F" ? Object.is(a, b) : a === b;
  R.recordEquals = (record, other, parts) => other !== null && other.constructor === record.constructor
      && parts.every(([, field, letter]) => same(record[field], other[field], letter));

  /* A program by its script; its lines are told by their numbers, those before the student's own not counted. */
  const programs = [];
  R.load = (script, lines, before, text, called) => {
    programs.push({lines: lines || [], before: before || 0, text: text ? text.split("\n") : [], name: called});
    const name = "\n//# sourceURL=sudoku-" + (programs.length - 1) + ".js";
    return (0, eval)("(function ($R, $L) {" + script + "\n})" + name)(R, L);
  };
  return R;
};
if (typeof module === "object") module.exports = sudokuRuntime;
