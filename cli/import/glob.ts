/**
 * The paths that a pattern of files stands for; `undefined` where it has signs that are not understood here.
 * @example
 * globToRegExp('drafts/{a,b}.md') // matches drafts/a.md and drafts/b.md
 */
export function globToRegExp(pattern: string): RegExp | undefined {
  if (OTHER_SIGNS.test(pattern)) return undefined;
  let depth = 0;
  const source = pattern.replace(/^\.\//, '').replaceAll(SIGN, (sign: string, inside?: string) => {
    if (inside !== undefined) return `[${inside.replace(/^!/, '^').replaceAll(/[[\\&]/g, String.raw`\$&`)}]`;
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (sign === ',') return depth > 0 ? '|' : ',';
    return MEANINGS[sign] ?? `\\${sign.at(-1)}`;
  });
  try {
    return depth === 0 ? new RegExp(`^${source}$`) : undefined;
  } catch {
    // Ranges such as `[z-a]`, and braces that close before they open.
    return undefined;
  }
}

/** `**` stands for any folders, `*` for any letters, `?` for one, `[a-c]` for one of some, and `{a,b}` for either. */
const MEANINGS: Readonly<Record<string, string>> = {
  '**/': '(?:.*/)?',
  '**': '.*',
  '*': '[^/]*',
  '?': '[^/]',
  '{': '(?:',
  '}': ')',
};

/** Signs of a pattern; a sign behind a backslash is itself. */
const SIGN = /\\[^]|\*\*\/|\*\*|\*|\[([!^]?[^\]/]+)\]|[^\w]/g;

/** `!a`, `!(a|b)`, `{1..3}`, braces around one thing, and `[[:alpha:]]`. */
const OTHER_SIGNS = /^!|[!?*+@]\(|\{[^{},]*\}|\[\[:/;
