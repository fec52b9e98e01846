import { stretchOf } from '../../../site/markdown/tree/destination.ts';
import { parseTag } from '../read/parse-tag.ts';
import { nestMarkup, type Markup } from './html-nodes.ts';
import type { Page } from './page.ts';

/**
 * Converts a file tree written as elements to a list, as in Starlight: Nextra's `<FileTree.Folder name="src">`,
 * Mintlify's `<Tree.File name="a.ts" />`; `undefined` for any other content. A tree has no title, so that is text above it.
 */
export function readFileTree(
  page: Page,
  { inner, children }: Markup,
): { readonly title: string; readonly list: string } | undefined {
  const text = inner === undefined ? '' : page.source.slice(inner.start, inner.end);
  const list: string[] = [];
  let depth = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    const tag = parseTag(text, at);
    const kind = /(?:^|\.)(File|Folder)$/.exec(tag?.name ?? '')?.[1];
    if (tag === undefined || kind === undefined) continue;
    if (tag.kind !== 'close') {
      const entry = `\`${tag.attributes['name'] ?? ''}${kind === 'Folder' ? '/' : ''}\``;
      list.push(`${'  '.repeat(depth)}- ${tag.attributes['active'] === undefined ? entry : `**${entry}**`}`);
    }
    if (kind === 'Folder' && tag.kind !== 'alone') depth = Math.max(0, depth + (tag.kind === 'open' ? 1 : -1));
    at = tag.end - 1;
  }
  if (list.length === 0) return undefined;
  const title = nestMarkup(children, page.source)
    .filter(
      (node) => node.type !== 'markup' && !ENTRY.test(page.source.slice(stretchOf(node).start, stretchOf(node).end)),
    )
    .map((node) => page.writeNode(node, { isLine: true, before: undefined }).trim())
    .join(' ');
  return { title: title === '' ? '' : `\n${title}\n`, list: list.join('\n') };
}

const ENTRY = /<(?:\w+\.)?(?:File|Folder)\b/;
