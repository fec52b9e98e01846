import ts from 'typescript-for-docs-nav';

/** Reads the code that is beside the declarations of a symbol; `undefined` where there is none. */
export function readScript(symbol: ts.Symbol | undefined): string | undefined {
  const file = symbol?.declarations?.[0]?.getSourceFile().fileName;
  return file === undefined ? undefined : ts.sys.readFile(file.replace(/\.d\.([cm]?)ts$/, '.$1js'));
}
