import { DocNodeKind, TSDocParser, type DocBlockTag, type DocNode } from '@microsoft/tsdoc';

/** A comment, split at its tags. */
export interface ParsedComment {
  /** The text before the first tag. */
  readonly text: string;
  /** The tags in their order, without the at sign; the text of each reaches to the next tag. */
  readonly tags: readonly { readonly name: string; readonly text: string }[];
}

/**
 * Splits a comment, with its slashes and asterisks, into its text and its tags. TSDoc's parser decides what is a tag
 * (https://tsdoc.org/pages/spec/tag_kinds/): not what is inside code, such as `@media`, and no name of a package. All
 * texts are as written, since they are Markdown. A word with an at sign within a line is a tag only if TSDoc or JSDoc
 * define it.
 */
export function parseComment(comment: string): ParsedComment {
  const { docComment, lines } = (parser ??= new TSDocParser()).parseString(comment);
  const starts: number[] = [];
  let length = 0;
  for (const line of lines) {
    starts.push(length);
    length += line.length + 1;
  }
  const whole = lines.map((line) => line.toString()).join('\n');
  /** Finds the place in the text without asterisks of a place in the comment. */
  const placeOf = (at: number) => {
    const index = lines.findLastIndex(({ pos }) => pos <= at);
    return (starts[index] ?? 0) + at - (lines[index]?.pos ?? 0);
  };
  const found = tagsIn(docComment)
    .map((tag) => ({ name: tag.tagName.slice(1), start: placeOf(startOf(tag)) }))
    .filter(({ name, start }) => isLineStart(whole, start) || KNOWN.has(name))
    .toSorted((a, b) => a.start - b.start);
  return {
    text: tidy(whole.slice(0, found[0]?.start)),
    tags: found.map(({ name, start }, at) => ({
      name,
      text: tidy(whole.slice(start + name.length + 1, found[at + 1]?.start)),
    })),
  };
}

let parser: TSDocParser | undefined;

/** Tags that count within a line as well: `/** Internal. @ignore *\/`. */
const KNOWN = new Set(
  (
    'alpha beta default defaultValue deprecated description example experimental hidden ignore internal param private ' +
    'remarks returns see since summary template throws typeParam'
  ).split(' '),
);

function tagsIn(node: DocNode): readonly DocBlockTag[] {
  return node.kind === DocNodeKind.BlockTag ? [node as DocBlockTag] : node.getChildNodes().flatMap(tagsIn);
}

function startOf(tag: DocBlockTag): number {
  return tag.getTokenSequence().tokens[0]?.range.pos ?? 0;
}

function isLineStart(text: string, at: number): boolean {
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, at).trim() === '';
}

/** Removes the space around a text that begins below its tag, and the indentation that all of its lines have. */
function tidy(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  if (lines[0]?.trim() !== '') return text.replace(/\r\n?/g, '\n').trim();
  const depths = lines.flatMap((line) => (line.trim() === '' ? [] : [line.length - line.trimStart().length]));
  const depth = depths.length === 0 ? 0 : Math.min(...depths);
  return lines
    .map((line) => line.slice(depth))
    .join('\n')
    .replace(/^\s*\n|\s+$/g, '');
}
