import { partKey } from '../../../engine/feature/traits.ts';
import type { AskValues, Declaration } from '../../../engine/feature/declaration.ts';
import type { Asked, Drawn } from '../../feature/feature.ts';
import { escapeText } from '../../text/escape.ts';
import { isBareLine } from '../foreign/make-component.ts';
import { directiveTitle, FORMULA, formulaOf, readAsked } from '../read/read-part.ts';
import {
  childrenOf,
  contentOf,
  type Directive,
  isDirectiveLabel,
  type Node,
  type NodeOf,
  toPlainText,
} from '../tree/syntax-tree.ts';
import { renderAnchored } from '../../rows/render-anchored.ts';
import { renderBlocks } from './render-blocks.ts';
import { renderInline } from './render-inline.ts';
import type { Rendering } from './rendering.ts';

/** A directive that stands on lines of its own. */
type BlockDirective = NodeOf<'containerDirective' | 'leafDirective'>;

/** Renders a directive by its feature; only the content of a block that has none. */
export function renderDirective(node: BlockDirective, rendering: Rendering, depth: number): string {
  const content = node.type === 'leafDirective' ? '' : renderContent(contentOf(node), rendering, depth + 1);
  const feature = rendering.features[node.name];
  if (feature === undefined || !feature.asked.includes(node.type === 'leafDirective' ? 'line' : 'block'))
    return content;
  const asked: Asked<AskValues> = {
    name: node.name,
    ask: readAsked(node, feature),
    title:
      node.type === 'leafDirective' ? headingOf(node, feature, rendering) : titleHtml(node, feature, rendering, depth),
    text: directiveTitle(node),
    id: rendering.survey.ids.get(node),
    content,
  };
  const drawn = rendering.draw(asked, { kind: feature.name, outline: () => outlineOf(rendering) });
  if (drawn === undefined) return node.type === 'leafDirective' ? `<p>${escapeText(`::${node.name}`)}</p>` : content;
  if (typeof drawn === 'string') return drawn;
  // Exports of the same name in two packages have the same ids.
  const first = drawn.headings[0]?.id ?? partKey(feature.name, asked);
  const times = (rendering.parts.get(first) ?? 0) + 1;
  rendering.parts.set(first, times);
  const shown = times === 1 ? drawn : withOtherIds(drawn, times);
  rendering.headings.push(...shown.headings);
  return shown.html;
}

/** Renders a directive in a line by its feature; only its words if that draws nothing. */
export function renderTextDirective(node: NodeOf<'textDirective'>, rendering: Rendering, depth: number): string {
  const feature = rendering.features[node.name];
  const text = directiveTitle(node);
  const title = feature?.label?.as === 'text' ? escapeText(text) : renderInline(node, rendering, depth + 1);
  if (feature === undefined) return title;
  const content = feature.component === undefined ? '' : title;
  const asked = { name: node.name, ask: readAsked(node, feature), title, text, content };
  return drawInLine(asked, feature.name, rendering) ?? title;
}

/** Renders a formula in TeX, inline or as a block. */
export function renderFormula(node: NodeOf<'math' | 'inlineMath'>, rendering: Rendering): string {
  return (
    drawInLine({ name: FORMULA, ask: formulaOf(node), title: '', text: '', content: '' }, FORMULA, rendering) ?? ''
  );
}

function drawInLine(asked: Asked<AskValues>, kind: string, rendering: Rendering): string | undefined {
  const drawn = rendering.draw(asked, { kind, isLine: true, outline: () => outlineOf(rendering) });
  return typeof drawn === 'string' ? drawn : drawn?.html;
}

function renderContent(blocks: readonly Node[], rendering: Rendering, depth: number): string {
  const [first] = blocks;
  return first !== undefined && isBareLine(first)
    ? renderInline(first, rendering, depth + 1)
    : renderBlocks(blocks, rendering, depth);
}

/** Renders the title of a block as inline HTML, or as a heading with its anchor; empty if it has none. */
function titleHtml(node: Directive, { label }: Declaration, rendering: Rendering, depth: number): string {
  const written = childrenOf(node).find(isDirectiveLabel);
  const text = directiveTitle(node);
  const html =
    written === undefined || label?.as !== 'markdown' ? escapeText(text) : renderInline(written, rendering, depth + 2);
  return label?.heading === undefined ? html : withAnchor(node, { level: label.heading, html, text }, rendering);
}

/** Renders the heading of a line; empty if it has none. */
function headingOf(node: Directive, { heading }: Declaration, rendering: Rendering): string {
  if (heading === undefined) return '';
  const text = (rendering.words as Readonly<Record<string, string>>)[heading.word] ?? heading.word;
  return withAnchor(node, { level: heading.level, html: escapeText(text), text }, rendering);
}

function withAnchor(
  node: Directive,
  { level, html, text }: { readonly level: 2 | 3 | 4; readonly html: string; readonly text: string },
  rendering: Rendering,
): string {
  const id = rendering.survey.ids.get(node);
  if (id === undefined) return html;
  rendering.headings.push({ id, depth: level, text });
  return renderAnchored({ id, level, html, text }, rendering.words);
}

function outlineOf({ survey }: Rendering): ReturnType<Parameters<Rendering['draw']>[1]['outline']> {
  return survey.outline.map((heading) => ({
    id: survey.ids.get(heading) ?? '',
    level: heading.depth,
    text: toPlainText(heading),
  }));
}

/**
 * Returns a part that a page includes once more, with ids of its own: each gets the number of the inclusion.
 *
 * @example
 * '<h2 id="field"><a href="#field">' → '<h2 id="field-2"><a href="#field-2">'
 */
export function withOtherIds({ html, headings }: Drawn, times: number): Drawn {
  const ids = new Set(Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id = '']) => id));
  const places = new Set(Array.from(ids, encodeURI));
  return {
    html: html.replaceAll(/ (id="|href="#)([^"]*)"/g, (found, start: string, id: string) =>
      (start === 'id="' ? ids : places).has(id) ? ` ${start}${id}-${times}"` : found,
    ),
    headings: headings.map((heading) => ({ ...heading, id: `${heading.id}-${times}` })),
  };
}
