import { check, compile, type CheckResult, type Diagnostic } from '../../engine/index.ts';
import type { RouteManifest } from '../../engine/manifest.ts';
import { findCacheFolder } from '../cache/cache-folder.ts';
import { keepValue, readKeptValue } from '../cache/kept-file.ts';
import type { ScannedProject } from '../project/load-project.ts';

/** A manifest to build from, with the warnings about it and the packages that the site lacks, or what stands in its way. */
export type CompiledProject =
  | {
      readonly ok: true;
      readonly manifest: RouteManifest;
      readonly warnings: readonly Diagnostic[];
      readonly lacks: readonly Diagnostic[];
    }
  | { readonly ok: false; readonly findings: CheckResult };

const MANIFEST = 'manifest.json';

/**
 * Compiles a project, or takes the manifest of the last build when the engine would be given the very same: most edits
 * change the text of a page, and no link, heading or title in it. What has errors is compiled again in every run.
 */
export async function compileProject(project: ScannedProject): Promise<CompiledProject> {
  const folder = findCacheFolder(project.root);
  const fingerprint = project.fingerprint();
  const known = readKeptValue<KeptManifest>(folder, MANIFEST, fingerprint);
  if (known !== undefined && known.libraries === librariesOf(project, known.manifest))
    return { ok: true, manifest: known.manifest, warnings: known.warnings, lacks: known.lacks };
  const input = await project.readInput();
  const compiled = compile(input);
  if (!compiled.ok) return { ok: false, findings: { ...check(input), diagnostics: compiled.diagnostics } };
  const { manifest, diagnostics: warnings, lacks } = compiled;
  // A page that was edited meanwhile has changed it.
  keepValue(
    folder,
    MANIFEST,
    { libraries: librariesOf(project, manifest), manifest, warnings, lacks } satisfies KeptManifest,
    project.fingerprint(),
  );
  return { ok: true, manifest, warnings, lacks };
}

/** States of the packages whose documentation pages include: what they export decides about warnings. */
function librariesOf({ keys }: ScannedProject, { routes }: RouteManifest): string {
  const names = new Set(Object.values(routes).flatMap(({ includes = [] }) => includes.map((target) => target.package)));
  return JSON.stringify([...names].toSorted().map((name) => [name, keys.keysOf(name)[0]]));
}

interface KeptManifest {
  readonly libraries: string;
  readonly manifest: RouteManifest;
  readonly warnings: readonly Diagnostic[];
  readonly lacks: readonly Diagnostic[];
}
