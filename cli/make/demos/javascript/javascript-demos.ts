import type { Project } from '../../../../site/project/project.ts';
import { findImports } from '../../../system/modules/find-imports.ts';
import { hashOf } from '../../../system/files/hash.ts';
import { convertSources } from './convert-sources.ts';
import { packageNamesIn } from '../source/package-versions.ts';

/** A demo in JavaScript. */
export interface JavaScriptDemo {
  readonly code: string;
  /** Packages that it imports, without those used only for types. */
  readonly packages: readonly string[];
}

/** Demos that are kept without having been asked for: a run may be for one page only. */
const SPARE = 1000;

/** Converts demos to JavaScript; those that do not differ are left out. */
export async function prepareJavaScriptDemos(
  project: Project,
  sources: readonly string[],
): Promise<ReadonlyMap<string, JavaScriptDemo>> {
  // By the hash of the source; `null` for a demo that is the same in JavaScript.
  const parser = project.tools.find('vite')?.version;
  const kept = project.cache.within('demos').entries<JavaScriptDemo | null>('javascript-demos.json', parser);
  const hashes = new Map(sources.map((source) => [source, hashOf(source)]));
  const missing = [...hashes].filter(([, hash]) => kept.find(hash) === undefined);
  const made = await convertSources(
    project,
    missing.map(([source]) => ({ source, kind: 'tsx' })),
  );
  for (const [at, [, hash]] of missing.entries()) kept.keep(hash, await describe(made[at] ?? null, project));
  const wanted = new Set(hashes.values());
  kept.save((hash) => wanted.has(hash), SPARE);
  return new Map(
    Array.from(hashes).flatMap(([source, hash]) => {
      const demo = kept.find(hash);
      return demo ? [[source, demo] as const] : [];
    }),
  );
}

async function describe(code: string | null, project: Project): Promise<JavaScriptDemo | null> {
  if (code === null) return null;
  const { imports } = await findImports(code, { lang: 'jsx', project });
  return { code, packages: packageNamesIn(imports) };
}
