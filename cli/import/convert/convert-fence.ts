/**
 * Converts the first line of another tool's code block: title, marked lines. Settings without an equivalent are left
 * out, because they only affect appearance.
 * @example
 * convertFence('ts [app.ts] {1,3}:line-numbers') // 'ts title="app.ts" {1,3}'
 * convertFence('python title="a.py" hl_lines="1 3-5"') // 'python title="a.py" {1,3-5}'
 */
export function convertFence(
  info: string,
  { isTitleBare = false, marked = [] }: { readonly isTitleBare?: boolean; readonly marked?: readonly string[] } = {},
): string {
  const braced = /^\{\s*\.(\w+)([^}]*)\}$/.exec(info.trim());
  const text = braced === null ? info.trim() : `${braced[1]} ${braced[2]}`;
  const language = /^[^\s{[=:"]*(?=[\s{[:"]|$)/.exec(text)?.[0] ?? '';
  const rest = text.slice(language.length);
  const bare =
    (isTitleBare ? /^\s+((?:(?![\w-]+=)[^\s{]+\s*)+)/ : /^\s+([\w./@-]+\.\w+)(?=\s|$)/)
      .exec(rest)?.[1]
      ?.replace(/(?:\s*\b(?:wrap|lines|expandable|twoslash))+\s*$/, '')
      .trim() || undefined;
  const title =
    /\b(?:title|filename)=(?:"([^"]*)"|'([^']*)')/
      .exec(rest)
      ?.slice(1)
      .find((found) => found !== undefined) ??
    /\[([^\]]+)\]/.exec(rest)?.[1] ??
    bare;
  const written =
    /(?:^|\s)\{([\d,\s-]+)\}/.exec(rest)?.[1] ??
    /^\{([\d,\s-]+)\}/.exec(rest)?.[1] ??
    /\b(?:hl_lines|line)="?([\d\s,-]+)"?/.exec(rest)?.[1]?.trim().replaceAll(/\s+/g, ',') ??
    /\bhighlight=\{?"?([\d,\s-]+)/.exec(rest)?.[1];
  const lines = [...new Set([...(written?.split(',') ?? []), ...marked])]
    .toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    .join(',');
  return [
    language,
    ...(title === undefined ? [] : [`title="${title.replaceAll('"', "'")}"`]),
    ...(lines === '' ? [] : [`{${lines.replaceAll(/\s/g, '')}}`]),
  ]
    .join(' ')
    .trimEnd();
}
