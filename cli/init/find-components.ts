import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { parseModule } from '../system/modules/parse-module.ts';
import type { Node } from '../system/modules/syntax-node.ts';
import { readCommonExports } from './read-common-exports.ts';

/**
 * Lists the names of the components that a module exports, by React's naming rule: they start with a capital letter,
 * and are not all capitals. Follows re-exports within the package; reads the source without running it. A file that
 * cannot be read or parsed exports nothing.
 */
export function findComponents(file: string): readonly string[] {
  return [...exportsOf(file, new Set())].filter((name) => COMPONENT.test(name)).toSorted();
}

const COMPONENT = /^[A-Z](?=.*[a-z])[A-Za-z0-9]*$/;

/** Names that match the rule but are not components. */
const NO_COMPONENT = /(?:Props|Context|Error|Options)$/;

function exportsOf(file: string, seen: Set<string>): ReadonlySet<string> {
  const names = new Set<string>();
  if (seen.has(file)) return names;
  seen.add(file);
  const statements = parse(file);
  const common = readCommonExports(statements);
  for (const name of common.names) names.add(name);
  for (const specifier of common.from) {
    const target = resolveModule(file, specifier);
    if (target !== undefined) for (const name of exportsOf(target, seen)) names.add(name);
  }
  for (const node of statements as readonly object[] as readonly Export[]) {
    if (node.type === 'ExportAllDeclaration' && node.exportKind !== 'type' && !node.exported) {
      const target = resolveModule(file, node.source?.value ?? '');
      if (target !== undefined) for (const name of exportsOf(target, seen)) names.add(name);
    }
    if (node.type !== 'ExportNamedDeclaration' || node.exportKind === 'type') continue;
    for (const { exported, exportKind } of node.specifiers ?? [])
      if (exportKind !== 'type' && exported.type === 'Identifier') names.add(exported.name);
    const { declaration } = node;
    const declared =
      declaration?.type === 'VariableDeclaration'
        ? (declaration.declarations ?? [])
        : /^(?:Function|Class)Declaration$/.test(declaration?.type ?? '')
          ? [declaration]
          : [];
    for (const named of declared) if (named?.id?.type === 'Identifier') names.add(named.id.name);
  }
  for (const name of names) if (NO_COMPONENT.test(name)) names.delete(name);
  return names;
}

interface Identifier {
  readonly type: string;
  readonly name: string;
}

/** The relevant parts of an export. */
interface Export {
  readonly type: string;
  readonly exportKind?: 'type' | 'value';
  readonly source?: { readonly value: string } | null;
  readonly exported?: Identifier | null;
  readonly specifiers?: readonly { readonly exported: Identifier; readonly exportKind?: 'type' | 'value' }[];
  readonly declaration?: {
    readonly type: string;
    readonly id?: Identifier | null;
    readonly declarations?: readonly { readonly id: Identifier }[];
  } | null;
}

function parse(file: string): readonly Node[] {
  try {
    const extension = extname(file).slice(1);
    return parseModule(readFileSync(file, 'utf8'), extension.endsWith('ts') ? 'ts' : 'tsx');
  } catch {
    return [];
  }
}

const EXTENSIONS = [
  '',
  '.ts',
  '.tsx',
  '.js',
  '.jsx',
  '.mjs',
  '.cjs',
  '/index.ts',
  '/index.tsx',
  '/index.js',
  '/index.jsx',
  '/index.cjs',
];

/** Resolves a relative import; TypeScript sources may use the name of the compiled file. */
function resolveModule(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = join(dirname(from), specifier);
  const candidates = [
    ...EXTENSIONS.map((extension) => path + extension),
    ...['.ts', '.tsx'].map((extension) => path.replace(/\.jsx?$/, extension)),
  ];
  return candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
}
