/** A page in the making: lines of Markdown, and directives with blocks inside them. */
export type Block = string | Container;

/** A directive; `tabs` is the name of a set of tabs, `''` that of what has no counterpart but its content. */
export interface Container {
  readonly name: string;
  label?: string | undefined;
  /** Attributes, as they are written behind the label. */
  readonly attributes?: string | undefined;
  /** Columns that it is indented by: those of the list that it is part of. */
  readonly indent?: number | undefined;
  /** Stands before the content. */
  readonly lead?: string | undefined;
  /** Stands behind the content. */
  readonly tail?: string | undefined;
  readonly blocks: Block[];
}

/** Writes blocks, each directive with more colons than those inside it. */
export function writeBlocks(blocks: readonly Block[]): string {
  return writeFrom(blocks, 0);
}

/** Writes blocks without their first columns. */
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

/** A table and a definition of a link go on until an empty line, whatever is there. */
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

/** The indentation that all lines have; directives that are no part of a list have none of their own. */
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

/** A tab for each block of code, called what the block is called. */
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
