import type { ParserOptions, Plugin } from 'prettier';
import { isNode, type Node } from '../modules/syntax-node.ts';

/** What the fence of a block, or the name of a demo's file, says of its language. */
export type TypeScriptKind = 'ts' | 'tsx';

/**
 * Turns TypeScript into the JavaScript that its author would have written; `undefined` where there is no difference,
 * and where nothing but types would be left out. Throws for what cannot be parsed.
 */
export async function toJavaScript(source: string, kind: TypeScriptKind = 'tsx'): Promise<string | undefined> {
  const { transform } = await import('sucrase');
  const withoutTypes = (text: string): string =>
    transform(text, {
      transforms: kind === 'tsx' ? ['typescript', 'jsx'] : ['typescript'],
      jsxRuntime: 'preserve',
      disableESTransforms: true,
      preserveDynamicImport: true,
      keepUnusedImports: false,
    }).code;
  if (withoutTypes(source) === source) return undefined;
  const [{ format }, babel, estree] = await Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/babel'),
    import('prettier/plugins/estree'),
  ]);
  const { program } = (await babel.parsers['babel-ts'].parse(source, {} as ParserOptions)) as { program: Node };
  const shown = needsOf(unneededImports(program));
  const plain = withoutTypes(source + shown);
  const tidy = withoutEmptied(source, plain.slice(0, plain.length - shown.length));
  if (tidy.trim() === '' || tidy.trim() === source.trim()) return undefined;
  // As demos are written: https://prettier.io/docs/options
  const formatted = await format(tidy, {
    parser: 'babel',
    plugins: [babel, estree.default as Plugin],
    printWidth: 100,
    singleQuote: true,
  });
  // To a reader, an element on its own is not a statement.
  const written = source.trimEnd().endsWith('>') ? formatted.replace(/;\n$/, '\n') : formatted;
  return written.trimEnd() === source.trimEnd() ? undefined : written;
}

/**
 * An import that nothing in the source needs is there to be shown. A last line that needs it, and is cut off again,
 * tells it from the import of a type.
 */
function needsOf(names: readonly string[]): string {
  return names.length === 0 ? '' : `\n;[${names.join(', ')}];`;
}

/** What a module imports, but for types, and calls nowhere by its name, not even where it speaks of types. */
function unneededImports(program: Node): readonly string[] {
  const imported: string[] = [];
  const called = new Set<unknown>();
  const look = (node: Node): void => {
    if (node.type === 'ImportDeclaration') imported.push(...valuesIn(node));
    else if (node.type === 'Identifier' || node.type === 'JSXIdentifier') called.add(node['name']);
    if (node.type !== 'ImportDeclaration') partsOf(node).forEach(look);
  };
  look(program);
  return imported.filter((name) => !called.has(name));
}

function valuesIn({ importKind, specifiers }: Node): readonly string[] {
  if (importKind === 'type') return [];
  const values = (specifiers as readonly Node[]).filter((specifier) => specifier['importKind'] !== 'type');
  return values.map(({ local }) => (local as { readonly name: string }).name);
}

/** Nodes of a node, without the names of members, which are no names of the module. */
function partsOf(node: Node): readonly Node[] {
  return Object.entries(node).flatMap(([key, value]) => {
    const isMember = (key === 'property' || key === 'key') && node['computed'] !== true;
    return isMember ? [] : [value].flat().filter(isNode);
  });
}

/**
 * Removes the lines that held nothing but types, and the comments that spoke of them: the rest is still on the
 * line where it stood.
 */
function withoutEmptied(source: string, code: string): string {
  const before = source.split('\n');
  const after = code.split('\n');
  const kept: string[] = [];
  let isGone = false;
  for (let at = after.length - 1; at >= 0; at--) {
    const line = after[at] ?? '';
    const isEmptied = line.trim() === '' && (before[at] ?? '').trim() !== '';
    isGone = isEmptied || (isGone && COMMENT.test(line));
    if (!isGone && !TYPE_COMMENT.test(line)) kept.push(line);
  }
  return kept.toReversed().join('\n');
}

const COMMENT = /^\s*(?:\/\/|\/\*|\*)/;
/** Comments that only the compiler of TypeScript reads. */
const TYPE_COMMENT = /^\s*(?:\/\/|\{?\/\*+)\s*@ts-(?:expect-error|ignore|nocheck|check)\b/;
