import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '../../../cli/listen.ts';
import { serveStatic } from '../../../cli/serve-static.ts';
import { buildSite, copyFixture } from '../../support/site.ts';

/** A site that is published again and again on one host, by the real bin. */
export interface WorkerSite {
  /** `http://127.0.0.1:<port>`. */
  readonly origin: string;
  /** Paths that were asked for since the start, without their query. */
  readonly requests: string[];
  /** Answers in the place of the site's, by path; each may be late. */
  readonly answers: Map<string, (response: ServerResponse) => void>;
  /** Milliseconds that the host thinks before it answers for a page. */
  delay: number;
  /** Sets keys of `nav/site.yaml`, and builds and publishes the site. */
  publish(settings?: Readonly<Record<string, string>>): void;
  /** Writes the text of a page; the next `publish` shows it. */
  write(page: string, markdown: string): void;
  /** Writes `nav/translations/<code>.yaml`; the next `publish` shows it. */
  translate(code: string, yaml: string): void;
  close(): Promise<void>;
}

/**
 * Starts a host that has nothing yet; the official host of the site is this one unless `publish` is told otherwise.
 * `base` is the path that the site is under, with a slash at both ends.
 */
export async function openWorkerSite(base = '/'): Promise<WorkerSite> {
  const work = mkdtempSync(path.join(tmpdir(), 'docs-nav-worker-'));
  const project = copyFixture('library', path.join(work, 'project'));
  const out = path.join(work, 'out');
  const serve = serveStatic({ folder: out, base });
  const { origin, close } = await listen(handle, { host: '127.0.0.1', port: 0, anyPort: false });
  const file = path.join(project, 'nav/site.yaml');
  const yaml = readFileSync(file, 'utf8');
  const settings: Record<string, string> = { url: origin, search: 'false', serviceWorker: 'register' };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [address = '/'] = (request.url ?? '/').split('?');
    site.requests.push(address);
    if (address.endsWith('/')) await sleep(site.delay);
    const answer = site.answers.get(address);
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
      const keys = new RegExp(`^(?:${Object.keys(settings).join('|')}):.*\\n(?: .*\\n)*`, 'gm');
      const lines = Object.entries(settings).map(([key, value]) => `${key}: ${value}\n`);
      writeFileSync(file, yaml.replace(keys, '') + lines.join(''));
      buildSite(project, out, ['--base', base]);
    },
    write: (page, markdown) => writeFileSync(path.join(project, `content${page}.md`), markdown),
    translate(code, text) {
      mkdirSync(path.join(project, 'nav/translations'), { recursive: true });
      writeFileSync(path.join(project, `nav/translations/${code}.yaml`), text);
    },
    async close() {
      await close();
      rmSync(work, { recursive: true, force: true });
    },
  };
  return site;
}
