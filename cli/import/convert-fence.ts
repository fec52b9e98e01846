/**
 * Rewrites what other tools say on the first line of a block of code: title, marked lines. What has no counterpart is
 * left out, since it changes looks alone.
 * @example
 * convertFence('ts [app.ts] {1,3}:line-numbers') // 'ts title="app.ts" {1,3}'
 * convertFence('python title="a.py" hl_lines="1 3-5"') // 'python title="a.py" {1,3-5}'
 */
export function convertFence(info: string, { isTitleBare = false } = {}): string {
  const braced = /^\{\s*\.(\w+)([^}]*)\}$/.exec(info.trim());
  const text = braced === null ? info.trim() : `${braced[1]} ${braced[2]}`;
  const language = /^[^\s{[=:"]*/.exec(text)?.[0] ?? '';
  const rest = text.slice(language.length);
  const bare = (isTitleBare ? /^\s+((?:(?![\w-]+=)[^\s{]+\s*)+)/ : /^\s+([\w./@-]+\.\w+)(?=\s|$)/).exec(rest)?.[1]?.trim();
  const title = /\b(?:title|filename)=(?:"([^"]*)"|'([^']*)')/.exec(rest)?.slice(1).find((found) => found !== undefined) ?? /\[([^\]]+)\]/.exec(rest)?.[1] ?? bare;
  const lines = /(?:^|\s)\{([\d,\s-]+)\}/.exec(rest)?.[1] ?? /^\{([\d,\s-]+)\}/.exec(rest)?.[1] ?? /\bhl_lines="([\d\s-]+)"/.exec(rest)?.[1]?.trim().replaceAll(/\s+/g, ',') ?? /\bhighlight=\{?"?([\d,\s-]+)/.exec(rest)?.[1];
  return [language, ...(title === undefined ? [] : [`title="${title.replaceAll('"', "'")}"`]), ...(lines === undefined ? [] : [`{${lines.replaceAll(/\s/g, '')}}`])].join(' ').trimEnd();
}
