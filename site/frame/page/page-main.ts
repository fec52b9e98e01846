import { endsParagraph } from '../../text/ends-paragraph.ts';
import type { Language, PageLink, Route } from '../../../engine/manifest/manifest.ts';
import { fillText } from '../../browser/page-language.ts';
import { ENGLISH, nameDay, type Wording } from '../../words/words.ts';
import { renderBreadcrumbs, type Crumb } from './breadcrumbs.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import type { HrefOf } from '../../text/node-link.ts';
import { renderComponentHeader, renderFeedback, renderMarkdownTools, type ComponentHeader } from './page-tools.ts';
import { renderTags } from '../../text/render-tags.ts';

/** Content of a page's `<main>`. */
export interface PageMain extends Pick<Route, 'title' | 'tags' | 'tabs' | 'previous' | 'next'> {
  readonly pathname: string;
  /** Whether the page’s own HTML contains its title. */
  readonly hasTitle?: boolean | undefined;
  readonly crumbs: readonly Crumb[];
  /** The sentence below the title, as inline HTML from the Markdown renderer. */
  readonly lead?: string | undefined;
  /** HTML of the demo that the page opens with. */
  readonly openingDemo?: string | undefined;
  /** HTML of the page's ad slot. */
  readonly adSlot?: string;
  /** Replacement of a deprecated page. */
  readonly replacement?: PageLink | undefined;
  /** Other pages on the same subject, such as the API of a component. */
  readonly related?: readonly PageLink[] | undefined;
  /** The page's own HTML. */
  readonly body: string;
  /** Package, import and links of the page's component. */
  readonly component?: ComponentHeader | undefined;
  /** Public path of the page's Markdown. */
  readonly markdown?: string | undefined;
  readonly editUrl?: string | undefined;
  readonly problemUrl?: string | undefined;
  /** Target of answers to the question whether the page was helpful; absent if it is not asked. */
  readonly feedback?: { readonly endpoint?: string | undefined } | undefined;
  /** The day of the last change, as `YYYY-MM-DD`. */
  readonly updated?: string | undefined;
  /** Whether readers can change their decision about reports of their visits. */
  readonly consentChoice?: boolean;
  /** Language of the content if it is not translated into the page's language yet. */
  readonly foreign?: Foreign | undefined;
}

/** Language of a part of the page. */
export type Foreign = Pick<Language, 'code' | 'direction'>;

/**
 * Renders a page's opening: breadcrumbs, title and lead. It appears before any stylesheet has loaded, with the styles
 * of `styles/opening.css`.
 */
export function renderOpening(page: PageMain, hrefOf: HrefOf, wording: Wording = ENGLISH): string {
  const lead = endsParagraph(page.lead ?? '') ? 'div' : 'p';
  return (
    renderBreadcrumbs(page.crumbs, hrefOf, wording) +
    (page.hasTitle === true ? '' : `<h1>${escapeHtml(page.title)}${renderTags(page.tags, wording)}</h1>`) +
    (page.lead ? `<${lead} class="lead"${languageOf(page.foreign)}>${page.lead}</${lead}>` : '')
  );
}

/** Renders the rest of `<main>`, in reading order. */
export function renderPageMain(page: PageMain, hrefOf: HrefOf, wording: Wording = ENGLISH): string {
  const { adSlot = '', openingDemo } = page;
  const opening = openingDemo === undefined ? '' : `<div class="prose opening-demo">${openingDemo}</div>`;
  return (
    (opening === '' ? adSlot : '') +
    renderTabs(page.tabs ?? [], page.pathname, page.title, hrefOf) +
    renderReplacement(page, hrefOf, wording) +
    (page.foreign === undefined
      ? ''
      : `<aside class="callout note untranslated" role="note"><p>${escapeHtml(wording.words.untranslated)}</p></aside>`) +
    opening +
    renderFacts(page, wording) +
    (opening === '' ? '' : adSlot) +
    `<article class="prose"${languageOf(page.foreign)}>${page.body}</article>` +
    renderRelated(page.related ?? [], hrefOf, wording) +
    renderPager(page.previous, page.next, hrefOf, wording) +
    renderFooter(page, wording)
  );
}

function renderFacts({ component, markdown }: PageMain, wording: Wording): string {
  const facts = component === undefined ? '' : renderComponentHeader(component, wording);
  return facts + (markdown === undefined ? '' : renderMarkdownTools(markdown, wording));
}

/** Renders the attributes of a part whose language differs from the page's. */
function languageOf(foreign: Foreign | undefined): string {
  return foreign === undefined ? '' : ` lang="${escapeHtml(foreign.code)}" dir="${foreign.direction}"`;
}

function renderReplacement({ replacement }: PageMain, hrefOf: HrefOf, { words }: Wording): string {
  if (replacement === undefined) return '';
  const link = `<a href="${hrefOfLink(replacement, hrefOf)}">${escapeHtml(replacement.title)}</a>`;
  return (
    `<aside class="callout warning" role="note"><p class="callout-title">${escapeHtml(words.deprecated)}</p>` +
    `<p>${fillText(escapeHtml(words.useInstead), { link })}</p></aside>`
  );
}

function renderRelated(related: readonly PageLink[], hrefOf: HrefOf, { words }: Wording): string {
  if (related.length === 0) return '';
  const links = related.map((link) => `<li><a href="${hrefOfLink(link, hrefOf)}">${escapeHtml(link.title)}</a></li>`);
  return `<nav class="related" aria-label="${escapeHtml(words.related)}"><ul>${links.join('')}</ul></nav>`;
}

function renderFooter({ editUrl, problemUrl, feedback, updated, consentChoice }: PageMain, wording: Wording): string {
  if ([editUrl, problemUrl, feedback, updated].every((part) => part === undefined) && !consentChoice) return '';
  const { words } = wording;
  return (
    '<footer>' +
    (feedback === undefined ? '' : renderFeedback(feedback, wording)) +
    (updated === undefined
      ? ''
      : `<span>${escapeHtml(words.updated)} <time datetime="${escapeHtml(updated)}">${escapeHtml(nameDay(updated, wording))}</time></span>`) +
    (editUrl === undefined ? '' : `<a class="edit" href="${escapeHtml(editUrl)}">${escapeHtml(words.edit)}</a>`) +
    (problemUrl === undefined
      ? ''
      : `<a class="problem" href="${escapeHtml(problemUrl)}">${escapeHtml(words.reportProblem)}</a>`) +
    (consentChoice ? renderConsentButton(wording) : '') +
    '</footer>'
  );
}

/** Renders the button that opens the consent panel; it needs a script, as do the reports. */
export function renderConsentButton({ words }: Wording = ENGLISH): string {
  return `<button type="button" data-consent>${escapeHtml(words.consentTitle)}</button>`;
}

/** Renders the tabs of a page with several addresses; `name` is the page's title. */
export function renderTabs(tabs: readonly PageLink[], current: string, name: string, hrefOf: HrefOf): string {
  if (tabs.length === 0) return '';
  const items = tabs.map((tab) => {
    const mark = tab.pathname === current ? ' aria-current="page"' : '';
    return `<a href="${hrefOfLink(tab, hrefOf)}"${mark}>${escapeHtml(tab.title)}</a>`;
  });
  return `<nav class="tabs" aria-label="${escapeHtml(name)}">${items.join('')}</nav>`;
}

/** Renders the links to the previous and next page; returns an empty string if there is neither. */
export function renderPager(
  previous: PageLink | undefined,
  next: PageLink | undefined,
  hrefOf: HrefOf,
  { words }: Wording = ENGLISH,
): string {
  if (previous === undefined && next === undefined) return '';
  return (
    `<nav class="pager" aria-label="${escapeHtml(words.pages)}">` +
    renderWay('prev', words.previous, previous, hrefOf) +
    renderWay('next', words.next, next, hrefOf) +
    '</nav>'
  );
}

function renderWay(rel: string, word: string, link: PageLink | undefined, hrefOf: HrefOf): string {
  if (link === undefined) return '';
  return `<a rel="${rel}" href="${hrefOfLink(link, hrefOf)}"><small>${escapeHtml(word)}</small> ${escapeHtml(link.title)}</a>`;
}

/** Returns the escaped address of a link to a page, with its anchor. */
function hrefOfLink({ pathname, hash }: PageLink, hrefOf: HrefOf): string {
  return escapeHtml(hrefOf(pathname) + (hash === undefined ? '' : `#${hash}`));
}
