/** Part of a page being converted: lines of Markdown, or a directive with blocks inside it. */
export type Block = string | Container;

/**
 * A directive; `tabs` is the name of a set of tabs, `''` that of something without an equivalent except its content.
 */
export interface Container {
  readonly name: string;
  label?: string | undefined;
  /** Attributes, as written after the label. */
  readonly attributes?: string | undefined;
  /** Columns of its indentation: those of the list that contains it. */
  readonly indent?: number | undefined;
  /** Comes before the content. */
  readonly lead?: string | undefined;
  /** Comes after the content. */
  readonly tail?: string | undefined;
  readonly blocks: Block[];
}

/** Writes blocks, with more colons for each directive than for those inside it. */
export function writeBlocks(blocks: readonly Block[]): string {
  return writeFrom(blocks, 0);
}

/** Writes blocks without the given number of leading columns. */
function writeFrom(blocks: readonly Block[], columns: number): string {
  return blocks
    .map((block) =>
      typeof block === 'string'
        ? block.replaceAll(new RegExp(`^[ \\t]{0,${columns}}`, 'gm'), '')
        : indented(writeContainer(block), Math.max(0, (block.indent ?? 0) - columns)),
    )
    .join('\n');
}

function writeContainer({ name, label, attributes = '', lead, tail, blocks }: Container): string {
  if (name === 'tabs' && blocks.some((block) => typeof block === 'string' && /^\s*(?:`{3}|~{3})/.test(block))) {
    return writeContainer({
      name,
      label,
      blocks: [...tabsOf(blocks.flatMap((block) => (typeof block === 'string' ? block.split('\n') : [])))],
    });
  }
  const content = writeFrom(blocks, commonIndent(blocks)).replace(/^(?:[ \t]*\n)+|\s+$/g, '');
  const body = [lead, content, tail]
    .filter((part) => part !== undefined && part !== '')
    .join('\n\n')
    .trimEnd();
  if (name === '') return `\n${body}\n`;
  const colons = ':'.repeat(2 + heightOf(blocks));
  const title = label === undefined || label === '' ? '' : `[${label.replaceAll(/[[\]]/g, '')}]`;
  return `\n${colons}${name}${title}${attributes}\n${name === 'tabs' ? '' : '\n'}${body}\n${takesColons(body) ? '\n' : ''}${colons}\n`;
}

/**
 * Returns whether a text would absorb the colons of a directive: tables and link definitions continue until an empty
 * line.
 */
function takesColons(body: string): boolean {
  return /(?:^|\n)[ \t]*(?:\||\[[^\]]+\]:)[^\n]*$/.test(body);
}

function indented(text: string, columns: number): string {
  return columns === 0 ? text : text.replaceAll(/^(?=.*\S)/gm, ' '.repeat(columns));
}

function heightOf(blocks: readonly Block[]): number {
  return (
    1 +
    Math.max(
      0,
      ...blocks.map((block) => (typeof block === 'string' ? 0 : heightOf(block.blocks) - (block.name === '' ? 1 : 0))),
    )
  );
}

/** Returns the indentation that all lines share; directives outside lists have none of their own. */
function commonIndent(blocks: readonly Block[]): number {
  const indents = blocks.flatMap((block) =>
    typeof block === 'string'
      ? block
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((line) => line.length - line.trimStart().length)
      : (block.indent ?? []),
  );
  return indents.length === 0 ? 0 : Math.min(...indents);
}

/** Yields a tab for each code block, with the block's title. */
function* tabsOf(lines: readonly string[]): Generator<Container> {
  let tab: Container | undefined;
  let mark = '';
  for (const line of lines) {
    const [, fence, language = '', title] = /^\s*(`{3,}|~{3,})(\w*)(?:.*?\btitle="([^"]*)")?/.exec(line) ?? [];
    if (tab === undefined && fence !== undefined) {
      mark = fence;
      tab = { name: 'tab', label: title ?? (language === '' ? 'Code' : language), blocks: [line] };
    } else if (tab !== undefined) {
      tab.blocks.push(line);
      if (line.trim() === mark) {
        yield tab;
        tab = undefined;
      }
    }
  }
}
