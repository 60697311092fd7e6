"use strict";
/* In the worker that compiles: a program's text goes in, and what became of it comes out. */
sudokuCompiler.main([]);
onmessage = event => postMessage({id: event.data.id, compiled: JSON.parse(sudokuCompiler.compile(event.data.source))});
