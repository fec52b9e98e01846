import { ENGLISH, type Wording } from '../../words/words.ts';
import { escapeHtml } from '../../text/escape-html.ts';

/** Facts about a page's component; addresses are public ones. */
export interface ComponentHeader {
  readonly package: string;
  /** Import statement. */
  readonly import: string;
  /** Bundle size in words. */
  readonly size?: string | undefined;
  readonly links: readonly { readonly title: string; readonly href: string }[];
}

/** Renders the package, import and links of a component, as a list of names and values. */
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
