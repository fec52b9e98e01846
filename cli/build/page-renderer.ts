import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../../site/project/project.ts';
import type { Route } from '../../engine/manifest/manifest.ts';
import type { ParsedPage } from '../../site/markdown/read/parse-page.ts';
import { parseRoute, renderRoute } from '../../site/pages/render-page.ts';
import type { PlannedFile, PlannedPage } from '../../site/pages/context/planned-file.ts';
import { contextIn, type SiteContext } from '../../site/pages/context/site-context.ts';
import { pageCard } from '../../site/pages/social-card.ts';
import { decodeText } from '../system/files/read-files.ts';
import { hashOf } from '../system/files/hash.ts';
import { openAnswers, readAnswers, type Answers, type FailedDrawing } from '../make/features/page-answers.ts';
import type { PageJobs } from '../project/page-tasks.ts';
import { drawCard } from './prepare/draw-card.ts';

/** The content of a page, Markdown copy or card. */
interface RenderedPage {
  readonly content: string | Uint8Array;
  /** Whether the page's file has changed since the page's key was computed. */
  readonly isEdited: boolean;
  /** What features of the project cannot draw on it. */
  readonly failed?: readonly FailedDrawing[];
}

/** What pages are rendered from. */
interface PageSource extends Pick<PageJobs, 'parts' | 'answers'> {
  readonly project: Project;
  readonly context: SiteContext;
}

/**
 * Makes a function that renders pages, Markdown copies and cards one by one; builds, threads and `dev` all use it. A page
 * that asks features of the project is rendered until everything that they draw is known.
 */
export function openPageRenderer({
  context,
  parts,
  project,
  answers: given,
}: PageSource): (page: PlannedPage) => RenderedPage | Promise<RenderedPage> {
  let last: ReadRoute | undefined;
  const answersFor = openAnswers(project, given);
  return ({ path, route: pathname, language, source }) => {
    const own = contextIn(context, language);
    const route = own.manifest.routes[pathname];
    if (route === undefined) throw new Error(`There is no route ${pathname}.`);
    if (path.endsWith('.png')) return { content: drawCard(pageCard(route, own).svg, project), isEdited: false };
    // A page and its Markdown copy are rendered in succession. Only files that were scanned are read.
    if (last?.file !== route.file)
      last = route.file === undefined || source === undefined ? undefined : readPage(project, route.file, route, own);
    const read = last;
    const isEdited = read !== undefined && read.hash !== source;
    const included = parts[pathname];
    if (included?.own === undefined) return { content: renderRoute(path, route, read?.page, own, included), isEdited };
    const answers = answersFor(path, included.own, { route: pathname, file: route.file });
    const render = async (): Promise<RenderedPage> => {
      const content = renderRoute(path, route, read?.page, own, { ...included, answer: answers.find });
      return (await answers.ask()) ? render() : { content, isEdited, failed: answers.keep() };
    };
    return render();
  };
}

/** Gathers what the project's features have drawn for pages, also for those that were not rendered again. */
export async function gatherAnswers(files: readonly PlannedFile[], source: PageSource): Promise<Answers> {
  const all: Record<string, Answers[string]> = {};
  const render = openPageRenderer(source);
  for (const file of files) {
    const own = file.route === undefined ? undefined : source.parts[file.route]?.own;
    if (file.route === undefined || own === undefined || file.path.endsWith('.png')) continue;
    if (readAnswers(source.project, file.path, own) === undefined) await render(file);
    Object.assign(all, readAnswers(source.project, file.path, own));
  }
  return all;
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
