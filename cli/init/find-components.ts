import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { parseModule } from '../system/modules/parse-module.ts';
import { readCommonExports } from './read-common-exports.ts';
import { nameOf } from '../make/demos/source/names-in.ts';
import { tryTo } from '../system/base/failure.ts';
import { isNode, nodesIn, type Node } from '../system/modules/syntax-node.ts';
/**
 * Lists the names of the components that a module exports, by React's naming rule: they start with a capital letter,
 * and are not all capitals. Follows re-exports within the package; reads the source without running it. A file that
 * cannot be read or parsed exports nothing.
 */
export function findComponentNames(file: string): readonly string[] {
  return [...exportsOf(file, new Set())].filter((name) => COMPONENT.test(name)).toSorted();
}

const COMPONENT = /^[A-Z](?=.*[a-z])[A-Za-z0-9]*$/;

/** Names that match the rule but are not components. */
const NO_COMPONENT = /(?:Props|Context|Error|Options)$/;

function exportsOf(file: string, seen: Set<string>): ReadonlySet<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const kind = extname(file).endsWith('ts') ? 'ts' : 'tsx';
  const statements = tryTo(() => parseModule(readFileSync(file, 'utf8'), kind)) ?? [];
  const common = readCommonExports(statements);
  const passedOn = statements.flatMap((node) =>
    node.type === 'ExportAllDeclaration' && node['exportKind'] !== 'type' && !isNode(node['exported'])
      ? [nameOf(node['source'])]
      : [],
  );
  const others = [...common.from, ...passedOn].flatMap((specifier) => {
    const target = resolveModule(file, specifier);
    return target === undefined ? [] : [...exportsOf(target, seen)];
  });
  const names = [...common.names, ...others, ...statements.flatMap(namesIn)];
  return new Set(names.filter((name) => !NO_COMPONENT.test(name)));
}

/** Returns the names that a statement exports by themselves. */
function namesIn({ type, exportKind, specifiers, declaration }: Node): readonly string[] {
  if (type !== 'ExportNamedDeclaration' || exportKind === 'type') return [];
  const listed = nodesIn(specifiers).filter((specifier) => specifier['exportKind'] !== 'type');
  const own = isNode(declaration) ? declaration : undefined;
  const isOne = /^(?:Function|Class)Declaration$/.test(own?.type ?? '');
  const declared = isOne ? [own] : nodesIn(own?.['declarations']);
  return [...listed.map((specifier) => specifier['exported']), ...declared.map((node) => node?.['id'])].map(nameOf);
}

const EXTENSIONS = ['', '/index'].flatMap((name) =>
  ['.ts', '.tsx', '.js', '.jsx', '.mjs', '.cjs'].map((ending) => name + ending),
);

/** Resolves a relative import; TypeScript sources may use the name of the compiled file. */
function resolveModule(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = join(dirname(from), specifier);
  const candidates = [
    path,
    ...EXTENSIONS.map((extension) => path + extension),
    ...['.ts', '.tsx'].map((extension) => path.replace(/\.jsx?$/, extension)),
  ];
  return candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
}
