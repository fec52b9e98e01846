import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { listen } from '../../cli/listen.ts';
import { serveStatic } from '../../cli/serve-static.ts';
import { docsNav, ROOT } from './docs-nav.ts';
import { makeOnce } from './make-once.ts';

/** A built site that is being served. */
export interface Site {
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  readonly origin: string;
  /** Folder of the written files. */
  readonly out: string;
  /** Stops serving. */
  close(): Promise<void>;
}

/** `reference`: this repository's own site; any other name: a folder of one of `FIXTURES`. */
export type SiteName = 'reference' | 'library' | 'three-languages' | 'demos' | 'api';

const FIXTURES = ['tests/e2e/fixtures', 'tests/sites'].map((folder) => path.join(ROOT, folder));

/** Builds a site with the real bin, once for all files of a run, and serves it as `docs-nav preview` does. */
export async function openSite(name: SiteName): Promise<Site> {
  const folder = await makeOnce(`site-${name}`, (work) => {
    const project = name === 'reference' ? ROOT : copyFixture(name, path.join(work, 'project'));
    buildSite(project, path.join(work, 'out'));
  });
  return serveSite(path.join(folder, 'out'));
}

/** Serves what was built into a folder. */
export async function serveSite(out: string): Promise<Site> {
  const { origin, close } = await listen(serveStatic({ folder: out, base: '/' }), { host: '127.0.0.1', port: 0, anyPort: false });
  return { origin, out, close };
}

/** Builds the project in `project` into `out`; throws with the bin's own words when that fails. */
export function buildSite(project: string, out: string, flags: readonly string[] = []): void {
  const { code, stdout, stderr } = docsNav(['build', '--out', out, ...flags], project);
  if (code !== 0) throw new Error(`docs-nav build ended with ${code}\n${stdout}\n${stderr}`);
}

/** Copies a fixture, so that caches and output never land in the repository. */
export function copyFixture(name: string, target: string): string {
  mkdirSync(target, { recursive: true });
  const [source] = FIXTURES.map((folder) => path.join(folder, name)).filter((folder) => existsSync(folder));
  if (source === undefined) throw new Error(`There is no fixture ${name}.`);
  cpSync(source, target, { recursive: true });
  linkPackages(target);
  return target;
}

/** Gives a copied project the packages that its package.json names, as an installation would. */
function linkPackages(project: string): void {
  const list = path.join(project, 'package.json');
  if (!existsSync(list)) return;
  const { dependencies } = JSON.parse(readFileSync(list, 'utf8')) as { dependencies: Readonly<Record<string, string>> };
  for (const name of Object.keys(dependencies)) {
    const link = path.join(project, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(ROOT, 'node_modules', name), link);
  }
}
