import { CONFLICT_WORDS, findMergeConflicts, type MergeConflict } from '../../../engine/diagnostic/merge-conflicts.ts';
import type { PageProblem } from '../../../engine/model/project-input.ts';
import type { Range } from '../../../engine/text/source.ts';
import { stretchOf, type Stretch } from '../tree/destination.ts';
import { parsePage, type ParsedPage } from '../read/parse-page.ts';
import { createReporter } from '../tree/report-problem.ts';
import { nodesIn } from '../tree/syntax-tree.ts';

/** Finds the merge conflicts in a page, except for those in code blocks, which may be examples. */
export function findPageConflicts(page: ParsedPage): readonly MergeConflict[] {
  const found = findMergeConflicts(page.source);
  if (found.length === 0) return found;
  const blocks = codeOf(page);
  return found.filter(({ start }) => !blocks.some((block) => block.start <= start && start < block.end));
}

/**
 * Replaces other problems between the markers of conflicts, which Markdown reads as headings and quotes, and which are
 * invalid MDX.
 */
export function withConflicts(
  problems: readonly PageProblem[],
  conflicts: readonly MergeConflict[],
  toRange: (at: Stretch) => Range,
): readonly PageProblem[] {
  if (conflicts.length === 0) return problems;
  const places = conflicts.map(({ start, upTo }) => toRange({ start, end: upTo }));
  const told = problems.filter(
    ({ code, range: { start } }) =>
      code !== 'mdx-syntax' &&
      !places.some((place) => place.start.offset <= start.offset && start.offset <= place.end.offset),
  );
  const report = createReporter(told, toRange);
  for (const at of conflicts) report('merge-conflict', at, CONFLICT_WORDS);
  return told;
}

/** Finds the code blocks of a page; invalid MDX is parsed as Markdown for this. */
function codeOf(page: ParsedPage): readonly Stretch[] {
  const { root, source, toWritten } = page.isPlain === true ? parsePage(page.source, { positions: true }) : page;
  const found: Stretch[] = [];
  for (const node of nodesIn(root)) {
    if (node.type !== 'code') continue;
    const { start, end } = stretchOf(node);
    // The position of an element is that of its opening tag.
    const close = source.startsWith('<pre', start) ? source.indexOf('</pre', start) : end;
    found.push({ start, end: close });
  }
  return root === page.root ? found : found.map(({ start, end }) => ({ start: toWritten(start), end: toWritten(end) }));
}
