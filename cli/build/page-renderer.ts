import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../../site/project/project.ts';
import type { Route } from '../../engine/manifest/manifest.ts';
import type { ParsedPage } from '../../site/markdown/read/parse-page.ts';
import { parseRoute, renderRoute } from '../../site/pages/render-page.ts';
import type { PlannedPage } from '../../site/pages/context/planned-file.ts';
import { contextIn, type SiteContext } from '../../site/pages/context/site-context.ts';
import { pageCard } from '../../site/pages/social-card.ts';
import { decodeText } from '../system/files/decode-text.ts';
import { hashOf } from '../system/files/hash.ts';
import type { PageJobs } from '../project/page-tasks.ts';
import { drawCard } from './prepare/draw-card.ts';

/** The content of a page, Markdown copy or card. */
export interface RenderedPage {
  readonly content: string | Uint8Array;
  /** Whether the page's file has changed since the page's key was computed. */
  readonly isEdited: boolean;
}

/** What pages are rendered from. */
export interface PageSource extends Pick<PageJobs, 'parts'> {
  readonly project: Project;
  readonly context: SiteContext;
}

/** Makes a function that renders pages, Markdown copies and cards one by one; builds, threads and `dev` all use it. */
export function openPageRenderer({ context, parts, project }: PageSource): (page: PlannedPage) => RenderedPage {
  let last: ReadRoute | undefined;
  return ({ path, route: pathname, language, source }) => {
    const own = contextIn(context, language);
    const route = own.manifest.routes[pathname];
    if (route === undefined) throw new Error(`There is no route ${pathname}.`);
    if (path.endsWith('.png')) return { content: drawCard(pageCard(route, own).svg, project), isEdited: false };
    // A page and its Markdown copy are rendered in succession. Only files that were scanned are read.
    if (last?.file !== route.file)
      last = route.file === undefined || source === undefined ? undefined : readPage(project, route.file, route, own);
    return {
      content: renderRoute(path, route, last?.page, own, parts[pathname]),
      isEdited: last !== undefined && last.hash !== source,
    };
  };
}

/** The current content of a page's file. */
interface ReadRoute {
  readonly file: string;
  readonly hash: string;
  readonly page: ParsedPage;
}

function readPage(project: Project, file: string, route: Route, context: SiteContext): ReadRoute {
  const content = readFileSync(join(project.root, file));
  return { file, hash: hashOf(content), page: parseRoute(route, decodeText(content), context) };
}
