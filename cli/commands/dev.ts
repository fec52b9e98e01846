import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { check, compile } from '../../engine/index.ts';
import { prepareApis } from '../build/prepare-apis.ts';
import { NO_DEMOS, prepareDemos } from '../demos/prepare-demos.ts';
import { prepareSite, type PreparedSite } from '../build/prepare-site.ts';
import { findProject } from '../find-project.ts';
import type { Io } from '../io.ts';
import { listen } from '../listen.ts';
import { loadProject } from '../load-project.ts';
import { reportProject } from '../report/report-project.ts';
import { contentType, type Handler } from '../serve-static.ts';
import { watchProject } from '../watch.ts';

/** Options of `docs-nav dev`. */
export interface DevOptions {
  readonly dir?: string | undefined;
  readonly host: string;
  /** Undefined: the default port, or the next free one. */
  readonly port?: number | undefined;
}

const DEFAULT_PORT = 5173;

/** Serves the site while its writers edit it, until Ctrl+C. A mistake is told in terminal and page; the last good site stays. */
export async function dev(options: DevOptions, io: Io): Promise<number> {
  const root = await findProject(io.cwd, options.dir);
  const site = openLiveSite();
  const { origin, close } = await listen(site.handler, { host: options.host, port: options.port ?? DEFAULT_PORT, anyPort: options.port === undefined });
  io.stdout.write(`Serving ${origin}/\n`);
  try {
    await watchProject(root, () => refresh(root, site, io), io);
  } finally {
    site.close();
    await close();
  }
  return 0;
}

/** Compiles the project as it now is; returns the folders whose changes call for the next look. */
async function refresh(root: string, site: LiveSite, io: Io): Promise<readonly string[]> {
  const started = performance.now();
  const project = await loadProject(root);
  const compiled = compile(project.input);
  const { sections, pages } = compiled.ok ? { sections: 0, pages: 0 } : check(project.input);
  if (compiled.ok) {
    const apis = prepareApis(project, compiled.manifest);
    const demos = await prepareDemos({ root, manifest: compiled.manifest, hashes: project.hashes, isDev: true });
    const prepared = await prepareSite(project, compiled.manifest, { base: '', demos: 'pages' in demos ? demos : NO_DEMOS, apis: apis.context, isDev: true });
    const unknown = await apis.findings;
    if (unknown === undefined) site.show(prepared);
    else {
      io.stdout.write(await reportProject(project, unknown, { format: 'pretty', io }));
      site.fail(await reportProject(project, unknown, { format: 'pretty', io: { ...io, color: false } }));
    }
    io.stderr.write(`ready in ${Math.round(performance.now() - started)} ms\n`);
  } else {
    const errors = compiled.diagnostics.filter(({ severity }) => severity === 'error');
    const report = { diagnostics: errors, sections, pages };
    io.stdout.write(await reportProject(project, report, { format: 'pretty', io }));
    site.fail(await reportProject(project, report, { format: 'pretty', io: { ...io, color: false } }));
  }
  return ['nav', project.content];
}

interface LiveSite {
  readonly handler: Handler;
  /** Serves another version of the site and tells the open pages. */
  show(site: PreparedSite): void;
  /** Tells the open pages what is wrong. */
  fail(report: string): void;
  close(): void;
}

function openLiveSite(): LiveSite {
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
      if (path === '_nav/events') return follow(response, listeners, report);
      await ready;
      const found = files.get(path) ?? files.get(`${path}index.html`) ?? files.get(`${path}/index.html`);
      if (found && path !== '' && !path.endsWith('/') && extname(path) === '' && !files.has(path)) {
        response.writeHead(302, { location: `/${path}/` }).end();
        return;
      }
      const render = found ?? files.get(`${path.split('/', 1)[0] ?? ''}/404.html`) ?? files.get('404.html') ?? (() => (report === '' ? 'There is no page at this address.' : report));
      const type = found && extname(path) !== '' ? contentType(path) : files.size === 0 ? contentType('.txt') : contentType('.html');
      response.writeHead(found ? 200 : 404, { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
      response.end(request.method === 'HEAD' ? undefined : render());
    },
    show(site) {
      files = new Map(site.files.map(({ path, render }) => [path, render]));
      report = '';
      tell(true);
    },
    fail(text) {
      report = text;
      tell(false);
    },
    close() {
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
