import { dirname, extname, join } from 'node:path';
import ts from 'typescript-for-docs-nav';

/**
 * Reads the code next to the declarations of a symbol; `undefined` if there is none. Next to handwritten declarations,
 * the module may only re-export `name`: `export { Button } from './Button'`. Then it reads the code there.
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

/** Finds the module that a name is re-exported from, including by `require`, as compiled to CommonJS. */
function findOrigin(script: string, name: string): string | undefined {
  const [, path] = new RegExp(`\\bexport\\s*\\{[^}]*\\b${name}\\s*[,}][^;'"]*?['"](\\.[^'"]+)['"]`).exec(script) ?? [];
  if (path !== undefined) return path;
  const [, module] =
    new RegExp(`\\bexports(?:\\.${name}\\s*=|,\\s*['"]${name}['"],[^}]*\\breturn)\\s+(\\w+)\\.\\w`).exec(script) ?? [];
  return module === undefined
    ? undefined
    : new RegExp(`\\b${module}\\s*=[^;]*?\\brequire\\(['"](\\.[^'"]+)['"]\\)`).exec(script)?.[1];
}
