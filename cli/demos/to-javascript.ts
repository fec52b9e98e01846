import type { Plugin } from 'prettier';

/** What the fence of a block, or the name of a demo's file, says of its language. */
export type TypeScriptKind = 'ts' | 'tsx';

/**
 * Turns TypeScript into the JavaScript that its author would have written; `undefined` where there is no difference,
 * and where nothing but types would be left out. Throws for what cannot be parsed.
 */
export async function toJavaScript(source: string, kind: TypeScriptKind = 'tsx'): Promise<string | undefined> {
  const { transform } = await import('sucrase');
  const shown = shownImports(source);
  const { code } = transform(source + shown, {
    transforms: kind === 'tsx' ? ['typescript', 'jsx'] : ['typescript'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
    preserveDynamicImport: true,
    keepUnusedImports: false,
  });
  const plain = code.slice(0, code.length - shown.length);
  if (plain === source) return undefined;
  const tidy = withoutEmptied(source, plain).replace(EMPTY_NAMES, '$1$2');
  if (tidy.trim() === '' || tidy.trim() === source.trim()) return undefined;
  const [{ format }, babel, estree] = await Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/babel'),
    import('prettier/plugins/estree'),
  ]);
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

const IMPORT = /^import\s+(?!type\b)([^'";]+?)\s+from\s*['"]/gm;
const STATEMENT = /^import\s[^'";]+?\sfrom\s*['"][^'"]*['"]/gm;
const REMARK = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;
const BINDING = /(?:\bas\s+|^|[{,]\s*)(?!type\b)([A-Za-z_$][\w$]*)(?!\s+as\b)(?=\s*(?:[,}]|$))/g;

/**
 * An import that nothing in the source needs is there to be shown. A last line that needs it, and is cut off again,
 * tells it from the import of a type.
 */
function shownImports(source: string): string {
  const names = Array.from(source.matchAll(IMPORT)).flatMap(([, bindings = '']) =>
    Array.from(bindings.matchAll(BINDING), ([, name = '']) => name),
  );
  const words = new Set(
    source
      .replaceAll(STATEMENT, '')
      .replaceAll(REMARK, '')
      .match(/[\w$]+/g),
  );
  const unused = names.filter((name) => !words.has(name));
  return unused.length === 0 ? '' : `\n;[${unused.join(', ')}];`;
}

/** What is left of an import whose named parts were all types: `import Button, {} from`. */
const EMPTY_NAMES = /^(import\s+[\w$]+)\s*,\s*\{\s*\}(\s*from)/gm;

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
