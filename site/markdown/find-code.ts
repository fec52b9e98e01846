/** A stretch of code in a text of Markdown, with its backticks. */
interface CodeStretch {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the code in a text of Markdown that no parser reads: runs of backticks up to the next run of the same length, in order.
 * Looks at each character once, whatever is open.
 */
export function findCode(markdown: string): readonly CodeStretch[] {
  const found: CodeStretch[] = [];
  let end = 0;
  for (const { start, closedBy } of findOpenings(markdown)) {
    if (start < end || closedBy === undefined) continue;
    end = closedBy.start + closedBy.length;
    found.push({ start, end });
  }
  return found;
}

interface Backticks {
  readonly start: number;
  readonly length: number;
}

interface Opening {
  readonly start: number;
  readonly closedBy: Backticks | undefined;
}

/** From this length on, backticks are a fence, whose code may have empty lines. */
const FENCE_LENGTH = 3;

function findOpenings(markdown: string): readonly Opening[] {
  let paragraph = 0;
  const written = Array.from(markdown.matchAll(BACKTICKS_OR_EMPTY_LINE)).flatMap(({ 0: { length }, 1: run, index }) => {
    if (run !== undefined) return [{ start: index, length, paragraph }];
    paragraph += 1;
    return [];
  });
  const next = new Map<number, (typeof written)[number]>();
  const found: Opening[] = [];
  for (const run of written.toReversed()) {
    const escaped = isEscaped(markdown, run.start) ? 1 : 0;
    const length = run.length - escaped;
    const other = next.get(length);
    next.set(run.length, run);
    const isClosed = other !== undefined && (other.paragraph === run.paragraph || length >= FENCE_LENGTH);
    found.push({ start: run.start + escaped, closedBy: isClosed ? other : undefined });
  }
  return found.toReversed();
}

const BACKTICKS_OR_EMPTY_LINE = /(`+)|\n[ \t\r]*(?=\n)/g;

/** Whether a backslash before it takes away what a character means. */
function isEscaped(markdown: string, at: number): boolean {
  let before = at;
  while (markdown[before - 1] === '\\') before -= 1;
  return (at - before) % 2 === 1;
}
