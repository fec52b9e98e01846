import { partKey, settingsFor } from '../../engine/feature/traits.ts';
import type { AskValues } from '../../engine/feature/declaration.ts';
import type { Route, RouteAsk } from '../../engine/manifest/manifest.ts';
import { OWN_PAGE } from '../../engine/feature/own-components.ts';
import { resolveAddresses, withoutTitle } from '../components/whole-page.ts';
import { openComponents, writeComponent, writeInLine } from '../components/draw-component.ts';
import type { Asked, Drawing, Drawn } from '../feature/feature.ts';
import { UNDRAWN, type Question } from '../feature/question.ts';
import { featureNamed } from '../features/index.ts';
import { drawCode } from '../markdown/render/render-code.ts';
import { contentIn } from '../markdown/render/render-body.ts';
import type { DrawPart } from '../markdown/render/rendering.ts';
import type { Words } from '../words/words.ts';
import type { SiteContext } from './context/site-context.ts';
import { findData } from './find-data.ts';
import type { PageParts } from './page-parts.ts';
import { withoutForm } from './wording.ts';

/** What a page draws its directives with. */
export interface PageDrawing extends Pick<Drawing, 'resolve' | 'language' | 'place' | 'component'> {
  readonly route: Route;
  readonly context: SiteContext;
  readonly parts: PageParts;
  readonly words: Words;
}

/** Makes the function that draws the directives of a page as HTML. */
export function drawHtml(drawing: PageDrawing): DrawPart {
  const components = openComponents();
  return (asked, { kind, outline, isLine }) => {
    const key = partKey(kind, asked);
    const component = drawing.parts.components?.[key];
    if (component !== undefined) {
      const { html } = component;
      const own = html === undefined ? {} : { html: resolveAddresses(html, drawing.resolve) };
      return components.html({ ...component, ...own }, asked.content, isLine);
    }
    const context = { ...contextOf(asked, { kind, key }, drawing), outline };
    const { missing } = drawing.parts;
    if (missing !== undefined && context.data === undefined && featureNamed(kind)?.made !== undefined) return missing();
    return drawing.parts.own?.[kind] === undefined
      ? featureNamed(kind)?.html(asked, context)
      : drawOwn({ kind, key, form: 'html', asked }, context, drawing);
  };
}

/** Makes the function that writes the directives of a page as Markdown. */
export function drawMarkdown(
  drawing: PageDrawing,
): (asked: Asked<AskValues>, place: { readonly kind: string; readonly isLine?: true }) => string | undefined {
  return (asked, { kind, isLine }) => {
    const key = partKey(kind, asked);
    const component = drawing.parts.components?.[key];
    if (component !== undefined && isLine) return writeInLine(component, asked.content);
    if (component !== undefined)
      return writeComponent(kind === OWN_PAGE ? withoutTitle(component) : component, asked.content);
    const context = { ...contextOf(asked, { kind, key }, drawing), outline: () => [] };
    return drawing.parts.own?.[kind] === undefined
      ? featureNamed(kind)?.markdown(asked, context)
      : String(drawOwn({ kind, key, form: 'markdown', asked }, context, drawing));
  };
}

/** Draws the whole of a page, or what is below its title. */
export function drawPart(part: RouteAsk, drawing: PageDrawing): Drawn {
  const drawn = drawHtml(drawing)(askedFor(part), { kind: part.kind, outline: () => [] }) ?? '';
  return typeof drawn === 'string' ? { html: drawn, headings: [] } : drawn;
}

/** Writes the whole of a page as Markdown. */
export function writePart(part: RouteAsk, drawing: PageDrawing): string {
  return drawMarkdown(drawing)(askedFor(part), part) ?? '';
}

function askedFor({ kind, name = kind, ask, text = '' }: RouteAsk): Asked<AskValues> {
  return { name, ask, title: text, text, content: '' };
}

function contextOf(
  { ask }: Asked<AskValues>,
  { kind, key }: { readonly kind: string; readonly key: string },
  { words, language, route, context, parts: { made }, resolve, component, place }: PageDrawing,
): Omit<Drawing, 'outline'> {
  const { settings, features = [] } = context.manifest.site;
  const found = findData({ kind, ask }, route, context);
  const wording = found === undefined ? { words, language } : context.wording;
  const isAbove = route.asks?.some((part) => part.opens === true && partKey(kind, part) === key) === true;
  return {
    ...wording,
    base: context.base,
    resolve,
    island: `data-island="${kind}"`,
    given: route.given,
    settings: settingsFor(featureNamed(kind) ?? features.find(({ name }) => name === kind), settings),
    place: place ?? (isAbove ? 'above' : undefined),
    component,
    code: drawCode,
    content: contentIn(wording.words, resolve),
    data: found ?? made?.[key],
  };
}

/** Returns what a feature of the project draws, as far as it is known; what contains something else is asked after that. */
function drawOwn(
  asked: Pick<Question, 'kind' | 'key' | 'form' | 'asked'>,
  { code: _code, content: _content, outline, resolve, ...plain }: Drawing,
  { parts: { own, answer }, context }: PageDrawing,
): string | Drawn {
  if ((asked.asked.title + asked.asked.content).includes(UNDRAWN)) return UNDRAWN;
  const declared = context.manifest.site.features?.find(({ name }) => name === asked.kind)?.words ?? {};
  const stems = new Set(Object.keys(declared).map(withoutForm));
  let question: Question = {
    ...plain,
    ...asked,
    words: Object.fromEntries(Object.entries(plain.words).filter(([key]) => stems.has(withoutForm(key)))),
    island: own?.[asked.kind]?.island ?? '',
    resolved: [],
  };
  for (;;) {
    const found = answer?.(question);
    if (found === undefined) return UNDRAWN;
    if ('drawn' in found) return found.drawn;
    const { wants } = found;
    question = {
      ...question,
      resolved: [...question.resolved, ...wants.addresses.map((address) => [address, resolve(address)] as const)],
      ...(wants.outline ? { outline: outline() } : {}),
      ...(wants.texts ? { texts: plain.words } : {}),
    };
  }
}
