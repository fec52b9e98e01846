import { harmless } from '../system/base/terminal-text.ts';
import { groupDigits } from '../system/summary.ts';
import type { LeftBlock } from '../code/blocks/read-code-blocks.ts';
import type { PackageCoverage, Share } from './measure-coverage.ts';

/**
 * Prints coverage as text: a paragraph of figures for each package, then what is missing; last, the code blocks that are
 * not checked.
 *
 * @example
 * pebble 2.0.0
 *   exports on pages          3 of 4 (75 %)
 *   props with a description  5 of 6 (83 %)
 */
export function printCoverage(packages: readonly PackageCoverage[], left: readonly LeftBlock[]): string {
  const paragraphs = packages.flatMap((each) => [
    figuresOf(each),
    ...KINDS.flatMap(({ share, lacks }) => list(each[share], lacks)),
  ]);
  const reasons = left.map(({ file, range, reason }) => harmless(`  ${file}:${range.start.line}  ${reason}`));
  const unchecked = reasons.length === 0 ? [] : [`Code blocks that are not checked\n${reasons.join('\n')}`];
  return `${[...paragraphs, ...unchecked].join('\n\n')}\n`;
}

/** The measures in their order, with the heading of what is missing. */
const KINDS = [
  { share: 'exports', label: 'exports on pages', lacks: 'On no page' },
  { share: 'described', label: 'props with a description', lacks: 'Without a description' },
  { share: 'shown', label: 'props shown by a demo', lacks: 'Shown by no demo' },
  { share: 'proven', label: 'components rendered', lacks: 'Not rendered' },
] as const;

const WIDTH = Math.max(...KINDS.map(({ label }) => label.length)) + 2;

function figuresOf({ package: owner, version, ...shares }: PackageCoverage): string {
  const lines = KINDS.map(({ share, label }) => `  ${label.padEnd(WIDTH)}${say(shares[share])}`);
  return [harmless(version === undefined ? owner : `${owner} ${version}`), ...lines].join('\n');
}

function say({ covered, total }: Share): string {
  const percent = total === 0 ? '' : ` (${Math.floor((100 * covered) / total)} %)`;
  return `${groupDigits(covered)} of ${groupDigits(total)}${percent}`;
}

function list({ missing }: Share, heading: string): readonly string[] {
  const entries = Object.entries(missing);
  if (entries.length === 0) return [];
  const lines = entries.map(([name, items]) =>
    harmless(`    ${name}${items.length === 0 ? '' : `: ${items.join(', ')}`}`),
  );
  return [`  ${heading}\n${lines.join('\n')}`];
}
