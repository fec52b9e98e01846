import type { ParserOptions, Plugin } from 'prettier';
import { childrenOf, type Node } from '../../../system/modules/syntax-node.ts';

/** The language of a code block's fence, or of a demo's file name. */
export type TypeScriptKind = 'ts' | 'tsx';

/**
 * Converts TypeScript to the JavaScript that its author would have written; `undefined` if there is no difference, or
 * if the source consists only of types. Throws if it cannot be parsed.
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
  // The usual formatting of demos: https://prettier.io/docs/options
  const formatted = await format(tidy, {
    parser: 'babel',
    plugins: [babel, estree.default as Plugin],
    printWidth: 100,
    singleQuote: true,
  });
  // For readers, an element on its own is not a statement.
  const written = source.trimEnd().endsWith('>') ? formatted.replace(/;\n$/, '\n') : formatted;
  return written.trimEnd() === source.trimEnd() ? undefined : written;
}

/**
 * Adds a last line that uses imports which nothing else uses: they are there to be shown. It keeps them apart from
 * imports of types, and is removed again.
 */
function needsOf(names: readonly string[]): string {
  return names.length === 0 ? '' : `\n;[${names.join(', ')}];`;
}

/** Returns a module's imports, except types, whose names occur nowhere else, not even in types. */
function unneededImports(program: Node): readonly string[] {
  const imported: string[] = [];
  const called = new Set<unknown>();
  const look = (node: Node): void => {
    if (node.type === 'ImportDeclaration') imported.push(...valuesIn(node));
    else if (node.type === 'Identifier' || node.type === 'JSXIdentifier') called.add(node['name']);
    // The names of members are not names of the module.
    const isMember = (key: string) => (key === 'property' || key === 'key') && node['computed'] !== true;
    if (node.type !== 'ImportDeclaration') childrenOf(node, (key) => !isMember(key)).forEach(look);
  };
  look(program);
  return imported.filter((name) => !called.has(name));
}

function valuesIn({ importKind, specifiers }: Node): readonly string[] {
  if (importKind === 'type') return [];
  const values = (specifiers as readonly Node[]).filter((specifier) => specifier['importKind'] !== 'type');
  return values.map(({ local }) => (local as { readonly name: string }).name);
}

/**
 * Removes the lines that contained only types, and the comments about them; the rest is still on its original lines.
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
/** Comments that only the TypeScript compiler reads. */
const TYPE_COMMENT = /^\s*(?:\/\/|\{?\/\*+)\s*@ts-(?:expect-error|ignore|nocheck|check)\b/;
