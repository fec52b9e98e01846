/** Returns the default export of a module; of one that was compiled to CommonJS as well. */
export function defaultOf(exports: unknown): unknown {
  return inner(inner(exports));
}

function inner(exports: unknown): unknown {
  return typeof exports === 'object' && exports !== null && 'default' in exports ? exports.default : exports;
}
