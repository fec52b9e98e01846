import { Parser } from 'htmlparser2';
import { parse } from 'postcss';
import { PICTURE_SIZE } from '../../site/frame/page/landings.ts';
import { DARK, LIGHT } from '../../site/theme/palette.ts';

/** A demo as the server rendered it, ready to be drawn. */
export interface Drawing {
  /** Its elements as XML, which SVG is. */
  readonly xml: string;
  /** What its stylesheets say of them. */
  readonly css: string;
}

/** Makes a drawing of a demo's HTML and of all that its stylesheets say. `outside` are classes that the document itself may have. */
export function readDrawing(html: string, css: string, outside: readonly string[] = []): Drawing {
  const body = toXml(html);
  return { xml: body.xml, css: pruneStyles(css + body.css, body.xml, outside) };
}

/** How the document tells a library of dark mode. */
export interface DrawingMode {
  readonly class?: string;
  readonly attribute?: string;
}

/**
 * Draws a demo as an SVG: a document of its own, in which the browser lays out what the server rendered, with the styles
 * that it needs. As a picture it runs nothing and loads nothing (https://www.w3.org/TR/SVG2/conform.html#secure-animated-mode).
 */
export function drawPicture({ xml, css }: Drawing, scheme: 'light' | 'dark', mode: DrawingMode): string {
  const { width, height } = PICTURE_SIZE;
  const told = [mode.class !== undefined && scheme === 'dark' && ` class="${escapeXml(mode.class)}"`, mode.attribute !== undefined && ` ${mode.attribute}="${scheme}"`];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" data-mode="${scheme}"${told.filter(Boolean).join('')}>`,
    `<foreignObject width="${width}" height="${height}"><div xmlns="http://www.w3.org/1999/xhtml" class="picture-page">`,
    `<style>${escapeXml(`:root{color-scheme:${scheme}}${LAYOUT}${GROUND[scheme]}${css}`)}</style><div class="demo-stage">${xml}</div></div></foreignObject></svg>`,
  ].join('');
}

const LAYOUT = `.picture-page{display:grid;align-items:safe center;justify-items:center;box-sizing:border-box;width:${PICTURE_SIZE.width}px;height:${PICTURE_SIZE.height}px;padding:16px;overflow:hidden;font:400 16px/1.5 Roboto,Helvetica,Arial,sans-serif}.demo-stage{display:grid;justify-items:center;width:100%}img{background:#9996}`;

/** The ground and the ink of a page. */
const GROUND = {
  light: `.picture-page{color:${LIGHT.ink};background:${LIGHT.raised}}`,
  dark: `.picture-page{color:${DARK.ink};background:${DARK.raised}}`,
} as const;

/** Elements without an end. */
const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

/** Elements that a picture does without. */
const LEFT_OUT = new Set(['script', 'iframe', 'object', 'link', 'video', 'audio']);

/** Writes HTML as XML, which SVG is; style elements apart. */
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
        const written = Object.entries(attributes).filter(([key, value]) => !/^(?:on|srcset$)/i.test(key) && !(key === 'src' && !value.startsWith('data:')) && key !== 'xmlns' && /^[\w:-]+$/.test(key));
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

/** Leaves out rules for classes that the picture does not have, and variables that nothing asks for. */
function pruneStyles(css: string, xml: string, outside: readonly string[]): string {
  const root = parse(css);
  const classes = new Set(['demo-stage', ...outside, ...Array.from(xml.matchAll(/ class="([^"]*)"/g)).flatMap(([, names = '']) => names.split(/\s+/))]);
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && String(rule.parent.name).endsWith('keyframes')) return;
    const kept = rule.selectors.filter((selector) => Array.from(selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)).every(([, name = '']) => classes.has(name)));
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  for (let before = -1, left = 0; before !== left; ) {
    before = left;
    left = 0;
    const used = new Set(Array.from(root.toString().matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name));
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) left += 1;
      else declaration.remove();
    });
  }
  root.walkComments((comment) => void comment.remove());
  root.walk((node) => void (('nodes' in node && node.nodes?.length === 0 && (node.type === 'rule' || node.name !== 'layer')) && node.remove()));
  return root.toString();
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
