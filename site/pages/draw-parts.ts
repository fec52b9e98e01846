import { partKey } from '../../engine/feature/part-key.ts';
import type { AskValues } from '../../engine/feature/declaration.ts';
import type { Route } from '../../engine/manifest/manifest.ts';
import { OWN_PAGE } from '../../engine/feature/own-components.ts';
import { resolveAddresses, withoutTitle } from '../components/whole-page.ts';
import { openComponents, writeComponent, writeInLine } from '../components/draw-component.ts';
import { renderDemoAbove, renderFigure } from '../demos/render-figure.ts';
import type { Asked, Drawing, Drawn } from '../feature/feature.ts';
import { escapeAttribute } from '../text/escape.ts';
import { fillMarks } from '../feature/marks.ts';
import { FEATURE_KINDS, featureNamed } from '../features/index.ts';
import type { DrawPart } from '../markdown/render/rendering.ts';
import type { Words } from '../words/words.ts';
import type { SiteContext } from './context/site-context.ts';
import { drawList, writeList } from './page-lists.ts';
import type { PageParts } from './page-parts.ts';
import { renderApiMarkdown, renderInclude } from './render-api-page.ts';
import { includeOf } from '../../engine/manifest/asks.ts';

/** What a page draws its directives with. */
interface PageDrawing extends Pick<Drawing, 'resolve' | 'language'> {
  readonly route: Route;
  readonly context: SiteContext;
  readonly parts: PageParts;
  readonly words: Words;
}

/** Makes the function that draws the directives of a page as HTML. */
export function drawHtml(drawing: PageDrawing): DrawPart {
  const components = openComponents();
  return (asked, { kind, key, outline, isLine }) => {
    const component = drawing.parts.components?.[key];
    if (component !== undefined) {
      const { html } = component;
      const own = html === undefined ? {} : { html: resolveAddresses(html, drawing.resolve) };
      return components.html({ ...component, ...own }, asked.content, isLine);
    }
    const joined = JOINED[kind];
    if (joined !== undefined) return joined.html(asked.ask, drawing);
    const drawn = drawing.parts.drawn?.[drawing.language]?.[key];
    return drawn === undefined
      ? featureNamed(kind)?.html(asked, { ...contextOf(key, drawing), outline })
      : {
          html: fillMarks(drawn.html, asked, { resolve: drawing.resolve, escape: escapeAttribute }),
          headings: drawn.headings ?? [],
        };
  };
}

/** Makes the function that writes the directives of a page as Markdown. */
export function drawMarkdown(
  drawing: PageDrawing,
): (
  asked: Asked<AskValues>,
  place: { readonly kind: string; readonly key: string; readonly isLine?: true },
) => string | undefined {
  return (asked, { kind, key, isLine }) => {
    const component = drawing.parts.components?.[key];
    if (component !== undefined && isLine) return writeInLine(component, asked.content);
    if (component !== undefined)
      return writeComponent(kind === OWN_PAGE ? withoutTitle(component) : component, asked.content);
    const joined = JOINED[kind];
    if (joined !== undefined) return joined.markdown(asked.ask, drawing);
    const drawn = drawing.parts.drawn?.[drawing.language]?.[key];
    return drawn === undefined
      ? featureNamed(kind)?.markdown(asked, { ...contextOf(key, drawing), outline: () => [] })
      : fillMarks(drawn.markdown, asked, drawing);
  };
}

function contextOf(
  key: string,
  {
    words,
    language,
    route: { given },
    context: {
      base,
      manifest: { site },
    },
    parts: { made },
    resolve,
  }: PageDrawing,
): Omit<Drawing, 'outline'> {
  return { words, language, base, resolve, island: '', given, embeds: site.embeds, data: made?.[key] };
}

/** Features whose drawing needs the whole site. */
const JOINED: Readonly<
  Record<
    string,
    {
      readonly html: (ask: AskValues, drawing: PageDrawing) => string | Drawn | undefined;
      readonly markdown: (ask: AskValues, drawing: PageDrawing) => string | undefined;
    }
  >
> = {
  api: {
    html(ask, { route, context }) {
      const target = includeOf({ kind: 'api', ask }, FEATURE_KINDS);
      return target && renderInclude(target, route, context);
    },
    markdown(ask, { route, context }) {
      const target = includeOf({ kind: 'api', ask }, FEATURE_KINDS);
      return target && renderApiMarkdown(target, 2, { route, context }).trimEnd();
    },
  },
  demo: {
    html(ask, { route: { asks = [] }, parts: { demos = [] }, context: { base }, words }) {
      const demo = demos.find(({ src }) => src === ask['src']);
      if (demo === undefined) return undefined;
      return asks.some(({ opens, ask: { src } }) => opens === true && src === demo.src)
        ? renderDemoAbove(demo, words)
        : renderFigure(demo, { words, base });
    },
    markdown({ src }, { parts: { demos = [] } }) {
      const demo = demos.find((own) => own.src === src);
      return demo && `\`\`\`tsx title="${demo.file}"\n${demo.source.trimEnd()}\n\`\`\``;
    },
  },
  playground: {
    html(ask, { parts: { demos = [] }, context: { base }, words }) {
      const demo = demos.find(({ src }) => src === partKey('playground', { ask }));
      return demo?.playground && renderFigure(demo, { words, base });
    },
    markdown(ask, { parts: { demos = [] } }) {
      const demo = demos.find(({ src }) => src === partKey('playground', { ask }));
      return demo && `\`\`\`tsx\n${demo.source.trimEnd()}\n\`\`\``;
    },
  },
  pages: {
    html: ({ of }, { route, context }) => drawList(String(of), route, context),
    markdown: ({ of }, { context }) => writeList(String(of), context),
  },
};
