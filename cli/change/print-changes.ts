import type { ManifestDiff } from '../../engine/diff/index.ts';
import type { Palette } from '../system/base/paint.ts';
import { harmless, toCells, widthOf } from '../system/base/terminal-text.ts';
import { describeChanges, type Change } from './describe-changes.ts';

/** Redirects that a change lacks. */
export type MissingRedirects = readonly { readonly from: string; readonly to: string | undefined }[];

/** Prints the changes for the terminal. */
export function printChanges(diff: ManifestDiff, against: string, palette: Palette): string {
  const groups = describeChanges(diff);
  if (groups.length === 0) return `${nothing(against, against)}\n`;
  const paragraphs = groups.map(({ title, rows }) => [palette.strong(title), ...inColumns(rows)].join('\n'));
  return `${[`Compared with ${against}:`, ...paragraphs].join('\n\n')}\n`;
}

function inColumns(rows: readonly Change[]): readonly string[] {
  const widths = rows.map(({ subject }) => widthOf(toCells(harmless(subject))));
  const column = Math.min(MAX_COLUMN, Math.max(...widths)) + 2;
  return rows.map(
    ({ subject, words }, at) =>
      `  ${harmless(subject)}${words === '' ? '' : `${' '.repeat(Math.max(1, column - (widths[at] ?? 0)))}${harmless(words)}`}`,
  );
}

const MAX_COLUMN = 60;

/** Returns the missing redirects, ready to be pasted into `nav/site.yaml`. */
export function printRedirects(redirects: MissingRedirects): string {
  return redirects
    .map(({ from, to }) => `  - from: ${from}\n    to: ${to ?? '# the page that takes its place'}\n`)
    .join('');
}

/** Prints the changes for a comment on a pull request, in the Markdown of GitHub and GitLab. */
export function printMarkdown(
  diff: ManifestDiff,
  against: string,
  { redirects, messages }: { readonly redirects: MissingRedirects; readonly messages: readonly string[] },
): string {
  const groups = describeChanges(diff);
  const lost =
    messages.length === 0
      ? []
      : ['**Addresses that would break:**', messages.map((message) => `- ${escape(message)}`).join('\n')];
  const yaml =
    redirects.length === 0
      ? []
      : ['Add to `redirects` in `nav/site.yaml`:', `\`\`\`yaml\n${printRedirects(redirects)}\`\`\``];
  const lists = groups.map(({ title, rows }) =>
    rows.length === 0
      ? `- ${title}`
      : `<details><summary>${title}</summary>\n\n${rows.map(({ subject, words }) => `- ${inCode(subject)} ${escape(words)}`.trimEnd()).join('\n')}\n\n</details>`,
  );
  const head =
    groups.length === 0
      ? nothing(against, inCode(against))
      : `Compared with ${inCode(against)}: ${groups.map(({ title }) => title).join(', ')}.`;
  return `${['### What changes for readers', head, ...lost, ...yaml, ...lists].join('\n\n')}\n`;
}

/** A manifest does not tell everything. */
function nothing(against: string, name: string): string {
  return `Nothing changes for readers, compared with ${name}${against.endsWith('.json') ? ', which has no texts' : ''}.`;
}

function inCode(text: string): string {
  return `\`${harmless(text).replaceAll('`', '')}\``;
}

/** Escapes Markdown in the writers' own words, but not code in a message. */
function escape(text: string): string {
  return harmless(text).replace(
    /(`[^`]*`)|([\\<>*_[\]#|~])/g,
    (_, code: string | undefined, mark: string | undefined) => code ?? `\\${mark ?? ''}`,
  );
}
