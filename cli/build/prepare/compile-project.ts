import { compile, type CheckResult, type Diagnostic } from '../../../engine/index.ts';
import type { RouteManifest } from '../../../engine/manifest/manifest.ts';
import type { ScannedProject } from '../../project/load-project.ts';

/** A manifest to build from, with its warnings and the packages that the site lacks, or the errors that prevent one. */
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
 * Compiles a project, or reuses the last build's manifest if the engine's input is the same: most edits change a page's
 * text, but none of its links, headings or titles. A project with errors is always compiled again.
 */
export async function compileProject(project: ScannedProject): Promise<CompiledProject> {
  const fingerprint = project.fingerprint();
  const known = project.cache.read<KeptManifest>(MANIFEST, fingerprint);
  if (known !== undefined && known.libraries === librariesOf(project, known.manifest))
    return { ok: true, manifest: known.manifest, warnings: known.warnings, lacks: known.lacks };
  const input = await project.readInput();
  const compiled = compile(input);
  if (!compiled.ok) return { ok: false, findings: compiled };
  const { manifest, diagnostics: warnings, lacks } = compiled;
  // A rule that failed may succeed next time. An edit in the meantime has changed the fingerprint.
  if ((input.ownRules?.failed ?? []).length === 0)
    project.cache.keep(
      MANIFEST,
      { libraries: librariesOf(project, manifest), manifest, warnings, lacks } satisfies KeptManifest,
      project.fingerprint(),
    );
  return { ok: true, manifest, warnings, lacks };
}

/** Returns the states of the packages whose documentation is included in pages: their exports affect warnings. */
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
