import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { listen } from '../../cli/serve/listen.ts';
import { serveStatic } from '../../cli/serve/serve-static.ts';
import type { Workbench } from '../../cli/serve/workbench.ts';
import { docsNav, ROOT } from './docs-nav.ts';
import { makeOnce } from './make-once.ts';

/** A built site that is being served. */
export interface Site {
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  readonly origin: string;
  /** Folder of the built files. */
  readonly out: string;
  /** Stops serving. */
  close(): Promise<void>;
}

/** `reference`: this repository's own site; any other name: a folder of one of `FIXTURES`. */
export type SiteName = 'reference' | 'library' | 'three-languages' | 'demos' | 'live' | 'api' | 'playgrounds';

const FIXTURES = ['tests/e2e/fixtures', 'tests/sites'].map((folder) => path.join(ROOT, folder));

/** Builds a site with the real bin, once for all files of a run, and serves it as `docs-nav preview` does. */
export async function openSite(name: SiteName): Promise<Site> {
  return serveSite(path.join(await buildOnce(name), 'out'));
}

/** The built reference site and the address that it was built for; others are served wherever a port is free. */
export async function openReference(): Promise<{ readonly out: string; readonly address: string }> {
  const folder = await buildOnce('reference');
  return { out: path.join(folder, 'out'), address: readFileSync(path.join(folder, 'address'), 'utf8') };
}

function buildOnce(name: SiteName): Promise<string> {
  return makeOnce(`site-${name}`, async (work) => {
    const out = path.join(work, 'out');
    if (name !== 'reference') return buildSite(copyFixture(name, path.join(work, 'project')), out);
    const address = await chooseAddress();
    writeFileSync(path.join(work, 'address'), address);
    buildSite(ROOT, out, ['--url', address]);
  });
}

/**
 * Chooses an address to serve a site at later. The system assigns higher ports on its own, so it will still be free.
 */
export async function chooseAddress(): Promise<string> {
  const { origin, close } = await listen(
    async () => {},
    {
      host: '127.0.0.1',
      port: 20_000 + Math.floor(Math.random() * 10_000),
      anyPort: true,
    },
    process,
  );
  await close();
  return origin;
}

/** Serves what was built into a folder, at any port or the given one. */
export async function serveSite(
  out: string,
  { port = 0, workbench }: { readonly port?: number; readonly workbench?: Workbench | undefined } = {},
): Promise<Site> {
  const { origin, close } = await listen(
    serveStatic({ folder: out, base: '/', ...(workbench && { workbench }) }),
    { host: '127.0.0.1', port, anyPort: false },
    process,
  );
  return { origin, out, close };
}

/** Builds the project in `project` into `out`; throws with the bin's own output if that fails. */
export function buildSite(project: string, out: string, flags: readonly string[] = []): void {
  const { code, stdout, stderr } = docsNav(['build', '--out', out, ...flags], project);
  if (code !== 0) throw new Error(`docs-nav build ended with ${code}\n${stdout}\n${stderr}`);
}

/** Copies a fixture, so that caches and output never end up in the repository. */
export function copyFixture(name: string, target: string): string {
  mkdirSync(target, { recursive: true });
  const [source] = FIXTURES.map((folder) => path.join(folder, name)).filter((folder) => existsSync(folder));
  if (source === undefined) throw new Error(`There is no fixture ${name}.`);
  cpSync(source, target, { recursive: true });
  linkPackages(target);
  return target;
}

/** Gives a copied project the packages that its package.json names, its own folders among them, as an installation would. */
function linkPackages(project: string): void {
  const list = path.join(project, 'package.json');
  if (!existsSync(list)) return;
  const { dependencies } = JSON.parse(readFileSync(list, 'utf8')) as { dependencies: Readonly<Record<string, string>> };
  for (const [name, version] of Object.entries(dependencies)) {
    const link = path.join(project, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    const own = /^file:(.*)/.exec(version)?.[1];
    symlinkSync(own === undefined ? path.join(ROOT, 'node_modules', name) : path.join(project, own), link);
  }
}
