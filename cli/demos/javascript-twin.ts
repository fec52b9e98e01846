/**
 * Turns TypeScript into the JavaScript that a person would have written; `undefined` where there is no difference.
 * Throws for what cannot be parsed.
 */
export async function javascriptTwin(source: string): Promise<string | undefined> {
  const { transform } = await import('sucrase');
  const { code } = transform(source, { transforms: ['typescript', 'jsx'], jsxRuntime: 'preserve', disableESTransforms: true, preserveDynamicImport: true, keepUnusedImports: false });
  if (code === source) return undefined;
  const tidy = withoutEmptied(source, code);
  if (tidy.trim() === source.trim()) return undefined;
  const { format } = await import('prettier');
  // As demos are written: https://prettier.io/docs/options
  const formatted = await format(tidy, { parser: 'babel', printWidth: 100, singleQuote: true });
  return formatted === source ? undefined : formatted;
}

/** Removes the lines that held nothing but types: the rest still stands on the line where it stood. */
function withoutEmptied(source: string, code: string): string {
  const before = source.split('\n');
  return code
    .split('\n')
    .filter((line, at) => line.trim() !== '' || (before[at] ?? '').trim() === '')
    .join('\n');
}
