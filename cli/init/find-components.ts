import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { parseAst } from 'vite';

/**
 * Names of the components that a module exports, by the rule that React has for them: a capital letter first, and not
 * only capitals. Follows re-exports within the package; reads the source and runs nothing. A file that cannot be read or
 * parsed exports nothing.
 */
export function findComponents(file: string): readonly string[] {
  return [...exportsOf(file, new Set())].filter((name) => COMPONENT.test(name)).toSorted();
}

const COMPONENT = /^[A-Z](?=.*[a-z])[A-Za-z0-9]*$/;

/** What no component is called, but much that stands beside one. */
const NO_COMPONENT = /(?:Props|Context|Error|Options)$/;

function exportsOf(file: string, seen: Set<string>): ReadonlySet<string> {
  const names = new Set<string>();
  if (seen.has(file)) return names;
  seen.add(file);
  for (const node of parse(file)) {
    if (node.type === 'ExportAllDeclaration' && node.exportKind !== 'type' && node.exported === null) {
      const target = resolveModule(file, node.source.value);
      if (target !== undefined) for (const name of exportsOf(target, seen)) names.add(name);
    }
    if (node.type !== 'ExportNamedDeclaration' || node.exportKind === 'type') continue;
    for (const { exported, exportKind } of node.specifiers) if (exportKind !== 'type' && exported.type === 'Identifier') names.add(exported.name);
    const { declaration } = node;
    if (declaration?.type === 'FunctionDeclaration' && declaration.id) names.add(declaration.id.name);
    if (declaration?.type === 'ClassDeclaration' && declaration.id) names.add(declaration.id.name);
    if (declaration?.type === 'VariableDeclaration') for (const { id } of declaration.declarations) if (id.type === 'Identifier') names.add(id.name);
  }
  for (const name of names) if (NO_COMPONENT.test(name)) names.delete(name);
  return names;
}

function parse(file: string): ReturnType<typeof parseAst>['body'] {
  try {
    const extension = extname(file).slice(1);
    return parseAst(readFileSync(file, 'utf8'), { lang: extension.endsWith('ts') ? 'ts' : 'tsx' }).body;
  } catch {
    return [];
  }
}

const EXTENSIONS = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '/index.ts', '/index.tsx', '/index.js', '/index.jsx'];

/** A module beside another one; TypeScript’s sources may name it as the JavaScript that it becomes. */
function resolveModule(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = join(dirname(from), specifier);
  const candidates = [...EXTENSIONS.map((extension) => path + extension), ...['.ts', '.tsx'].map((extension) => path.replace(/\.jsx?$/, extension))];
  return candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
}
