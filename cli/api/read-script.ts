import { dirname, extname, join } from 'node:path';
import ts from 'typescript-for-docs-nav';

/**
 * Reads the code that is beside the declarations of a symbol; `undefined` where there is none. Declarations that are written
 * by hand may be beside a module that only passes the `name` on: `export { Button } from './Button'`. Then it is the code there.
 */
export function readScript(symbol: ts.Symbol | undefined, name?: string): string | undefined {
  const file = symbol?.declarations?.[0]?.getSourceFile().fileName.replace(/\.d\.([cm]?)ts$/, '.$1js');
  const script = file === undefined ? undefined : ts.sys.readFile(file);
  if (file === undefined || script === undefined || name === undefined) return script;
  const path = findOrigin(script, name);
  if (path === undefined) return script;
  const target = join(dirname(file), path);
  const found = ['', extname(file), `/index${extname(file)}`].map((ending) => target + ending).find(ts.sys.fileExists);
  return found === undefined ? script : ts.sys.readFile(found);
}

/** The module that a name is passed on from, also by `require`, as compilers for CommonJS write it. */
function findOrigin(script: string, name: string): string | undefined {
  const [, path] = new RegExp(`\\bexport\\s*\\{[^}]*\\b${name}\\s*[,}][^;'"]*?['"](\\.[^'"]+)['"]`).exec(script) ?? [];
  if (path !== undefined) return path;
  const [, module] =
    new RegExp(`\\bexports(?:\\.${name}\\s*=|,\\s*['"]${name}['"],[^}]*\\breturn)\\s+(\\w+)\\.\\w`).exec(script) ?? [];
  return module === undefined
    ? undefined
    : new RegExp(`\\b${module}\\s*=[^;]*?\\brequire\\(['"](\\.[^'"]+)['"]\\)`).exec(script)?.[1];
}
