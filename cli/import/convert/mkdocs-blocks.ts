import type { Container } from './blocks.ts';
import type { BodyPage, Tell } from './body-page.ts';
import { calloutFor } from './components.ts';
import { anchorLine } from './mkdocs-lines.ts';

interface IndentedLine {
  readonly indent: number;
  readonly tell: Tell;
}

/** Reads `!!! note "Title"`, `??? note` and `=== "Tab"`, whose content is indented. */
export function isIndented(page: BodyPage, trimmed: string, { indent, tell }: IndentedLine): boolean {
  if (page.options.dialect !== 'mkdocs') return false;
  const [, label] = /^===[!+]?\s+"([^"]*)"$/.exec(trimmed) ?? [];
  if (label !== undefined) {
    const before = page.blocks().findLast((block) => block !== '');
    const set = typeof before === 'object' && before.name === 'tabs' ? before : { name: 'tabs', blocks: [] };
    if (set !== before) page.put(set);
    const tab: Container = { name: 'tab', label: page.inline(label, tell), blocks: [] };
    set.blocks.push(tab);
    page.enter(tab, { indent: indent + TAB });
    return true;
  }
  const [, mark, name = '', title] =
    /^(!!!|\?\?\?\+?)\s+([\w-]+)(?:\s+[\w-]+)*(?:\s+"([^"]*)")?\s*$/.exec(trimmed) ?? [];
  if (mark === undefined) return isDefinition(page, trimmed, { indent, tell });
  if (mark === '!!!')
    page.begin(
      { name: 'note', label: title ?? name, ...calloutFor(name, title), blocks: [] },
      { indent: indent + TAB },
    );
  else
    page.begin(
      {
        name: 'details',
        label: title ?? calloutFor(name)?.label ?? name.charAt(0).toUpperCase() + name.slice(1),
        attributes: mark === '???+' ? '{open}' : undefined,
        blocks: [],
      },
      { indent: indent + TAB },
    );
  return true;
}

/** Reads `:   Text` and what is indented below it: the definition of the term above. */
function isDefinition(page: BodyPage, trimmed: string, { indent, tell }: IndentedLine): boolean {
  const [, text] = /^:[ \t]{1,3}(.*)$/.exec(trimmed) ?? [];
  if (text === undefined) {
    const anchor = anchorLine(trimmed);
    if (anchor !== undefined && anchor !== '') page.put(' '.repeat(indent) + anchor);
    return /^\*\[[^\]]+\]:\s/.test(trimmed)
      ? loseLine(`the abbreviation \`${trimmed}\` has no counterpart`, tell)
      : anchor !== undefined;
  }
  page.begin({ name: '', blocks: [] }, { indent: indent + TAB });
  const inner = ' '.repeat(indent + TAB);
  if (!isIndented(page, text.trim(), { indent: indent + TAB, tell })) page.put(inner + page.inline(text.trim(), tell));
  return true;
}

function loseLine(reason: string, tell: Tell): true {
  tell(reason);
  return true;
}

/** Columns by which Python Markdown indents the content of a block; less indentation ends it. */
const TAB = 4;
