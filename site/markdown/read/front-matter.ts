import type { PageFacts } from '../../../engine/model/project-input.ts';
import { stretchOf } from '../tree/destination.ts';
import type { ParsedPage } from './parse-page.ts';
import type { ReportProblem } from '../tree/report-problem.ts';

/** Extracts the YAML between the `---` lines from a page parsed with positions. */
export function findFrontMatter({ root, source, toWritten }: ParsedPage): PageFacts['frontMatter'] {
  const node = root.children[0];
  if (node?.type !== 'yaml') return undefined;
  const start = source.indexOf('\n') + 1;
  const end = source.lastIndexOf('\n', stretchOf(node).end - 1) + 1;
  return { text: source.slice(start, end), offset: toWritten(start), line: 2 };
}

const OPENED = /^---[ \t]*\r?\n[\w-]+:/;

/**
 * Front matter below blank lines, or between lines of the wrong length or of the dashes that word processors make of
 * hyphens, as far as it differs from text between two rules.
 */
const MISPLACED =
  /^(?:(?:[ \t]*\r?\n)+(---)[ \t]*\r?\n(?=[\w-]+:[ \t])|((?=-{4}|-*[–—])[-–—]+)[ \t]*\r?\n(?=[\w-]+:[ \t]))/;

/** Comments or a title followed by front matter: only keys and their values up to the next line of dashes. */
const BELOW =
  /^(?:(?:[ \t]*|<!--[^\n]*-->[ \t]*|#[ \t][^\n]*)\r?\n)+(?=---[ \t]*\r?\n(?:[a-z][\w-]*:[^\n]*\n|[ \t]+[^\n]*\n|-[ \t][^\n]*\n)+---[ \t]*(?:\r?\n|$))/;

/** Reports front matter without effect: never closed, not YAML, or not at the top. */
export function checkFrontMatter({ root, source }: ParsedPage, report: ReportProblem): void {
  const first = root.children[0]?.type;
  if (first === 'toml') {
    report('unsupported-front-matter', FENCE, {
      message: 'The front matter between `+++` lines is not read.',
      help: 'write it in YAML between `---` lines',
    });
  } else if (first !== 'yaml' && OPENED.test(source)) {
    report('unclosed-front-matter', FENCE, {
      message: 'The front matter that starts here has no closing `---` line.',
      help: 'add a line `---` after its last key',
    });
  } else if (first !== 'yaml') {
    const [above] = BELOW.exec(source) ?? [];
    if (above !== undefined && above.trim() !== '') {
      report(
        'misplaced-front-matter',
        { start: above.length, end: above.length + '---'.length },
        {
          message: 'The front matter that starts here is not read, because it is not at the top of the page.',
          help: 'move it to the top of the page',
        },
      );
      return;
    }
    const [opening, dashes = '', more = ''] = MISPLACED.exec(source) ?? [];
    const closing = /^-*$/.test(more) ? /[\r\n]-{3,}[ \t]*(?:[\r\n]|$)/ : /[\r\n][-–—]+[ \t]*(?:[\r\n]|$)/;
    if (opening === undefined || !closing.test(source.slice(opening.length))) return;
    const start = opening.search(/[-–—]/);
    report(
      'misplaced-front-matter',
      { start, end: start + (dashes || more).length },
      dashes === ''
        ? {
            message: `The front matter between lines of ${/[–—]/.test(more) ? 'long' : 'more than three'} dashes is not read.`,
            help: 'write `---` above and below it',
          }
        : {
            message: 'The front matter that starts here is not read, because it is not at the top of the page.',
            help: 'remove the lines above it',
          },
    );
  }
}

const FENCE = { start: 0, end: 3 };
