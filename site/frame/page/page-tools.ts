import { ENGLISH, type Wording } from '../words.ts';
import { escapeHtml } from './escape-html.ts';

/** What a page says of the component that it is about; addresses are public ones. */
export interface ComponentHeader {
  readonly package: string;
  /** The statement that imports it. */
  readonly import: string;
  /** What importing it costs, in words. */
  readonly size?: string | undefined;
  readonly links: readonly { readonly title: string; readonly href: string }[];
}

/** Renders where a component comes from and where there is more about it, as a list of names and values. */
export function renderComponentHeader(
  { package: owner, import: statement, size, links }: ComponentHeader,
  { words }: Wording = ENGLISH,
): string {
  const rows: readonly (readonly [string, string])[] = [
    [words.componentPackage, `<code>${escapeHtml(owner)}</code>`],
    [words.componentImport, `<code>${escapeHtml(statement)}</code>`],
    ...(size === undefined ? [] : [[words.componentSize, escapeHtml(size)] as const]),
    ...(links.length === 0
      ? []
      : [
          [
            words.componentLinks,
            links.map(({ title, href }) => `<a href="${escapeHtml(href)}">${escapeHtml(title)}</a>`).join(' '),
          ] as const,
        ]),
  ];
  return `<dl class="component">${rows.map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${value}</dd></div>`).join('')}</dl>`;
}

/** Renders the ways to a page's Markdown copy at an address; copying works by script, and styles hide it without. */
export function renderMarkdownTools(address: string, { words }: Wording = ENGLISH): string {
  const href = escapeHtml(address);
  return `<div class="page-tools"><button type="button" data-island="copy-page" data-markdown="${href}">${escapeHtml(words.copyPage)}</button> <a href="${href}">${escapeHtml(words.viewMarkdown)}</a></div>`;
}

/** Renders the question whether the page was helpful; it works by script, and styles hide it without. Answers go to `endpoint`, else to analytics. */
export function renderFeedback(
  { endpoint }: { readonly endpoint?: string | undefined },
  { words }: Wording = ENGLISH,
): string {
  const address = endpoint === undefined ? '' : ` data-endpoint="${escapeHtml(endpoint)}"`;
  const button = (value: string, text: string) =>
    `<button type="button" value="${value}" data-island="feedback">${escapeHtml(text)}</button>`;
  return `<div class="feedback" role="group" aria-label="${escapeHtml(words.helpful)}"${address}><span>${escapeHtml(words.helpful)}</span>${button('yes', words.helpfulYes)}${button('no', words.helpfulNo)}</div>`;
}
