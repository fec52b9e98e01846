import type {
  FooterLink,
  Home,
  HomeFeature,
  HomeSection,
  Section,
  SiteInfo,
} from '../../../engine/manifest/manifest.ts';
import { toFileHref } from '../../../engine/address/href.ts';
import { ENGLISH, type Wording } from '../../words/words.ts';
import { addressHref } from './address-href.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { renderSectionLanding } from './landings.ts';
import { renderIcon, type HrefOf } from '../../text/node-link.ts';
import { listHomes, renderLines } from './notices.ts';

/** Context for rendering the start page. */
interface HomePlace {
  readonly hrefOf: HrefOf;
  readonly wording?: Wording;
  /** Path of the site's root, without a trailing slash. */
  readonly base?: string;
  /** The site's own component, as HTML; empty for none. */
  readonly slot?: string;
}

/**
 * Renders the contents of `<main>` for the site's start page: the introduction and the products, or what is in the only
 * product.
 */
export function renderHome(
  site: SiteInfo,
  sections: readonly Section[],
  { hrefOf, wording = ENGLISH, base = '', slot = '' }: HomePlace,
): string {
  const { home = {} } = site;
  const linkTo = (address: string) => addressHref(address, { hrefOf, base });
  const isPlain = site.home === undefined && slot === '';
  const [product, ...others] = listHomes(sections);
  const isAlone = product !== undefined && others.length === 0;
  const lead = home.lead ?? site.description ?? (isAlone ? product.description : undefined);
  const hero = renderIntroduction(
    { ...home, ...(lead === undefined ? {} : { lead }) },
    home.title ?? site.title,
    linkTo,
  );
  return (
    '<div class="home start">' +
    (isPlain ? hero : `<div class="hero"><div>${hero}</div>${slot}</div>`) +
    renderFeatures(home.features ?? [], { linkTo, base }) +
    // The introduction has already described the only product, so a plain start page lists what is in it.
    (isAlone
      ? isPlain
        ? `<div class="prose">${renderSectionLanding(product, hrefOf, wording)}</div>`
        : ''
      : renderLines(sections, { hrefOf, wording, base })) +
    (home.sections ?? []).map((section) => renderSection(section, linkTo)).join('') +
    '</div>'
  );
}

/** Returns the public address of a link in the settings. */
type LinkTo = (address: string) => string;

function renderIntroduction({ install, actions = [], lead }: Home, title: string, linkTo: LinkTo): string {
  return (
    `<h1>${escapeHtml(title)}</h1>` +
    (lead === undefined ? '' : `<p class="lead">${escapeHtml(lead)}</p>`) +
    // As a code block, so that scripts add the copy button.
    (install === undefined
      ? ''
      : `<figure class="code install"><pre tabindex="0"><code>${escapeHtml(install)}</code></pre></figure>`) +
    (actions.length === 0 ? '' : `<p class="ways">${actions.map((action) => renderLink(action, linkTo)).join(' ')}</p>`)
  );
}

function renderFeatures(
  features: readonly HomeFeature[],
  { linkTo, base }: { readonly linkTo: LinkTo; readonly base: string },
): string {
  if (features.length === 0) return '';
  const entries = features.map(({ title, text, icon, picture, href }) => {
    const mark =
      picture !== undefined
        ? `<img src="${escapeHtml(toFileHref(picture, base))}" alt="" width="40" height="40">`
        : icon === undefined
          ? ''
          : renderIcon({ icon }, base);
    const heading = href === undefined ? escapeHtml(title) : renderLink({ title, href }, linkTo);
    return `<li>${mark}<h2>${heading}</h2><p>${escapeHtml(text)}</p></li>`;
  });
  return `<ul class="features">${entries.join('')}</ul>`;
}

function renderSection({ title, text, links = [] }: HomeSection, linkTo: LinkTo): string {
  const entries = links.map(
    (link) => `<li>${renderLink(link, linkTo)}${link.text === undefined ? '' : `<p>${escapeHtml(link.text)}</p>`}</li>`,
  );
  return (
    `<section class="part"><h2>${escapeHtml(title)}</h2>` +
    (text === undefined ? '' : `<p>${escapeHtml(text)}</p>`) +
    (entries.length === 0 ? '' : `<ul>${entries.join('')}</ul>`) +
    '</section>'
  );
}

function renderLink({ title, href }: FooterLink, linkTo: LinkTo): string {
  return `<a href="${escapeHtml(linkTo(href))}">${escapeHtml(title)}</a>`;
}
