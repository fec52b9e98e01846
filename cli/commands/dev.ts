import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, posix } from 'node:path';
import { compileProject } from '../build/compile-project.ts';
import { readPageDates } from '../build/page-dates.ts';
import { prepareApis } from '../build/prepare-apis.ts';
import { prepareFormulas } from '../build/prepare-formulas.ts';
import { prepareSite, type PreparedSite } from '../build/prepare-site.ts';
import { LostDemoFile } from '../demos/demo-cache.ts';
import { findDemoPages, type DemoPage } from '../demos/demo-pages.ts';
import { describeDemos, prepareDemos } from '../demos/prepare-demos.ts';
import type { RenderContext } from '../demos/render-demos.ts';
import { openWarmUp } from '../demos/warm-up.ts';
import { contentType } from '../content-type.ts';
import { isSystemError } from '../failure.ts';
import { prepareIcons } from '../icons/prepare-icons.ts';
import type { Io } from '../io.ts';
import { listen } from '../listen.ts';
import type { Changes } from '../hold-content.ts';
import { rememberProject, scanProject, type ProjectMemory } from '../load-project.ts';
import { openProject } from '../open-project.ts';
import { pruneCache } from '../cache/prune-cache.ts';
import { reportProject, type Findings } from '../report/report-project.ts';
import { reportWarnings } from '../report/report-warnings.ts';
import type { Handler } from '../serve-static.ts';
import { readSizes } from '../sizes/size-file.ts';
import { watchProject } from '../watch.ts';
import { openWorkbench, WORKBENCH } from '../workbench.ts';

/** Options of `docs-nav dev`. */
export interface DevOptions {
  readonly dir?: string | undefined;
  readonly host: string;
  /** Undefined: the default port, or the next free one. */
  readonly port?: number | undefined;
}

const DEFAULT_PORT = 5173;

/** Serves the site while its writers edit it, until Ctrl+C. A mistake is reported in the terminal and on the page; the last good site stays. */
export async function dev(options: DevOptions, io: Io): Promise<number> {
  const root = await openProject(io, options.dir);
  const memory = rememberProject();
  const site: LiveSite = openLiveSite(() => refresh(root, { site, memory }, io));
  const { origin, close } = await listen(site.handler, {
    host: options.host,
    port: options.port ?? DEFAULT_PORT,
    anyPort: options.port === undefined,
  });
  io.stdout.write(`Serving ${origin}/\n`);
  try {
    await watchProject(root, (changes) => refresh(root, { site, memory, changes }, io), io);
  } finally {
    site.close();
    await close();
    pruneCache(root);
  }
  return 0;
}

/** Compiles the project as it now is; returns the folders and files whose changes call for the next look. */
async function refresh(
  root: string,
  { site, memory, changes }: { readonly site: LiveSite; readonly memory: ProjectMemory; readonly changes?: Changes },
  io: Io,
): Promise<readonly string[]> {
  const started = performance.now();
  const project = await scanProject(root, { memory, changes, isBuild: true });
  const watched = ['nav', project.content];
  const dates = readPageDates(root, project.content);
  const fail = async (findings: Findings) => {
    const report = { ...findings, diagnostics: findings.diagnostics.filter(({ severity }) => severity === 'error') };
    io.stdout.write(await reportProject(project, report, { format: 'pretty', io }));
    site.fail(await reportProject(project, report, { format: 'pretty', io: { ...io, color: false } }));
  };
  const compiled = await compileProject(project);
  if (!compiled.ok) {
    await fail(compiled.findings);
    return watched;
  }
  const { manifest } = compiled;
  if (compiled.lacks.length > 0) {
    await fail({
      diagnostics: compiled.lacks,
      sections: manifest.sections.length,
      pages: Object.keys(manifest.routes).length,
    });
    return watched;
  }
  const finding = findDemoPages(root, manifest);
  const [found, apis] = await Promise.all([finding, prepareApis(project, manifest, finding)]);
  const demoProject = {
    root,
    found,
    manifest,
    content: project.content,
    hashes: project.hashPages(),
    isDev: true,
    isThorough: true,
    base: '',
    env: io.env,
  };
  const demos = await prepareDemos(demoProject);
  watched.push(...placesToWatch(demos.modules, project.content));
  if ('problems' in demos) {
    await fail({
      diagnostics: demos.problems,
      sections: manifest.sections.length,
      pages: Object.keys(manifest.routes).length,
    });
    return watched;
  }
  const icons = await prepareIcons(project, manifest);
  if ('diagnostics' in icons) {
    await fail(icons);
    return watched;
  }
  const prepared = await prepareSite(project, manifest, {
    base: '',
    demos,
    apis: apis.context,
    icons,
    formulas: prepareFormulas(project, manifest),
    sizes: readSizes(root),
    dates,
    isDev: true,
  });
  const unknown = await apis.findings;
  if (unknown !== undefined) {
    await fail(unknown);
    return watched;
  }
  site.show(prepared, found, () => describeDemos(demoProject));
  io.stderr.write(await reportWarnings(project, compiled.warnings, io));
  io.stderr.write(`ready in ${Math.round(performance.now() - started)} ms\n`);
  return watched;
}

/** Modules that lie outside the content folder; of those outside the project, their folders. */
function placesToWatch(modules: readonly string[], content: string): readonly string[] {
  const others = modules.filter((path) => !path.startsWith(`${content}/`));
  return [...new Set(others.map((path) => (path.startsWith('../') ? posix.dirname(path) : path)))];
}

interface LiveSite {
  readonly handler: Handler;
  /** Serves another version of the site, with these demos, and notifies the open pages. */
  show(site: PreparedSite, demos: readonly DemoPage[], describe: () => RenderContext): void;
  /** Tells the open pages what is wrong. */
  fail(report: string): void;
  close(): void;
}

/** Renders a file; what the cache has lost since the site was shown, as when someone removed it, is made again by `remake`. */
async function renderWhole(
  render: () => string | Uint8Array,
  remake: () => Promise<unknown>,
): Promise<string | Uint8Array> {
  try {
    return render();
  } catch (error) {
    if (!(error instanceof LostDemoFile || isSystemError(error))) throw error;
    await remake();
    return render();
  }
}

function openLiveSite(remake: () => Promise<unknown>): LiveSite {
  const warmUp = openWarmUp();
  const workbench = openWorkbench(['live-edits', 'inspector'], '/');
  let demosOf = new Map<string, DemoPage>();
  let files = new Map<string, () => string | Uint8Array>();
  let report = '';
  const listeners = new Set<ServerResponse>();
  let isReady = (): void => {};
  const ready = new Promise<void>((resolve) => (isReady = resolve));
  const tell = (ok: boolean) => {
    isReady();
    for (const listener of listeners) listener.write(`data: ${JSON.stringify({ ok, report })}\n\n`);
  };

  return {
    async handler(request, response) {
      const path = pathOf(request);
      if (path === `${WORKBENCH}/events`) return follow(response, listeners, report);
      const tool = workbench.find(path);
      if (tool !== undefined) {
        response.writeHead(200, { 'content-type': contentType('.js'), 'cache-control': 'no-store' }).end(tool);
        return;
      }
      await ready;
      warmUp.note(demosOf.get(`/${path.replace(/\/$/, '')}`));
      const find = () => files.get(path) ?? files.get(`${path}index.html`) ?? files.get(`${path}/index.html`);
      const found = find();
      if (found && path !== '' && !path.endsWith('/') && extname(path) === '' && !files.has(path)) {
        response.writeHead(302, { location: `/${path}/` }).end();
        return;
      }
      const render = () =>
        (
          find() ??
          files.get(`${path.split('/', 1)[0] ?? ''}/404.html`) ??
          files.get('404.html') ??
          (() => (report === '' ? 'There is no page at this address.' : report))
        )();
      const type =
        found && extname(path) !== ''
          ? contentType(path)
          : files.size === 0
            ? contentType('.txt')
            : contentType('.html');
      response.writeHead(found ? 200 : 404, {
        'content-type': type,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      if (request.method === 'HEAD') {
        response.end();
        return;
      }
      const content = await renderWhole(render, remake);
      response.end(type === contentType('.html') ? workbench.equip(String(content)) : content);
    },
    show(site, demos, describe) {
      warmUp.expect(describe);
      demosOf = new Map(demos.map((page) => [page.pathname, page]));
      const read = (path: string): Uint8Array => Buffer.from(files.get(path)?.() ?? '');
      files = new Map(site.files.map(({ path, render }) => [path, () => render(read)]));
      report = '';
      tell(true);
    },
    fail(text) {
      report = text;
      tell(false);
    },
    close() {
      warmUp.close();
      for (const listener of listeners) listener.end();
    },
  };
}

function follow(response: ServerResponse, listeners: Set<ServerResponse>, report: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(report === '' ? ':\n\n' : `data: ${JSON.stringify({ ok: false, report })}\n\n`);
  listeners.add(response);
  response.on('close', () => listeners.delete(response));
}

function pathOf({ url }: IncomingMessage): string {
  try {
    return decodeURIComponent(new URL(url ?? '/', 'http://localhost').pathname).slice(1);
  } catch {
    return '404.html';
  }
}
