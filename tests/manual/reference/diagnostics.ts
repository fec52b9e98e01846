import { existsSync, readdirSync, readFileSync } from 'node:fs';

import path from 'node:path';
import * as ofDiff from '../../../engine/diagnostic/diff-diagnostics.ts';
import { CATALOGUE, type DiagnosticDefinition } from '../../../engine/index.ts';
import { MARKDOWN_DIAGNOSTICS } from '../../../engine/diagnostic/markdown-diagnostics.ts';
import { COMPONENT_DIAGNOSTICS } from '../../../engine/check/diagnostics/code-diagnostics.ts';
import { FEATURE_DIAGNOSTICS } from '../../../engine/check/diagnostics/feature-diagnostics.ts';
import * as ofOutput from '../../../engine/check/diagnostics/output-diagnostics.ts';
import { componentTargets, takenComponentName } from '../../../engine/check/rules/component-targets.ts';
import { refusedEmbed } from '../../../engine/check/rules/embeds.ts';
import { ruleFailed } from '../../../engine/check/rules/found.ts';
import { isAdjustable } from '../../../engine/diagnostic/policy.ts';
import { RULES } from '../../../engine/check/rules/index.ts';
import { fence, page, table, words } from './markdown.ts';

/** The folder with the smallest project of each kind, its report, and the fixed project. */
const FIXTURES = path.join(import.meta.dirname, '../../diagnostics');

const codesOf = (definitions: readonly { readonly code: string }[]): ReadonlySet<string> =>
  new Set(definitions.map(({ code }) => code));
const OF_FEATURES = codesOf([
  ...FEATURE_DIAGNOSTICS,
  ...COMPONENT_DIAGNOSTICS,
  componentTargets,
  takenComponentName,
  refusedEmbed,
  ruleFailed,
]);
const OF_NAVIGATION = codesOf(RULES.filter(({ code }) => !OF_FEATURES.has(code)));
const OF_PAGES = codesOf(MARKDOWN_DIAGNOSTICS);
const OF_OUTPUT = codesOf([...Object.values(ofOutput), ...Object.values(ofDiff)]);
const LISTED = [OF_NAVIGATION, OF_FEATURES, OF_PAGES, OF_OUTPUT];

/** A page with the diagnostics of one part of a project. */
interface Part {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly holds: (code: string) => boolean;
}

const PARTS: readonly Part[] = [
  {
    name: 'files',
    title: 'Files, keys and demos',
    description: 'What can be wrong with a file, a key, a value or a demo, with an example and the way to fix it.',
    holds: (code) => !LISTED.some((codes) => codes.has(code)),
  },
  {
    name: 'navigation',
    title: 'Navigation and links',
    description:
      'What can be wrong with the navigation, links, redirects, versions and the brand, each with an example.',
    holds: (code) => OF_NAVIGATION.has(code),
  },
  {
    name: 'features',
    title: 'Features, components and rules',
    description:
      'What can be wrong with icons, tokens, formulas, embeds, and with components, features and rules of your own.',
    holds: (code) => OF_FEATURES.has(code),
  },
  {
    name: 'pages',
    title: 'Text of pages',
    description: 'What can be wrong with the Markdown of a page, each with an example and the way to fix it.',
    holds: (code) => OF_PAGES.has(code),
  },
  {
    name: 'output',
    title: 'Built site and changes',
    description:
      'What `check-links`, `check-search` and `diff` find in the built site and in a change, and what each finding means.',
    holds: (code) => OF_OUTPUT.has(code),
  },
];

/** The list of all kinds, each with a link to its explanation. */
export function diagnosticsPage(): string {
  const rows = CATALOGUE.map((definition) => [
    `[\`${definition.code}\`](${addressOf(definition.code)})`,
    severityOf(definition),
    words(definition.summary),
  ]);
  return page(
    'Every diagnostic of docs-nav by its code, with its severity and a link to an example.',
    'A diagnostic has a code, which stays the same from release to release. `docs-nav explain <code>` prints in a terminal what these pages say. An error stops a build and `docs-nav validate`; `rules` in `nav/site.yaml` can change what is marked as adjustable, as [Baseline and rules](/docs-nav/baseline-and-rules) shows.',
    table(['Code', 'Severity', 'Reports'], rows),
  );
}

/** The page of each part, by file name. */
export function diagnosticsPages(): Readonly<Record<string, string>> {
  return Object.fromEntries(PARTS.map((part) => [`${part.name}.md`, partPage(part)]));
}

function partPage({ description, holds }: Part): string {
  return page(description, ...CATALOGUE.filter(({ code }) => holds(code)).map(explain));
}

function addressOf(code: string): string {
  return `/docs-nav/reference/diagnostics/${PARTS.find(({ holds }) => holds(code))?.name}#${code}`;
}

function severityOf(definition: DiagnosticDefinition): string {
  return `${definition.severity}${definition.severity === 'error' && isAdjustable(definition) ? ', adjustable' : ''}`;
}

function explain(definition: DiagnosticDefinition): string {
  const folder = path.join(FIXTURES, definition.code);
  const blocks = [
    `## ${definition.code}`,
    `**${severityOf(definition)}** · ${words(definition.summary)} ${words(definition.why)}`,
  ];
  if (existsSync(folder)) {
    blocks.push(fence('text title="docs-nav validate"', reportIn(folder)));
    const change = changeIn(folder);
    if (change !== '') blocks.push('Fixed:', change);
  }
  return blocks.join('\n\n');
}

/** The report of the smallest project, without the summary line. */
function reportIn(folder: string): string {
  return readFileSync(path.join(folder, 'output.txt'), 'utf8').replace(/\n\n[^\n]*\n*$/, '');
}

/** The maximum number of lines of a change that is shown. */
const SHOWN_LINES = 16;

/** The changes in the fixed project, as a diff of each file; nothing if they are not text, or too long. */
function changeIn(folder: string): string {
  const [before, after] = [readTexts(folder), readTexts(path.join(folder, 'ok'))];
  const names = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  const changed = names.filter((name) => before.get(name) !== after.get(name));
  const diffs = changed.map((name) =>
    fence(`diff title="${name}"`, diffLines(before.get(name) ?? '', after.get(name) ?? '')),
  );
  const isShown = diffs.every(
    (diff) => diff.split('\n').length <= SHOWN_LINES && diff.includes('\n+') && !diff.includes('\uFFFD'),
  );
  return isShown ? diffs.join('\n\n') : '';
}

function readTexts(folder: string): ReadonlyMap<string, string> {
  const files = ['nav', 'content']
    .filter((name) => existsSync(path.join(folder, name)))
    .flatMap((name) => readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true }));
  return new Map(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file).replaceAll(path.sep, '/'), readFileSync(file, 'utf8')]),
  );
}

/** Removed and added lines, with a line of context on each side. */
function diffLines(before: string, after: string): string {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let head = 0;
  while (head < old.length && head < now.length && old[head] === now[head]) head++;
  let tail = 0;
  while (
    tail < old.length - head &&
    tail < now.length - head &&
    old[old.length - 1 - tail] === now[now.length - 1 - tail]
  )
    tail++;
  const around = (lines: readonly string[]) => lines.filter((line) => line.trim() !== '').map((line) => ` ${line}`);
  return [
    ...around(old.slice(Math.max(0, head - 1), head)),
    ...old.slice(head, old.length - tail).map((line) => `-${line}`),
    ...now.slice(head, now.length - tail).map((line) => `+${line}`),
    ...around(old.slice(old.length - tail, old.length - tail + 1)),
  ].join('\n');
}
