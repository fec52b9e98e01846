import type { AskValue } from '../../engine/feature/declaration.ts';
import { escapeAttribute } from '../text/escape.ts';
import { CONTENT, CONTENT_TAG } from './content-element.ts';
import { textOfHtml } from './text-of-html.ts';

/** A component of the project, rendered with certain props. */
export interface DrawnComponent {
  /** Its HTML, with `CONTENT` where its content goes; absent if it could not be rendered. */
  readonly html?: string;
  /** Stylesheet links and style elements that it needs, each of which a page needs only once. */
  readonly styles: readonly string[];
  /** Begins the ids that React makes in it. */
  readonly id: string;
  /** What browsers run; absent if it stays HTML. */
  readonly client?: {
    /** Name of the component in the module, and the address of the module. */
    readonly name: string;
    readonly module: string;
    readonly props: Readonly<Record<string, AskValue>>;
  };
}

/** Draws the components of one page. */
interface ComponentDrawing {
  /** Returns the HTML of a component with its content, which is HTML already; only the content if it has none. In a line of text, its elements may be in one. */
  html(component: DrawnComponent, content: string, isLine?: boolean): string;
}

/** Prepares to draw the components of a page: each style is written once, and no two places have the same ids. */
export function openComponents(): ComponentDrawing {
  const written = new Set<string>();
  const times = new Map<string, number>();
  return {
    html({ html, styles, id: first, client }, drawn, isLine = false) {
      if (html === undefined) return drawn;
      // A component within the content may not be there at first, but its styles are needed elsewhere.
      const inner = [...written].filter((style) => drawn.includes(style));
      const content = inner.reduce((text, style) => text.replaceAll(style, ''), drawn);
      const time = (times.get(first) ?? 0) + 1;
      times.set(first, time);
      const id = time === 1 ? first : `${first}-${time}`;
      const own = time === 1 ? html : html.replaceAll(`${first}-`, `${id}-`);
      const missing = [...inner, ...styles.filter((style) => !written.has(style) && written.add(style))];
      // A component that shows its content later finds it there.
      const isKept = client !== undefined && content !== '' && !html.includes(CONTENT);
      const kept = isKept ? `<template>${content}</template>` : '';
      const tag = isLine ? 'span' : 'div';
      return `<${tag} class="slot slot-part${isLine ? ' slot-line' : ''}"${client === undefined ? '' : lifeOf(client, id)}>${missing.join('')}<${tag} class="demo-stage">${own.split(CONTENT).join(content)}</${tag}>${kept}</${tag}>`;
    },
  };
}

function lifeOf({ name, module, props }: NonNullable<DrawnComponent['client']>, id: string): string {
  const attributes = { island: 'slot', name, module, id, props: JSON.stringify(props) };
  return Object.entries(attributes)
    .map(([key, value]) => ` data-${key}="${escapeAttribute(value)}"`)
    .join('');
}

/**
 * Writes a component as Markdown: the text of what it shows, around its content, which is Markdown already. Nothing says
 * what it looks like.
 */
export function writeComponent({ html }: DrawnComponent, content: string): string {
  if (html === undefined) return content;
  const [before = '', ...after] = html.split(PLACE);
  return [textOfHtml(before), content, textOfHtml(after.join(''))].filter((part) => part !== '').join('\n\n');
}

/** Writes a component in a line of Markdown, which may be that of a table. */
export function writeInLine({ html }: DrawnComponent, content: string): string {
  if (html === undefined) return content;
  const text = textOfHtml(html.replaceAll(PLACE, HERE))
    .replaceAll(/\s+/g, ' ')
    .replaceAll('|', String.raw`\|`);
  return text.split(HERE).join(content);
}

/** A private character. */
const HERE = '\uE012';

/** The element of the content; what surrounds it is the component’s own. */
const PLACE = new RegExp(`<${CONTENT_TAG}\\b[^>]*>${CONTENT}</${CONTENT_TAG}>`, 'g');
