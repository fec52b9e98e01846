import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Project } from '../../site/project/project.ts';
import type { PlannedFile } from '../../site/pages/context/planned-file.ts';
import type { PreparedSite } from '../build/prepare/prepare-site.ts';
import type { FailedDrawing } from '../make/features/page-answers.ts';
import { escapeHtml } from '../../site/text/escape-html.ts';
import type { PageParts } from '../../site/pages/page-parts.ts';
import { openPageRenderer } from '../build/page-renderer.ts';
import { contentType } from '../system/content-type.ts';
import { LostDemoFile } from '../system/cache/demo-cache.ts';
import { describeDemos } from '../make/demos/describe-demos.ts';
import type { SharedParts } from '../make/maker.ts';
import { openWarmUp } from '../make/demos/warm-up.ts';
import { isSystemError, tryTo } from '../system/base/failure.ts';
import { hashOf } from '../system/files/hash.ts';
import type { LatePage, LateParts } from './late-parts.ts';
import { answer, answerReads, type Handler } from './listen.ts';
import { openWorkbench, WORKBENCH } from './workbench.ts';

/** The last version of the site that compiled, with what it sends to its open pages. */
export interface LiveSite {
  readonly handler: Handler;
  /** Serves another version of the site, and notifies the open pages if anything differs. */
  show(site: ShownSite): void;
  /** Notifies the open pages that texts of some have changed. */
  touch(): void;
  /** Serves what has been made for a page in the meantime, and what is wrong with all pages; tells the open ones if it is of one. */
  change(page: LatePage, report: string, isOpen: boolean): void;
  /** Shows the open pages what is wrong; returns whether it was something else before. */
  fail(report: string): boolean;
  close(): void;
}

/** A version of the site. */
interface ShownSite extends PreparedSite {
  readonly project: Project;
  readonly late: Pick<LateParts, 'find' | 'demosOn' | 'visit'>;
  readonly later: SharedParts['later'];
  /** What is wrong with the parts of pages; empty if nothing is. */
  readonly report: string;
  /** Describes what features of the project cannot draw. */
  explain(failed: readonly FailedDrawing[]): Promise<string>;
}

type Content = string | Uint8Array;

/** Milliseconds that a page waits for its parts; what takes longer comes later. */
const WAIT = 150;

/**
 * Renders a file; if something is missing from the cache, for example because someone removed it, `remake` makes it
 * again. `undefined` if it is still missing, like a page whose source is gone while the site cannot be compiled without
 * it.
 */
async function renderWhole(
  render: () => Promise<Content | undefined>,
  remake: () => Promise<unknown>,
): Promise<Content | undefined> {
  const passOver = (error: unknown): undefined => {
    if (!(error instanceof LostDemoFile || isSystemError(error))) throw error;
  };
  return render().catch(async (error: unknown) => {
    passOver(error);
    await remake();
    return render().catch(passOver);
  });
}

/**
 * Opens a site; requests wait for its first version. `remake` restores what is missing from the cache.
 */
export function openLiveSite(remake: () => Promise<unknown>): LiveSite {
  const warmUp = openWarmUp();
  const workbench = openWorkbench(['live-edits', 'inspector'], '/');
  let shown: ShownSite | undefined;
  let parts: Record<string, PageParts> = {};
  /** Pathnames of pages, by the paths of their HTML and Markdown. */
  let pages = new Map<string, string>();
  let files = new Map<string, () => Promise<Content>>();
  let state = '';
  /** Keys of all files except pages, by path. */
  let keys = new Map<string, string>();
  let report = '';
  const listeners = new Set<ServerResponse>();
  let isReady = (): void => {};
  const ready = new Promise<void>((resolve) => (isReady = resolve));
  const tell = (ok: boolean, changed: readonly string[] = []) => {
    isReady();
    for (const listener of listeners) listener.write(`data: ${JSON.stringify({ ok, report, changed })}\n\n`);
  };

  /** Renders a file; one that is made of pages again once those that it reads are rendered. */
  const contentOf = async (file: PlannedFile, site: ShownSite): Promise<Content> => {
    if (file.route !== undefined) {
      const { content, failed = [] } = await openPageRenderer({ ...site, parts: partsOf(file.route, site) })(file);
      if (failed.length === 0) return content;
      report = await site.explain(failed);
      tell(false);
      return reportPage(report);
    }
    const pages = new Map<string, Uint8Array>();
    for (;;) {
      const missing: string[] = [];
      const content = file.render((path) => {
        if (!pages.has(path)) missing.push(path);
        return pages.get(path) ?? Buffer.from('');
      });
      if (missing.length === 0) return content;
      for (const path of missing) pages.set(path, Buffer.from((await files.get(path)?.()) ?? ''));
    }
  };

  /** Adds to the parts of a page what stands in the place of those that are not there. */
  const partsOf = (pathname: string, { late, report: wrong }: ShownSite): Record<string, PageParts> => {
    const page = late.find(pathname);
    if (page?.made !== undefined) return parts;
    const isWrong = page?.found.some(({ severity }) => severity === 'error') === true;
    const texts = isWrong ? [`<pre class="dev-report" lang="en" dir="ltr">${escapeHtml(report || wrong)}</pre>`] : [];
    const missing = () => (isWrong ? (texts.pop() ?? '') : PENDING);
    return { ...parts, [pathname]: { ...parts[pathname], missing } };
  };

  const serveLater = (later: SharedParts['later'] = [], site: ShownSite): void => {
    for (const { path, make } of later)
      files.set(path, async () => {
        const made = await make();
        for (const file of made.files) files.set(file.path, () => contentOf(file, site));
        return made.content === undefined ? '' : contentOf(made.content, site);
      });
  };

  const notFound = async (path: string) => {
    const page = files.get(`${path.split('/', 1)[0] ?? ''}/404.html`) ?? files.get('404.html');
    if (page !== undefined) return { status: 404, ending: '.html', text: await page() };
    return report === ''
      ? { status: 404, ending: '.txt', text: 'There is no page at this address.' }
      : { status: 503, ending: '.html', text: reportPage(report) };
  };

  return {
    handler: answerReads(async (request, response) => {
      const path = pathOf(request);
      if (path === `${WORKBENCH}/events`) return follow(response, listeners, report);
      const tool = workbench.find(path);
      if (tool !== undefined) return answer(response, 200, tool, '.js');
      await ready;
      const at = () => [path, `${path}index.html`, `${path}/index.html`].find((name) => files.has(name)) ?? '';
      const find = () => files.get(at());
      const found = find();
      const page = pages.get(at());
      const demos = page === undefined ? undefined : shown?.late.demosOn(page);
      if (demos !== undefined) warmUp.expect(() => describeDemos(demos));
      warmUp.note(demos?.found[0]);
      if (found && path !== '' && !path.endsWith('/') && !files.has(path)) {
        const { pathname, search } = addressOf(request);
        response.writeHead(302, { location: `${pathname}/${search}` }).end();
        return;
      }
      const parts = page === undefined ? undefined : shown?.late.visit(page);
      if (page !== undefined && shown?.late.find(page) === undefined) await Promise.race([parts, wait(WAIT)]);
      const content = await renderWhole(
        async () => find()?.(),
        () => remake().then(() => shown?.late.visit()),
      );
      const { status, ending, text } =
        content === undefined
          ? await notFound(path)
          : { status: 200, ending: files.has(path) ? path : '.html', text: content };
      const isHtml = contentType(ending) === contentType('.html');
      answer(response, status, isHtml ? workbench.equip(String(text)) : text, ending);
    }),
    show(site) {
      shown = site;
      parts = { ...site.parts };
      pages = new Map(
        site.files.flatMap(({ path, route }) =>
          route === undefined || path.endsWith('.png') ? [] : [[path, route] as const],
        ),
      );
      const before = state;
      state = hashOf(site.files.map(({ path, key }) => `${path} ${key}`).join('\n'));
      files = new Map(site.files.map((file) => [file.path, () => contentOf(file, site)]));
      serveLater(site.later, site);
      const known = keys;
      keys = new Map(site.files.flatMap(({ path, key, route }) => (route === undefined ? [[path, key]] : [])));
      const changed = Array.from(keys, ([path, key]) =>
        known.has(path) && known.get(path) !== key ? [path] : [],
      ).flat();
      const isNews = state !== before || report !== site.report;
      report = site.report;
      if (isNews) tell(report === '', changed);
    },
    touch: () => tell(report === ''),
    change({ made }, wrong, isOpen) {
      const site = shown;
      if (site === undefined) return;
      Object.assign(parts, made?.parts);
      for (const file of made?.files ?? []) files.set(file.path, () => contentOf(file, site));
      serveLater(made?.later, site);
      const isNews = report !== wrong;
      report = wrong;
      if (isNews || isOpen) tell(report === '');
    },
    fail(text) {
      const isNews = text !== report;
      report = text;
      if (isNews) tell(false);
      return isNews;
    },
    close() {
      warmUp.close();
      for (const listener of listeners) listener.end();
    },
  };
}

/** Stands where something is being made. */
const PENDING = '<span class="dev-pending" lang="en" dir="ltr">Being prepared …</span>';

function follow(response: ServerResponse, listeners: Set<ServerResponse>, report: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(report === '' ? ':\n\n' : `data: ${JSON.stringify({ ok: false, report, changed: [] })}\n\n`);
  listeners.add(response);
  response.on('close', () => listeners.delete(response));
}

function addressOf({ url }: IncomingMessage): URL {
  return new URL(url ?? '/', 'http://localhost');
}

function pathOf(request: IncomingMessage): string {
  // No file has the name that stands for what cannot be decoded.
  return tryTo(() => decodeURIComponent(addressOf(request).pathname).slice(1)) ?? '//';
}

/**
 * Returns the page shown for every address until the site can be shown; it follows edits, and is then replaced by the
 * site.
 */
function reportPage(report: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This site cannot be shown yet</title>
<style>:root { color-scheme: light dark } body { margin: 2rem; font: 1rem/1.5 system-ui } pre { font-size: .875rem; white-space: pre-wrap; overflow-wrap: anywhere }</style>
<h1>This site cannot be shown yet</h1>
<p>It appears here as soon as it can be.</p>
<pre class="dev-report" role="alert">${escapeHtml(report)}</pre>
<script type="module" src="/${WORKBENCH}/live-edits.js"></script>
</html>
`;
}
