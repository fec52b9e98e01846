import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Watches what the minifier of stylesheets leaves out, since no browser understands it. */
export interface SkippedRules {
  /** Begins anew, before the next bundle. */
  restart(): void;
  /** Takes a stylesheet of the project, as it is given to the minifier. */
  add(file: string, code: string): void;
  /** Takes what a tool logs. */
  take(logged: string): void;
  /**
   * Throws what the project has written and can correct, with its place. What came with a package is left out in silence,
   * as browsers do it; if the project has compiled it into a stylesheet of its own, that is noted.
   */
  settle(): void;
}

/** Opens the watch of a bundler. */
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

/** What is wrong with a line of a stylesheet, and where in it; columns from 0. */
interface Skipped {
  readonly message: string;
  readonly line: string;
  readonly column: number;
}

/** Reads what Vite logs of the minifier: what is wrong, then a frame of code with a mark below the line. */
function readSkipped(logged: string): Skipped | undefined {
  const [message = '', ...frame] = logged.split('\n');
  const marked = frame.findIndex((line) => MARK.test(line));
  const [, shown] = LINE.exec(frame[marked - 1] ?? '') ?? [];
  const [, before] = MARK.exec(frame[marked] ?? '') ?? [];
  if (!message.startsWith('[lightningcss minify]') || shown === undefined || before === undefined) return undefined;
  // Of a long line, the frame shows a part.
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

/** A place in a file, as the bundler's plugins report them: lines from 1, columns from 0. */
interface Written {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** The longest line of a file that is at the place; what the project compiles may have been written otherwise. */
function findWritten(file: string, { line, column }: Skipped): Written | undefined {
  // A plugin may have made it up.
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
