import { stretchOf } from './destination.ts';
import { RAW_HTML } from '../../engine/markdown-diagnostics.ts';
import { type ReportProblem, shorten } from './report-problem.ts';
import { type NodeOf, withoutComments } from './syntax-tree.ts';

/** Reports raw HTML at its first tag; comments are no mistake. */
export function checkHtml(node: NodeOf<'html'>, source: string, report: ReportProblem): void {
  const tag = /<[^>\r\n]*>?/.exec(withoutComments(node.value))?.[0];
  // A closing tag alone is the end of something that was reported where it starts.
  if (tag === undefined || tag.startsWith('</')) return;
  const whole = stretchOf(node);
  const found = source.slice(whole.start, whole.end).indexOf(tag);
  const start = whole.start + found;
  const at = found === -1 ? whole : { start, end: start + tag.length };
  report(RAW_HTML, at, {
    message: `\`${shorten(tag)}\` is shown as text: pages hold no HTML.`,
    help: 'write it in Markdown, or in backticks if readers should see the tag',
  });
}
