import type { BodyPage, Tell } from './body-page.ts';
import { parseTag, type Tag } from '../read/parse-tag.ts';

/**
 * Converts a file tree written as elements to a list, as in Starlight: Nextra's `<FileTree.Folder name="src">`,
 * Mintlify's `<Tree.File name="a.ts" />`. `rest` is the text after its tag on the same line; `from` is the next line.
 */
export function takeFileTree(
  page: BodyPage,
  { name, kind: how }: Tag,
  {
    rest,
    from,
    tell,
    takeMore,
  }: {
    readonly rest: string;
    readonly from: number;
    readonly tell: Tell;
    readonly takeMore: (more: string) => boolean;
  },
): boolean {
  const closing = `</${name}>`;
  const end = rest.includes(closing)
    ? from - 1
    : page.lines.findIndex((line, at) => at >= from && line.includes(closing));
  if (how !== 'open' || !/^(?:File)?Tree$/.test(name) || end < 0) return false;
  const whole = [rest, ...page.lines.slice(from, end + 1)].join('\n');
  const text = whole.slice(0, whole.indexOf(closing));
  const more = whole.slice(text.length + closing.length).trim();
  const list: string[] = [];
  let words = '';
  let behind = 0;
  let depth = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    const tag = parseTag(text, at);
    const kind = /(?:^|\.)(File|Folder)$/.exec(tag?.name ?? '')?.[1];
    if (tag === undefined) continue;
    words += text.slice(behind, at);
    behind = tag.end;
    if (kind === undefined) continue;
    if (tag.kind !== 'close') {
      const entry = `\`${tag.attributes['name'] ?? ''}${kind === 'Folder' ? '/' : ''}\``;
      list.push(`${'  '.repeat(depth)}- ${tag.attributes['active'] === undefined ? entry : `**${entry}**`}`);
    }
    if (kind === 'Folder' && tag.kind !== 'alone') depth = Math.max(0, depth + (tag.kind === 'open' ? 1 : -1));
    at = tag.end - 1;
  }
  if (list.length === 0) return false;
  page.lines.fill('', from, end + 1);
  const title = (words + text.slice(behind)).replaceAll(/\s+/g, ' ').trim();
  page.put(['', ...(title === '' ? [] : [page.inline(title, tell), '']), ...list, ''].join('\n'));
  if (more !== '' && !takeMore(more)) page.put(page.inline(more, tell));
  return true;
}
