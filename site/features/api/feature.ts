import { shelfKey } from '../../api/api-shelf.ts';
import type { ApiEntry } from '../../api/api-data.ts';
import type { ApiRendering, ApiWording, ApiWords } from '../../api/api-rendering.ts';
import { rowsOf } from '../../api/api-rows.ts';
import { describeApi } from '../../api/describe-api.ts';
import { mainGuideOf } from '../../api/guides.ts';
import { renderApi } from '../../api/render-api.ts';
import { renderExcerpt } from '../../api/render-members.ts';
import { findApiData, linkToSite, type ApiData } from '../../api/site-links.ts';
import { writeApiMarkdown, writeExcerptMarkdown } from '../../api/write-markdown.ts';
import { fillText } from '../../browser/page-language.ts';
import { defineFeature, type Drawing } from '../../feature/feature.ts';

/** The documentation of an export; its description is made by `cli/make/api`. */
export const api = defineFeature({
  name: 'api',
  says: 'The documentation of an export of a package, or some of its rows.',
  asked: ['line'],
  ask: {
    package: { kind: 'package', required: true, says: 'Name of the package.' },
    name: { kind: 'export', required: true, says: 'Name of the export.' },
    rows: { kind: 'list', says: 'Names of the rows to show, instead of all.' },
  },
  made: true,
  needs: 'typescript',
  documents: true,
  find: findApiData,
  html({ ask: { rows } }, drawing: ApiDrawing) {
    const { data, place } = drawing;
    if (data === undefined) return undefined;
    const entry = entryOf(data);
    const rendering = { ...drawing, ...linkToSite(entry, data) };
    if (rows !== undefined) return { html: renderExcerpt(entry, rows, rendering), headings: [] };
    return place === 'page'
      ? { ...renderApi(entry, 'page', rendering), isWide: true }
      : renderApi(entry, 'part', rendering);
  },
  markdown({ ask: { rows } }, drawing: ApiDrawing) {
    const { data, place } = drawing;
    if (data === undefined) return undefined;
    const entry = entryOf(data);
    const rendering = linkToSite(entry, data);
    // Absolute, because the text is read outside the site.
    const whole = (href: string) => (href.startsWith('/') ? data.url + href : href);
    const absolute: ApiRendering = {
      ...drawing,
      ...rendering,
      hrefOf: (pathname, hash) => whole(rendering.hrefOf(pathname, hash)),
      resolveHref(address) {
        const resolved = rendering.resolveHref(address);
        return resolved && { ...resolved, href: whole(resolved.href) };
      },
    };
    return rows === undefined
      ? writeApiMarkdown(entry, place === 'page' ? 1 : 2, absolute).trimEnd()
      : writeExcerptMarkdown(entry, rows, absolute).trimEnd();
  },
  title: (title, { apiTitle }: ApiWords) => fillText(apiTitle, { name: title }),
  describe(data: ApiData | undefined, wording: ApiWording) {
    const entry = data?.read();
    return entry === undefined ? '' : describeApi(entry, wording);
  },
  rows({ rows }, data: ApiData | undefined) {
    const entry = data?.read();
    if (entry === undefined || data === undefined) return [];
    // Of the pages that document it, names lead to one.
    if (rows === undefined) return data.places[shelfKey(data)]?.pathname === data.pathname ? rowsOf(entry) : [];
    return rowsOf(entry).filter(({ name }) => rows.includes(name));
  },
  guide(data: ApiData | undefined) {
    const entry = data?.read();
    return entry && data && mainGuideOf(entry, linkToSite(entry, data))?.pathname;
  },
});

type ApiDrawing = Drawing<ApiData, ApiWords>;

function entryOf(data: ApiData): ApiEntry {
  const entry = data.read();
  // The build reports missing descriptions before it renders anything.
  if (entry === undefined) throw new Error(`There is no description of ${shelfKey(data)}.`);
  return entry;
}
