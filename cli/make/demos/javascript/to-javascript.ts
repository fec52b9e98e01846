import type { ParserOptions, Plugin } from 'prettier';
import { childrenOf, type Node } from '../../../system/modules/syntax-node.ts';
import { tidyLines, WIDTH } from './tidy-lines.ts';

/** The language of a code block's fence, or of a demo's file name. */
export type TypeScriptKind = 'ts' | 'tsx';

/**
 * Converts TypeScript to the JavaScript that its author would have written; `undefined` if there is no difference, or
 * if the source consists only of types. Throws if it cannot be parsed.
 */
export async function toJavaScript(source: string, kind: TypeScriptKind = 'tsx'): Promise<string | undefined> {
  const { transform } = await import('sucrase');
  const withoutTypes = (text: string, keepUnusedImports = false): string =>
    transform(text, {
      transforms: kind === 'tsx' ? ['typescript', 'jsx'] : ['typescript'],
      jsxRuntime: 'preserve',
      disableESTransforms: true,
      preserveDynamicImport: true,
      keepUnusedImports,
    }).code;
  const bare = withoutTypes(source);
  if (bare === source) return undefined;
  const shown = bare === withoutTypes(source, true) ? '' : await findShown(source);
  const plain = shown === '' ? bare : withoutTypes(source + shown);
  const { code, isBroken } = tidyLines(source, plain.slice(0, plain.length - shown.length));
  if (code.trim() === '' || code.trim() === source.trim()) return undefined;
  const written = isBroken ? await formatted(code, source) : `${code.trimEnd()}\n`;
  return written.trimEnd() === source.trimEnd() ? undefined : written;
}

async function formatted(code: string, source: string): Promise<string> {
  const [{ format }, babel, estree] = await Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/babel'),
    import('prettier/plugins/estree'),
  ]);
  const plugins = [babel, estree.default as Plugin];
  const text = await format(code, { parser: 'babel', plugins, printWidth: WIDTH, singleQuote: true });
  // For readers, an element on its own is not a statement.
  return source.trimEnd().endsWith('>') ? text.replace(/;\n$/, '\n') : text;
}

/** Returns a last line that needs the imports of a source that are there to be shown; empty if there are none. */
async function findShown(source: string): Promise<string> {
  const { parsers } = await import('prettier/plugins/babel');
  const { program } = (await parsers['babel-ts'].parse(source, {} as ParserOptions)) as { program: Node };
  return needsOf(unneededImports(program));
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
