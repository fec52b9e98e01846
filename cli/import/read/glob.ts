import { tryTo } from '../../system/base/failure.ts';

/**
 * Converts a file pattern to a regular expression; `undefined` if it has unsupported syntax.
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
  // Not of ranges such as `[z-a]`, and braces that close before they open.
  return depth === 0 ? tryTo(() => new RegExp(`^${source}$`)) : undefined;
}

/** `**` matches any folders, `*` any characters, `?` one character, `[a-c]` one of several, and `{a,b}` either. */
const MEANINGS: Readonly<Record<string, string>> = {
  '**/': '(?:.*/)?',
  '**': '.*',
  '*': '[^/]*',
  '?': '[^/]',
  '{': '(?:',
  '}': ')',
};

/** Characters of a pattern; a backslash escapes the next one. */
const SIGN = /\\[^]|\*\*\/|\*\*|\*|\[([!^]?[^\]/]+)\]|[^\w]/g;

/** `!a`, `!(a|b)`, `{1..3}`, braces around a single item, and `[[:alpha:]]`. */
const OTHER_SIGNS = /^!|[!?*+@]\(|\{[^{},]*\}|\[\[:/;
