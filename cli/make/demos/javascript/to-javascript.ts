import type { Plugin } from 'prettier';
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
  const shown = needsOf(source, withoutTypes(source, true), bare);
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

/**
 * Returns a last line that uses imports which nothing else uses: they are there to be shown. It keeps them apart from
 * imports of types, whose names occur more often in the source than in code without types. `lean` is that code without
 * unused imports.
 */
function needsOf(source: string, code: string, lean: string): string {
  const leaner = lean.split('\n');
  const lines = code.split('\n').filter((line, at) => line !== leaner[at]);
  const names = lines.flatMap((line) => line.replace(NO_NAMES, '').match(/[\p{L}_$][\w$]*/gu) ?? []);
  const countIn = (text: string, name: string) =>
    text.match(/[\p{L}_$][\w$]*/gu)?.filter((word) => word === name).length;
  const shown = names.filter((name) => countIn(source, name) === countIn(code, name));
  return shown.length === 0 ? '' : `\n;[${shown.join(', ')}];`;
}

/** What an import contains besides names. */
const NO_NAMES = /'[^']*'|"[^"]*"|\/\/.*|\/\*.*?\*\/|\b(?:import|default)\b/g;
