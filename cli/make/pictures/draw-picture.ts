import { Parser } from 'htmlparser2';
import { parse } from 'postcss';
import type { RouteManifest } from '../../../engine/manifest/manifest.ts';
import { PICTURE_SIZE } from '../../../site/features/pages/page-list.ts';
import { escapeAttribute } from '../../../site/text/escape.ts';
import { DARK, LIGHT } from '../../../site/theme/palette.ts';
import { pruneStyles } from './prune-styles.ts';

/** A demo as rendered by the server, ready to be drawn. */
export interface Drawing {
  /** Its elements as XML, as required by SVG. */
  readonly xml: string;
  /** Its styles. */
  readonly css: string;
  /** Whether it is a whole page, of which a picture shows the top, as wide as on a computer. */
  readonly isPage: boolean;
}

/** What is known about a demo. */
interface DrawingOptions {
  /** Classes that the document itself may have. */
  readonly outside?: readonly string[];
  readonly isPage?: boolean;
}

/** A query for the width of the window. */
const WIDTH = /^\(\s*(min|max)-width\s*:\s*([\d.]+)(px|em|rem)\s*\)$/;

/** Makes a drawing from a demo's HTML and stylesheets. */
export function readDrawing(html: string, css: string, { outside = [], isPage = false }: DrawingOptions = {}): Drawing {
  const body = toXml(html);
  const pruned = pruneStyles(css + body.css, body.xml, outside);
  return { xml: body.xml, css: isPage ? fixHeights(pickMedia(pruned, PAGE_WIDTH)) : pruned, isPage };
}

/**
 * Draws a demo as an SVG: a document of its own in which the browser lays out the server's HTML, with the styles it
 * needs. `mode` says how it tells a library of dark mode. As an image, it runs and loads nothing (https://www.w3.org/TR/SVG2/conform.html#secure-animated-mode).
 */
export function drawPicture(
  { xml, css, isPage }: Drawing,
  scheme: 'light' | 'dark',
  mode: NonNullable<RouteManifest['site']['demoMode']>,
): string {
  const { width, height } = PICTURE_SIZE;
  const told = [
    mode.class !== undefined && scheme === 'dark' && ` class="${escapeXml(mode.class)}"`,
    mode.attribute !== undefined && ` ${mode.attribute}="${scheme}"`,
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" data-mode="${scheme}"${told.filter(Boolean).join('')}>`,
    `<foreignObject width="${width}" height="${height}"><div xmlns="http://www.w3.org/1999/xhtml" class="picture-page">`,
    `<style>${escapeXml(`:root{color-scheme:${scheme}}${isPage ? PAGE_LAYOUT : LAYOUT}${GROUND[scheme]}${css}`)}</style>`,
    isPage
      ? `<div class="demo-stage">${xml}</div>`
      : `<div class="picture-size"><div class="demo-stage">${xml}</div><div class="picture-rest"><div class="demo-stage">${xml}</div></div></div>`,
    `</div></foreignObject></svg>`,
  ].join('');
}

/** Space around the demo in a picture, in CSS pixels. */
const SPACE = 16;

/** Widths of a demo in CSS pixels: that of a phone's page at least, that of a wide page at most. */
const NARROWEST = PICTURE_SIZE.width - 2 * SPACE;
const WIDEST = 720;

/** Size of the area in which a demo is measured; more than any demo takes. */
const AREA = { width: 2000, height: 6000 } as const;

const PICTURE = `.picture-page{position:relative;width:${PICTURE_SIZE.width}px;height:${PICTURE_SIZE.height}px;overflow:hidden;font:400 16px/1.5 Roboto,Helvetica,Arial,sans-serif}img{background:#9996}`;

/**
 * Shows the whole demo, scaled down if it is larger than the picture. No script runs in a picture, and the build has no
 * browser, so the styles measure: an invisible copy takes its room in an area of known size, and the visible one is in
 * a container of what remains, whose units tell it the difference.
 */
const LAYOUT = [
  PICTURE,
  // Lengths, so that they are pixels when angles are made of them.
  ...['w', 'h'].map((side) => `@property --dn-picture-${side}{syntax:'<length>';inherits:false;initial-value:1px}`),
  `.picture-size{display:grid;grid-template:auto 1fr/fit-content(${WIDEST}px) 1fr;width:${AREA.width}px;height:${AREA.height}px}`,
  `.picture-size>.demo-stage{visibility:hidden;min-width:min-content}.picture-size>.demo-stage::before{content:'';width:${NARROWEST}px}`,
  `.picture-rest{position:relative;grid-area:2/2;container-type:size}`,
  `.picture-rest>.demo-stage{--dn-picture-w:calc(${AREA.width}px - 100cqw);--dn-picture-h:calc(${AREA.height}px - 100cqh);` +
    `--dn-picture-s:min(1,tan(atan2(${NARROWEST}px,var(--dn-picture-w))),tan(atan2(${PICTURE_SIZE.height - 2 * SPACE}px,var(--dn-picture-h))));` +
    `position:absolute;box-sizing:border-box;width:var(--dn-picture-w);scale:var(--dn-picture-s);transform-origin:0 0;` +
    `left:calc(${PICTURE_SIZE.width / 2}px - var(--dn-picture-w)*var(--dn-picture-s)/2 - var(--dn-picture-w));` +
    `top:calc(${PICTURE_SIZE.height / 2}px - var(--dn-picture-h)*var(--dn-picture-s)/2 - var(--dn-picture-h))}`,
  `.demo-stage{display:grid;justify-items:center}`,
].join('');

/** Width of the window in which pictures show whole pages, in CSS pixels. */
const PAGE_WIDTH = 960;

/** Height of that window. */
const PAGE_HEIGHT = (PAGE_WIDTH * PICTURE_SIZE.height) / PICTURE_SIZE.width;

/** Shows the top of a page. */
const PAGE_LAYOUT = `${PICTURE}.picture-page .demo-stage{display:grid;grid-template-columns:minmax(0,1fr);align-content:start;width:${PAGE_WIDTH}px;min-block-size:${PAGE_HEIGHT}px;scale:${PICTURE_SIZE.width / PAGE_WIDTH};transform-origin:0 0}`;

/** The background and text colors of a page. */
const GROUND = {
  light: `.picture-page{color:${LIGHT.ink};background:${LIGHT.raised}}`,
  dark: `.picture-page{color:${DARK.ink};background:${DARK.raised}}`,
} as const;

/** Replaces shares of the window's height, which would be those of the picture. */
function fixHeights(css: string): string {
  return css.replace(/\b([\d.]+)[dls]?vh\b/g, (_, share: string) => `${(Number(share) * PAGE_HEIGHT) / 100}px`);
}

/** Elements without an end tag. */
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

/** Elements left out of pictures. */
const LEFT_OUT = new Set(['script', 'iframe', 'object', 'link', 'video', 'audio']);

/**
 * Names that are valid in XML without a namespace declaration: a single `xlink:href` would make the whole picture an
 * error.
 */
const ATTRIBUTE = /^(?:xml:)?[A-Za-z_][\w-]*$/;

/** Converts HTML to XML, as required by SVG; style elements are returned separately. */
function toXml(html: string): { readonly xml: string; readonly css: string } {
  let xml = '';
  let css = '';
  const inside: string[] = [];
  const isLeftOut = () => inside.some((name) => LEFT_OUT.has(name));
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        inside.push(name);
        if (isLeftOut() || name === 'style') return;
        const written = Object.entries(attributes)
          .map(([key, value]) => [key.replace(/^xlink:(?=href$)/, ''), value] as const)
          .filter(
            ([key, value]) =>
              ATTRIBUTE.test(key) &&
              !/^(?:on|srcset$|xmlns$)/i.test(key) &&
              !(key === 'src' && !value.startsWith('data:')),
          );
        xml += `<${name}${name === 'svg' ? ' xmlns="http://www.w3.org/2000/svg"' : ''}${written.map(([key, value]) => ` ${key}="${escapeXml(value)}"`).join('')}${VOID.has(name) ? '/' : ''}>`;
      },
      ontext(text) {
        if (inside.at(-1) === 'style') css += text;
        else if (!isLeftOut()) xml += escapeXml(text);
      },
      onclosetag(name) {
        const isOut = isLeftOut() || name === 'style';
        inside.pop();
        if (!isOut && !VOID.has(name)) xml += `</${name}>`;
      },
    },
    { lowerCaseAttributeNames: false, lowerCaseTags: false, recognizeSelfClosing: true },
  );
  parser.end(html);
  return { xml, css };
}

function escapeXml(text: string): string {
  return escapeAttribute(text.replaceAll(FORBIDDEN, ''));
}

/** Characters that are invalid in XML, even escaped (https://www.w3.org/TR/xml/#charsets). */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/**
 * Applies the queries for a window's width as in a window of this width: a picture is an image, whose own width is what
 * its queries ask for. Rules for other widths are left out, and all other queries stay.
 *
 * @example
 * '@media (min-width:600px){a{color:red}}' for 1280 → 'a{color:red}'
 */
export function pickMedia(css: string, width: number): string {
  const root = parse(css);
  root.walkAtRules('media', (rule) => {
    const answers = rule.params.split(',').map((query) => answer(query, width));
    if (answers.includes(undefined)) return;
    if (answers.includes(true)) rule.replaceWith(rule.nodes ?? []);
    else rule.remove();
  });
  return root.toString();
}

/** Returns whether a window of this width meets a query; undefined for one that asks for more than widths. */
function answer(query: string, width: number): boolean | undefined {
  const parts = query.replace(/^\s*(?:all|screen)\s+and\s+/, '').split(/\s+and\s+/);
  const met = parts.map((part) => {
    const [, bound, value, unit] = WIDTH.exec(part.trim()) ?? [];
    if (bound === undefined) return undefined;
    const pixels = Number(value) * (unit === 'px' ? 1 : 16);
    return bound === 'min' ? width >= pixels : width <= pixels;
  });
  return met.includes(undefined) ? undefined : met.every(Boolean);
}
