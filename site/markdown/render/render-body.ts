import { ENGLISH, type Words } from '../../words/words.ts';
import { parseForOutput, type ParsedPage, type ParseOptions } from '../read/parse-page.ts';
import { noteId } from '../read/footnote-numbers.ts';
import { renderBlocks } from './render-blocks.ts';
import { renderInline } from './render-inline.ts';
import type { DrawPart, Rendering, ResolvedHref } from './rendering.ts';
import type { Drawing, Drawn } from '../../feature/feature.ts';
import { fillText } from '../../browser/page-language.ts';
import { escapeAttribute } from '../../text/escape.ts';
import { featureNamed } from '../../features/index.ts';
import { drawCode } from './render-code.ts';
import { surveyPage } from '../read/survey.ts';
import { joinLeaves, type Node, toPlainText, visibleText, contentOf } from '../tree/syntax-tree.ts';

/**
 * A page's own HTML, without level-1 heading and lead, and its data for the frame. The lead is the first paragraph, if only
 * the title is before it; the headings are those of levels 2 to 4 outside quotes, lists and directives.
 */
export interface PageBody extends Drawn {
  /** Plain text of the first paragraph with words, if something else is before it. */
  readonly summary?: string;
}

/** Options for rendering a page, such as the resolution of addresses. */
interface RenderBodyOptions {
  /** Called with the address of each link as written, if it is safe; without a result, readers see the text only. */
  resolveHref(href: string): ResolvedHref | undefined;
  /** The same for images; without it, their addresses do not change. */
  resolveSource?(src: string): string;
  /** Draws directives; without it, only those that need nothing from outside the page are drawn. */
  readonly draw?: DrawPart;
  /** Code blocks in JavaScript, by their TypeScript, if they differ. */
  readonly javascript?: Readonly<Record<string, string>>;
  /** Texts of the renderer; English by default. */
  readonly words?: Words;
}

/**
 * Renders the Markdown of a page to HTML. Everything is escaped; allowed HTML elements are rebuilt, and all other HTML
 * is shown as text. Unsafe addresses are not linked. Never throws on bad Markdown; `readFacts` reports it.
 */
export function renderBody(
  text: string,
  options: RenderBodyOptions & Pick<ParseOptions, 'format' | 'settings'>,
): PageBody {
  return renderParsed(parseForOutput(text, options), options);
}

/** Makes the function that renders Markdown which features have. */
export function contentIn(words: Words, ownResolve: Drawing['resolve']): Drawing['content'] {
  return (markdown, resolve = ownResolve) => renderBody(markdown, { resolveHref: resolve, words });
}

/** Makes the function that lets built-in features draw themselves without what is made outside the page. */
function drawAlone(words: Words, resolve: Drawing['resolve']): DrawPart {
  const alone = { words, language: 'en', base: '', settings: {}, island: '', code: drawCode, resolve };
  return (asked, { kind, outline }) =>
    featureNamed(kind)?.html(asked, { ...alone, content: contentIn(words, resolve), outline });
}

/** Renders a page that has been parsed for output. */
export function renderParsed(page: ParsedPage, options: RenderBodyOptions): PageBody {
  const survey = surveyPage(page);
  const words = options.words ?? ENGLISH.words;
  const resolve = (href: string) => options.resolveHref(href);
  const rendering: Rendering = {
    survey,
    words,
    resolveHref: resolve,
    resolveSource: (src) => options.resolveSource?.(src) ?? src,
    features: page.features,
    draw: options.draw ?? drawAlone(words, resolve),
    parts: new Map(),
    javaScriptOf: (code) => options.javascript?.[code],
    footnotes: new Map(),
    headings: [],
    tables: 0,
    code: 0,
  };

  const blocks = contentOf(page.root).filter((node) => node !== survey.title || survey.ids.has(node));
  const opening = blocks[0]?.type === 'paragraph' ? blocks[0] : undefined;
  const lead = opening === undefined ? '' : renderInline(opening, rendering, 1);
  const body = renderBlocks(lead === '' ? blocks : blocks.slice(1), rendering, 0);
  const html = body + renderFootnotes(rendering);
  const summary =
    opening !== undefined && lead !== '' && hasWords(opening)
      ? ''
      : (blocks
          .map((block) => (block.type === 'paragraph' && hasWords(block) ? toPlainText(block) : ''))
          .find((text) => text !== '') ?? '');
  return {
    html,
    ...(lead === '' ? {} : { lead }),
    ...(summary === '' ? {} : { summary }),
    headings: rendering.headings,
  };
}

/** Returns whether a paragraph contains more than images, since many pages begin with badges. */
function hasWords(paragraph: Node): boolean {
  return joinLeaves(paragraph, (leaf) => (isPicture(leaf) ? '' : visibleText(leaf))).trim() !== '';
}

function isPicture({ type }: Node): boolean {
  return type === 'image' || type === 'imageReference';
}

/** Renders the footnotes with references so far, each with links back; returns an empty string if there are none. */
function renderFootnotes(rendering: Rendering): string {
  const { footnotes, survey, words } = rendering;
  const notes: string[] = [];
  // Notes may refer to further notes, so the map grows while it is rendered.
  for (const identifier of footnotes.keys()) {
    const note = survey.footnotes.get(identifier);
    notes.push(note === undefined ? '' : renderBlocks(contentOf(note), rendering, 1));
  }
  if (notes.length === 0) return '';
  const items = Array.from(footnotes.values(), ({ number, ids }, at) => {
    const back = ids.map((id, which) => backLink(id, which === 0 ? `${number}` : `${number}-${which + 1}`, words));
    return `<li id="${noteId(number)}">${insideLastParagraph(notes[at] ?? '', ` ${back.join(' ')}`)}</li>`;
  });
  return `<section class="footnotes" aria-label="${escapeAttribute(words.footnotes)}"><ol>${items.join('')}</ol></section>`;
}

function backLink(id: string, number: string, { footnoteBack }: Words): string {
  const label = escapeAttribute(fillText(footnoteBack, { number }));
  return `<a href="#${id}" aria-label="${label}">↩</a>`;
}

function insideLastParagraph(html: string, end: string): string {
  return html.endsWith('</p>') ? `${html.slice(0, -'</p>'.length)}${end}</p>` : `${html}<p>${end.trimStart()}</p>`;
}
