import { ENGLISH, type Wording } from '../../words/words.ts';
import { escapeHtml } from '../../text/escape-html.ts';

/** Facts about a page's component; addresses are public ones. */
export interface ComponentHeader {
  readonly package: string;
  /** Import statement, as the HTML of a code block. */
  readonly code: string;
  /** Bundle size: in short, and with what it includes. */
  readonly size?: { readonly short: string; readonly whole: string } | undefined;
  readonly links: readonly { readonly title: string; readonly href: string }[];
}

/**
 * Renders the package, import and links of a component. Without the room for a line of facts, they are folded: see
 * `styles/page-tools/first.css`.
 */
export function renderComponentHeader(
  { package: owner, code, size, links }: ComponentHeader,
  { words }: Wording = ENGLISH,
): string {
  const name = (text: string) => `<dt>${escapeHtml(text)}</dt>`;
  const rows = [
    `<div>${name(words.componentPackage)}<dd><code>${escapeHtml(owner)}</code></dd></div>`,
    size === undefined
      ? ''
      : `<div>${name(words.componentSize)}<dd><abbr title="${escapeHtml(size.whole)}">${escapeHtml(size.short)}</abbr></dd></div>`,
  ];
  const linked = links.map(({ title, href }) => `<a href="${escapeHtml(href)}">${escapeHtml(title)}</a>`);
  return `<details class="facts"><summary>${escapeHtml(words.componentFacts)}</summary>${code}<div class="fact-line"><dl>${rows.join('')}</dl>${linked.join('')}</div></details>`;
}

/**
 * Renders the links to a page's Markdown at an address, and a button that copies it; styles hide it without scripts.
 */
export function renderMarkdownTools(address: string, { words }: Wording = ENGLISH): string {
  const href = escapeHtml(address);
  return `<div class="page-tools"><button type="button" data-island="copy-page" data-markdown="${href}">${escapeHtml(words.copyPage)}</button> <a href="${href}">${escapeHtml(words.viewMarkdown)}</a></div>`;
}

/**
 * Renders the question whether the page was helpful; styles hide it without scripts. Answers go to `endpoint`, or else
 * to analytics.
 */
export function renderFeedback(
  { endpoint }: { readonly endpoint?: string | undefined },
  { words }: Wording = ENGLISH,
): string {
  const address = endpoint === undefined ? '' : ` data-endpoint="${escapeHtml(endpoint)}"`;
  const button = (value: string, text: string) =>
    `<button type="button" value="${value}" data-island="feedback">${escapeHtml(text)}</button>`;
  return `<div class="feedback" role="group" aria-label="${escapeHtml(words.helpful)}"${address}><span>${escapeHtml(words.helpful)}</span>${button('yes', words.helpfulYes)}${button('no', words.helpfulNo)}</div>`;
}
