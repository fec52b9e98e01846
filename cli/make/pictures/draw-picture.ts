import { Parser } from 'htmlparser2';
import { PICTURE_SIZE } from '../../../site/frame/page/landings.ts';
import { DARK, LIGHT } from '../../../site/theme/palette.ts';
import { pruneStyles } from './prune-styles.ts';

/** A demo as rendered by the server, ready to be drawn. */
export interface Drawing {
  /** Its elements as XML, as required by SVG. */
  readonly xml: string;
  /** Its styles. */
  readonly css: string;
}

/** Makes a drawing from a demo's HTML and stylesheets. `outside` are classes that the document itself may have. */
export function readDrawing(html: string, css: string, outside: readonly string[] = []): Drawing {
  const body = toXml(html);
  return { xml: body.xml, css: pruneStyles(css + body.css, body.xml, outside) };
}

/** How the document signals dark mode to a library. */
export interface DrawingMode {
  readonly class?: string;
  readonly attribute?: string;
}

/**
 * Draws a demo as an SVG: a document of its own in which the browser lays out the server's HTML, with the styles it
 * needs. As an image, it runs and loads nothing (https://www.w3.org/TR/SVG2/conform.html#secure-animated-mode).
 */
export function drawPicture({ xml, css }: Drawing, scheme: 'light' | 'dark', mode: DrawingMode): string {
  const { width, height } = PICTURE_SIZE;
  const told = [
    mode.class !== undefined && scheme === 'dark' && ` class="${escapeXml(mode.class)}"`,
    mode.attribute !== undefined && ` ${mode.attribute}="${scheme}"`,
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" data-mode="${scheme}"${told.filter(Boolean).join('')}>`,
    `<foreignObject width="${width}" height="${height}"><div xmlns="http://www.w3.org/1999/xhtml" class="picture-page">`,
    `<style>${escapeXml(`:root{color-scheme:${scheme}}${LAYOUT}${GROUND[scheme]}${css}`)}</style><div class="demo-stage">${xml}</div></div></foreignObject></svg>`,
  ].join('');
}

const LAYOUT = `.picture-page{display:grid;align-items:safe center;justify-items:center;box-sizing:border-box;width:${PICTURE_SIZE.width}px;height:${PICTURE_SIZE.height}px;padding:16px;overflow:hidden;font:400 16px/1.5 Roboto,Helvetica,Arial,sans-serif}.demo-stage{display:grid;justify-items:center;width:100%}img{background:#9996}`;

/** The background and text colors of a page. */
const GROUND = {
  light: `.picture-page{color:${LIGHT.ink};background:${LIGHT.raised}}`,
  dark: `.picture-page{color:${DARK.ink};background:${DARK.raised}}`,
} as const;

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
  return text
    .replaceAll(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Characters that are invalid in XML, even escaped (https://www.w3.org/TR/xml/#charsets). */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
