"use strict";
/* In the worker that compiles: a program's text goes in, or the cells that it is made of, and what became of it comes out. */
sudokuCompiler.main([]);
onmessage = ({data: {id, source, imports, cells, own}}) => {
  const program = cells ? JSON.parse(sudokuCompiler.program(imports, cells, own)) : {source};
  postMessage({id, program, compiled: JSON.parse(sudokuCompiler.compile(program.source))});
};
