import type { Route } from '../../engine/manifest/manifest.ts';
import { toServedPathname } from '../../engine/address/pathname.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { DARK } from '../theme/palette.ts';
import { hasContent } from './context/has-content.ts';
import { makerOf } from './find-data.ts';
import { titleOf } from './page-names.ts';
import { languageFolder, sectionOf, type SiteContext } from './context/site-context.ts';

/** Size in px, in the aspect ratio of link previews (https://ogp.me, 1.91:1). */
export const CARD_SIZE = { width: 800, height: 420 } as const;

/** Content of a card. */
interface CardText {
  /** Name of the product or site. */
  readonly owner: string;
  /** Address of the owner's logo. */
  readonly logo: string | undefined;
  readonly title: string;
  readonly description: string | undefined;
  /** Host and path, as a reader would type them. */
  readonly address: string;
}

/** A social card of a site. */
interface SocialCard {
  /** Path in the output. */
  readonly path: string;
  /** The picture as SVG. */
  readonly svg: string;
}

const MARGIN = 56;
/** Size of a logo, and the gap after it, in px. */
const LOGO = { size: 48, gap: 18 } as const;
const LINE = 1.25;
/** Font sizes of titles, with the number of characters that fit on a line. */
const TITLE_SIZES = [
  { size: 68, characters: 18, lines: 1 },
  { size: 54, characters: 24, lines: 2 },
  { size: 42, characters: 32, lines: 2 },
] as const;
const TEXT = { size: 26, characters: 52, lines: 3 } as const;

/** Id of the site's own logo. */
export const SITE = '';

/** Returns the path of a route's card: its own for a page with content, or else that of its section. */
export function cardPath(route: Route | undefined, context: SiteContext): string {
  const folder = `_nav/cards/${languageFolder(context)}`;
  if (route === undefined) return `${folder}site.png`;
  return !hasContent(route)
    ? `${folder}section/${route.section}.png`
    : `${folder}page${toServedPathname(route.pathname, context.manifest.site)}.png`;
}

/** Draws the card of a page with content; that of a page made of data shows the package that it is made from. */
export function pageCard(route: Route, context: SiteContext): SocialCard {
  const { site } = context.manifest;
  const { package: source } = makerOf(route) === undefined ? {} : (route.shows?.ask ?? {});
  const { id, name: owner } = sectionOf(context.manifest, route.section);
  const { [id]: logo = context.logos[SITE] } = context.logos;
  return card(
    cardPath(route, context),
    {
      owner: owner === route.title ? site.title : owner,
      logo,
      title: titleOf(route, context),
      description: typeof source === 'string' ? source : route.description,
      address: addressOf(route.pathname, context),
    },
    context,
  );
}

/** Draws the shared cards of pages without their own: one for the site, and one for each section. */
export function sharedCards(context: SiteContext): readonly SocialCard[] {
  const { site, sections, routes } = context.manifest;
  const { logos } = context;
  const folder = `_nav/cards/${languageFolder(context)}`;
  const { title, description } = site;
  const ofSite = { owner: '', logo: logos[SITE], title, description, address: addressOf('', context) };
  return [
    card(cardPath(undefined, context), ofSite, context),
    ...sections.map(({ id, name, description, home }) => {
      const logo = logos[id] ?? logos[SITE];
      const address = addressOf(home === undefined ? '' : (routes[home]?.pathname ?? home), context);
      return card(`${folder}section/${id}.png`, { owner: title, logo, title: name, description, address }, context);
    }),
  ];
}

function addressOf(pathname: string, { manifest }: SiteContext): string {
  const host = URL.canParse(manifest.site.url) ? new URL(manifest.site.url).host : manifest.site.url;
  return host + toServedPathname(pathname, manifest.site);
}

function card(
  path: string,
  { owner, logo, title, description, address }: CardText,
  { language }: SiteContext,
): SocialCard {
  const { width, height } = CARD_SIZE;
  const isRtl = language.direction === 'rtl';
  const x = isRtl ? width - MARGIN : MARGIN;
  const beside = logo === undefined ? 0 : LOGO.size + LOGO.gap;
  const text = (content: string, y: number, size: number, fill: string, weight = 400, indent = 0) =>
    `<text x="${isRtl ? x - indent : x + indent}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}"${isRtl ? ' text-anchor="end" direction="rtl"' : ''}>${escapeHtml(content)}</text>`;
  const fit = TITLE_SIZES.find(({ characters, lines }) => wrap(title, characters).length <= lines) ?? TITLE_SIZES[2];
  const titles = cut(wrap(title, fit.characters), fit.lines);
  const texts = description === undefined ? [] : cut(wrap(description, TEXT.characters), TEXT.lines);
  const titleTop = 168;
  const textTop = titleTop + (titles.length - 1) * fit.size * LINE + 60;
  return {
    path,
    svg: [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Roboto">`,
      `<rect width="${width}" height="${height}" fill="${DARK.paper}"/>`,
      `<rect x="${isRtl ? width - 8 : 0}" width="8" height="${height}" fill="${DARK.primary}"/>`,
      logo === undefined
        ? ''
        : `<image x="${isRtl ? x - LOGO.size : x}" y="${66 - LOGO.size / 2}" width="${LOGO.size}" height="${LOGO.size}" href="${escapeHtml(logo)}"/>`,
      text(owner, 75, 26, DARK.primary, 700, beside),
      ...titles.map((line, at) => text(line, titleTop + at * fit.size * LINE, fit.size, DARK.ink, 700)),
      ...texts.map((line, at) => text(line, textTop + at * TEXT.size * 1.4, TEXT.size, DARK.text)),
      text(shorten(address, 62), height - 44, 20, DARK.quiet),
      '</svg>',
    ].join(''),
  };
}

function wrap(text: string, characters: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length + 1 <= characters) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(shorten(word, characters));
  }
  return lines;
}

function cut(lines: readonly string[], most: number): readonly string[] {
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]?.replace(/[\s.,;:]+$/, '')}…`];
}

function shorten(text: string, characters: number): string {
  return text.length <= characters ? text : `${text.slice(0, characters - 1)}…`;
}
