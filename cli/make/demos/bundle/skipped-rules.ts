import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Collects the rules that the CSS minifier skips because no browser understands them. */
export interface SkippedRules {
  /** Starts over, before the next bundle. */
  restart(): void;
  /** Records a stylesheet of the project, as passed to the minifier. */
  add(file: string, code: string): void;
  /** Records a tool's log message. */
  take(logged: string): void;
  /**
   * Throws an error about the project's own source, which the project can correct, with the place. Rules from a package
   * are skipped silently, as in browsers; if the project compiled them into a stylesheet of its own, that is noted.
   */
  settle(): void;
}

/** Opens a bundler's collection. */
export function watchSkippedRules(note: (text: string) => void): SkippedRules {
  const sheets = new Map<string, string>();
  const skipped: Skipped[] = [];
  return {
    restart() {
      sheets.clear();
      skipped.length = 0;
    },
    add: (file, code) => void sheets.set(file, code),
    take(logged) {
      const rule = readSkipped(stripVTControlCharacters(logged));
      if (rule !== undefined) skipped.push(rule);
    },
    settle() {
      const mistakes: Error[] = [];
      for (const rule of skipped) {
        const files = [...sheets].filter(([, code]) => code.includes(rule.line)).map(([file]) => file);
        const place = files.map((file) => findWritten(file, rule)).find((found) => found !== undefined);
        if (place !== undefined)
          mistakes.push(
            Object.assign(new Error(rule.message), { plugin: 'docs-nav-minifier', id: place.file, loc: place }),
          );
        else if (files[0] !== undefined)
          note(`\`${rule.line.trim()}\` in what ${files[0]} imports is left out: no browser understands it.`);
      }
      if (mistakes.length > 0) throw new AggregateError(mistakes, 'Stylesheets have mistakes.');
    },
  };
}

/** The mistake in a line of a stylesheet, and its place; columns start at 0. */
interface Skipped {
  readonly message: string;
  readonly line: string;
  readonly column: number;
}

/** Reads Vite's log of the minifier: a message, then a code frame with a mark below the line. */
function readSkipped(logged: string): Skipped | undefined {
  const [message = '', ...frame] = logged.split('\n');
  const marked = frame.findIndex((line) => MARK.test(line));
  const [, shown] = LINE.exec(frame[marked - 1] ?? '') ?? [];
  const [, before] = MARK.exec(frame[marked] ?? '') ?? [];
  if (!message.startsWith('[lightningcss minify]') || shown === undefined || before === undefined) return undefined;
  // For a long line, the frame shows an excerpt.
  const isCut = shown.startsWith(CUT);
  return {
    message,
    line: shown.slice(isCut ? CUT.length : 0, shown.endsWith(CUT) ? -CUT.length : undefined),
    column: before.length - (isCut ? CUT.length : 0),
  };
}

const LINE = /^\d+ *\| {2}(.*)$/;
const MARK = /^ *\| {2}( *)\^/;
const CUT = '...';

/** A place in a file in the format of the bundler's plugins: lines start at 1, columns at 0. */
interface Written {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Finds the longest line of a file at the place; the source may differ from what the project compiled it to. */
function findWritten(file: string, { line, column }: Skipped): Written | undefined {
  // A plugin may have generated it.
  if (!existsSync(file)) return undefined;
  let longest = '';
  let found: Written | undefined;
  for (const [at, text] of readFileSync(file, 'utf8').split('\n').entries()) {
    const written = text.trim();
    const start = line.indexOf(written);
    if (written.length <= longest.length || start < 0 || column < start || column >= start + written.length) continue;
    longest = written;
    found = { file, line: at + 1, column: text.indexOf(written) + column - start };
  }
  return found;
}
