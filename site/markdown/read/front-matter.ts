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
 * Blank lines or comments followed by front matter, which has only keys and their values up to the next line of dashes:
 * as in lidge-jun/opencodex#1440 and habitat-sh/habitat#7396.
 */
const ABOVE =
  /^(?:(?:[ \t]*|<!--[^\n]*-->[ \t]*)\r?\n)+(?=---[ \t]*\r?\n(?:[a-z][\w-]*:[^\n]*\n|[ \t]+[^\n]*\n|-[ \t][^\n]*\n)+---[ \t]*(?:\r?\n|$))/;

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
    const [above] = ABOVE.exec(source) ?? [];
    if (above === undefined) return;
    report(
      'misplaced-front-matter',
      { start: above.length, end: above.length + '---'.length },
      {
        message: 'The front matter that starts here is not read, because it is not at the top of the page.',
        help: 'remove the lines above it',
      },
    );
  }
}

const FENCE = { start: 0, end: 3 };
