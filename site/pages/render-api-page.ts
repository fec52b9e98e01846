import type { ApiInclude, ApiTarget, Route } from '../../engine/manifest/manifest.ts';
import type { ApiRendering } from '../api/api-rendering.ts';
import { shelfKey } from '../api/api-shelf.ts';
import { renderApi, type RenderedApi } from '../api/render-api.ts';
import { renderExcerpt } from '../api/render-excerpt.ts';
import { writeApiMarkdown, writeExcerptMarkdown } from '../api/write-markdown.ts';
import type { Drawn } from '../feature/feature.ts';
import { apiRendering } from './api-links.ts';
import type { SiteContext } from './context/site-context.ts';

/** Renders the content of an API page. */
export function renderApiPage(target: ApiTarget, route: Route, context: SiteContext): RenderedApi {
  const entry = describedApi(target, context);
  return renderApi(entry, 'page', apiRendering(entry, { target, route, context }));
}

/** Renders an `api` directive. */
export function renderInclude(target: ApiInclude, route: Route, context: SiteContext): Drawn {
  const entry = describedApi(target, context);
  const rendering = apiRendering(entry, { target, route, context });
  return target.rows === undefined
    ? renderApi(entry, 'part', rendering)
    : { html: renderExcerpt(entry, target.rows, rendering), headings: [] };
}

/** Writes the Markdown of an API page, or of an `api` directive. */
export function renderApiMarkdown(
  target: ApiInclude,
  level: 1 | 2,
  { route, context }: { readonly route: Route; readonly context: SiteContext },
): string {
  const entry = describedApi(target, context);
  const rendering = apiRendering(entry, { target, route, context });
  // Absolute, because the text is read outside the site.
  const whole = (href: string) => (href.startsWith('/') ? context.manifest.site.url + href : href);
  const wholeRendering: ApiRendering = {
    ...rendering,
    hrefOf: (pathname, hash) => whole(rendering.hrefOf(pathname, hash)),
    resolveHref(address) {
      const resolved = rendering.resolveHref(address);
      return resolved && { ...resolved, href: whole(resolved.href) };
    },
  };
  return target.rows === undefined
    ? writeApiMarkdown(entry, level, wholeRendering)
    : writeExcerptMarkdown(entry, target.rows, wholeRendering);
}

function describedApi(target: ApiTarget, { apis }: SiteContext) {
  const entry = apis.read(target);
  // The build reports missing descriptions before it renders anything.
  if (entry === undefined) throw new Error(`There is no description of ${shelfKey(target)}.`);
  return entry;
}
