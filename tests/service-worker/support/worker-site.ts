import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '../../../cli/serve/listen.ts';
import { serveStatic } from '../../../cli/serve/serve-static.ts';
import { buildSite, chooseAddress, copyFixture } from '../../support/site.ts';

/** A site that the real bin publishes again and again on one host. */
export interface WorkerSite {
  /** `http://127.0.0.1:<port>`. */
  readonly origin: string;
  /** Paths requested since the start, without their query. */
  readonly requests: string[];
  /** Answers that replace the site's, by path; each may be delayed. */
  readonly answers: Map<string, (response: ServerResponse) => void>;
  /** Milliseconds that the host waits before it answers a request for a page. */
  delay: number;
  /** Sets keys of `nav/site.yaml` and publishes the site, built with them. */
  publish(settings?: Readonly<Record<string, string>>): void;
  /** Writes the text of a page; the next `publish` includes it. */
  write(page: string, markdown: string): void;
  /** Writes `nav/translations/<code>.yaml`; the next `publish` includes it. */
  translate(code: string, yaml: string): void;
  close(): Promise<void>;
}

/** What a build of the site depends on. */
interface Version {
  readonly base: string;
  /** Keys of `nav/site.yaml`. */
  readonly settings: Readonly<Record<string, string>>;
  /** Files of the project that differ from the fixture's. */
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * Where this worker serves its sites, one after the other: at one address, so that the same site is built only once.
 */
let address: Promise<string> | undefined;

/** What this worker has built, by version. */
const built = new Map<string, string>();

/**
 * Starts a host that has no site yet; it is the official host of the site unless `publish` says otherwise. `base` is
 * the path that the site is under, with a slash at both ends.
 */
export async function openWorkerSite(base = '/'): Promise<WorkerSite> {
  const work = mkdtempSync(path.join(tmpdir(), 'docs-nav-worker-'));
  const out = path.join(work, 'out');
  const serve = serveStatic({ folder: out, base });
  const port = Number(new URL(await (address ??= chooseAddress())).port);
  const { origin, close } = await listen(handle, { host: '127.0.0.1', port, anyPort: true }, process);
  const settings: Record<string, string> = { url: origin, search: 'false', serviceWorker: 'register' };
  const texts: Record<string, string> = {};

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    site.requests.push(pathname);
    if (pathname.endsWith('/')) await sleep(site.delay);
    const answer = site.answers.get(pathname);
    if (answer) answer(response);
    else await serve(request, response);
  }

  const site: WorkerSite = {
    origin,
    requests: [],
    answers: new Map(),
    delay: 0,
    publish(changes = {}) {
      Object.assign(settings, changes);
      const next = path.join(work, 'next');
      symlinkSync(buildVersion({ base, settings, texts }), next);
      renameSync(next, out);
    },
    write: (page, markdown) => void (texts[`content${page}.md`] = markdown),
    translate: (code, text) => void (texts[`nav/translations/${code}.yaml`] = text),
    async close() {
      await close();
      rmSync(work, { recursive: true, force: true });
    },
  };
  return site;
}

/** The folder of a built version. */
function buildVersion(version: Version): string {
  const key = JSON.stringify(version);
  const known = built.get(key);
  if (known !== undefined) return known;
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-nav-worker-version-'));
  const project = copyFixture('library', path.join(folder, 'project'));
  for (const [name, text] of Object.entries({
    ...version.texts,
    'nav/site.yaml': withKeys(project, version.settings),
  })) {
    mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
    writeFileSync(path.join(project, name), text);
  }
  const out = path.join(folder, 'out');
  buildSite(project, out, ['--base', version.base]);
  built.set(key, out);
  return out;
}

/** The project's `nav/site.yaml` with other values. */
function withKeys(project: string, settings: Readonly<Record<string, string>>): string {
  const yaml = readFileSync(path.join(project, 'nav/site.yaml'), 'utf8');
  const keys = new RegExp(`^(?:${Object.keys(settings).join('|')}):.*\\n(?: .*\\n)*`, 'gm');
  const lines = Object.entries(settings).map(([key, value]) => `${key}: ${value}\n`);
  return yaml.replace(keys, '') + lines.join('');
}
