import type { Section, Tag } from '../../../engine/manifest/manifest.ts';
import { fillText } from '../../browser/page-language.ts';
import { countPages, ENGLISH, type Wording } from '../../words/words.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { renderLogo } from './logo.ts';
import type { HrefOf } from '../../text/node-link.ts';
import { indexSidebar } from './sidebar-index.ts';

/** Size of a product's logo, in px. */
const LINE_LOGO = 36;

/** Renders the contents of `<main>` for an address without a page. */
export function renderNotFound(
  { search, sections }: { readonly search: boolean; readonly sections: readonly Section[] },
  hrefOf: HrefOf,
  wording: Wording = ENGLISH,
  base = '',
): string {
  const { words } = wording;
  // Only scripts know the requested address, since the same page answers all addresses.
  const nearest = search
    ? '<div class="nearest" data-island="not-found"><button type="button" data-island="search" hidden></button></div>'
    : '';
  return (
    `<div class="home"><p class="code-404">404</p><h1>${escapeHtml(words.notFoundTitle)}</h1>` +
    `<p class="lead">${escapeHtml(words.notFound)}</p>${nearest}` +
    `${renderLines(sections, { hrefOf, wording, base })}</div>`
  );
}

/** Renders the body of a page that the navigation lists but that has no text yet. */
export function renderUnwritten(title: string, tags: readonly Tag[], { words }: Wording = ENGLISH): string {
  const [heading, text] = tags.includes('planned')
    ? [words.planned, fillText(words.isPlanned, { title })]
    : [words.unwrittenTitle, words.unwritten];
  return (
    `<aside class="callout note" role="note"><p class="callout-title">${escapeHtml(heading)}</p>` +
    `<p>${escapeHtml(text)}</p></aside>`
  );
}

/**
 * Renders the products of a site, each with its version and number of pages. `base` is the path of the site's root,
 * without a trailing slash.
 */
export function renderLines(sections: readonly Section[], place: LinePlace): string {
  return `<ul class="lines">${listHomes(sections)
    .map((section) => renderLine(section, place))
    .join('')}</ul>`;
}

/** Lists the products: the sections with a start page that are not hidden, in the order of the site. */
export function listHomes(sections: readonly Section[]): readonly (Section & { readonly home: string })[] {
  return sections.filter((section): section is Section & { home: NonNullable<Section['home']> } => {
    return section.home !== undefined && section.hidden === undefined;
  });
}

interface LinePlace {
  readonly hrefOf: HrefOf;
  readonly wording: Wording;
  readonly base: string;
}

function renderLine(section: Section & { readonly home: string }, { hrefOf, wording, base }: LinePlace): string {
  const version = section.versions.find(({ current }) => current);
  const facts = [version?.text, countPages(indexSidebar(section).pages, wording)].filter((fact) => fact !== undefined);
  return (
    `<li><a href="${escapeHtml(hrefOf(section.home))}">${renderLogo(section, base, LINE_LOGO)}${escapeHtml(section.name)}</a>` +
    `<small>${facts.map(escapeHtml).join(' · ')}</small>` +
    (section.description === undefined ? '' : `<p>${escapeHtml(section.description)}</p>`) +
    '</li>'
  );
}
