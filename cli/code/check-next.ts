import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { check, compile, type Diagnostic } from '../../engine/index.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import type { Io } from '../system/base/io.ts';
import { openDemoFiles } from '../make/demos/source/demo-pages.ts';
import { makeSite, openMakers } from '../make/makers.ts';
import { loadProject, type LoadedProject } from '../project/load-project.ts';
import type { Tell } from '../report/tell.ts';
import { projectAt } from '../system/project-at.ts';
import { checkCode, type CodeOptions } from './check-code.ts';
import { installNext, type InstalledNext } from './next/install-next.ts';
import { linkPackages } from './next/link-packages.ts';
import { mirrorProject } from './next/mirror-project.ts';

/** What the next versions of packages would break. */
export interface CheckedNext extends InstalledNext {
  /** What is found with them, and is not found today. */
  readonly diagnostics: readonly Diagnostic[];
}

interface Checking extends Pick<CodeOptions, 'pages' | 'former'> {
  readonly signal: AbortSignal;
  readonly step: Tell['step'];
}

/**
 * Finds what the next versions of packages would break in a project: everything that a build and the compiler find in a
 * copy of it that has them, and do not find in the project itself. Each of `specs` is a name with a version, a folder or a
 * packed file. Nothing of the project changes.
 */
export async function checkNext(
  project: LoadedProject,
  manifest: RouteManifest,
  specs: readonly string[],
  { io, ...checking }: Checking & { readonly io: Pick<Io, 'cwd' | 'env'> },
): Promise<CheckedNext> {
  const { signal, step } = checking;
  const { root } = project;
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'docs-nav-next-'));
  const used = [folder];
  const clear = () => used.forEach((each) => rmSync(each, { recursive: true, force: true }));
  // What renders demos cannot be told to stop; whoever can has been told before, and all have ended then.
  process.once('exit', clear);
  const leave = () => setImmediate(() => process.exit(130));
  signal.addEventListener('abort', leave);
  try {
    step('installing the next version');
    const next = await installNext(project, specs, join(folder, 'next'), { cwd: io.cwd, signal });
    const names = next.packages.map(({ name }) => name);
    const mirror = mirrorProject(root, join(folder, 'mirror'), names);
    linkPackages(root, mirror, join(folder, 'next/node_modules'), names);
    const mirrored = projectAt(mirror.root, { env: io.env });
    // It is elsewhere if someone has named a place.
    used.push(dirname(mirrored.cache.folder));
    const today = await examine(project, manifest, checking);
    const found = await examine(await loadProject(mirrored), manifest, { ...checking, former: today.known });
    const said = JSON.stringify(found.diagnostics).replaceAll(mirror.root, root);
    return {
      ...next,
      notes: [...next.notes, ...found.notes],
      diagnostics: without(JSON.parse(said) as readonly Diagnostic[], today.diagnostics),
    };
  } finally {
    signal.removeEventListener('abort', leave);
    clear();
  }
}

/** Finds all that is wrong with a site, in the navigation, in what pages ask for, and in code. */
async function examine(project: LoadedProject, today: RouteManifest, checking: Checking) {
  const { input } = project;
  const compiled = compile(input);
  // What the navigation names and a package no longer has hides nothing else.
  const manifest = compiled.ok ? compiled.manifest : today;
  const { findings, notes, known } = await checkCode(project, manifest, checking);
  const diagnostics = [...check({ ...input, findings: [...(input.findings ?? []), ...findings] }).diagnostics];
  // One demo that cannot be made keeps all others from being rendered.
  for (let shown: RouteManifest | undefined = manifest; shown !== undefined;) {
    const site = { project, manifest: shown, mode: 'build', base: '' } as const;
    const failed = new Set<string>();
    const { stages, end } = openMakers(site);
    const findings = async (_: unknown, found: { readonly diagnostics: readonly Diagnostic[] }) => {
      for (const each of found.diagnostics) {
        if (each.severity === 'error') failed.add(each.origin.file);
        if (!diagnostics.some((known) => tells(known, each))) diagnostics.push(each);
      }
      return true;
    };
    await makeSite(stages, site, { step: checking.step, note: () => {}, findings }).finally(end);
    shown = withoutDemos(shown, openDemoFiles(project, shown), failed);
  }
  return { notes, diagnostics, known };
}

/** Leaves out the demos in some files; `undefined` if no page shows any of them. */
function withoutDemos(
  manifest: RouteManifest,
  fileOf: ReturnType<typeof openDemoFiles>,
  files: ReadonlySet<string>,
): RouteManifest | undefined {
  let isLess = false;
  const routes = Object.entries(manifest.routes).map(([pathname, { asks = [], ...route }]) => {
    const others = asks.filter(({ kind, ask }) => kind !== 'demo' || !files.has(fileOf(route, String(ask['src']))));
    isLess ||= others.length < asks.length;
    return [pathname, { ...route, asks: others }] as const;
  });
  return isLess ? { ...manifest, routes: Object.fromEntries(routes) } : undefined;
}

/** Returns whether a finding is known: with the same words, or as what the compiler says of its place. */
function tells(known: Diagnostic, { message, origin }: Diagnostic): boolean {
  const isThere = known.origin.file === origin.file && known.origin.range.start.offset === origin.range.start.offset;
  return isThere && (known.message === message || known.code === 'type-error');
}

/** Returns what is not among what is known; the lines of a file may differ, and the types that a mistake does not fit. */
function without(found: readonly Diagnostic[], known: readonly Diagnostic[]): readonly Diagnostic[] {
  const left = known.map(keyOf);
  return found.filter((each) => {
    const at = left.indexOf(keyOf(each));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function keyOf({ code, origin, message }: Diagnostic): string {
  return JSON.stringify([code, origin.file, message.replaceAll(/(?<=\btype )`[^`]*`/g, '')]);
}
