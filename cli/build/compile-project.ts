import { check, compile, type CheckResult } from '../../engine/index.ts';
import type { RouteManifest } from '../../engine/manifest.ts';
import { findCacheFolder } from '../cache-folder.ts';
import { keepValue, readKeptValue } from '../kept-file.ts';
import type { ScannedProject } from '../load-project.ts';

/** A manifest to build from, or what stands in its way. */
export type CompiledProject = { readonly ok: true; readonly manifest: RouteManifest } | { readonly ok: false; readonly findings: CheckResult };

const MANIFEST = 'manifest.json';

/**
 * Compiles a project, or takes the manifest of the last build when the engine would be told the very same: most edits
 * change the text of a page, and no link, heading or title in it. What has errors is compiled anew in every run.
 */
export async function compileProject(project: ScannedProject): Promise<CompiledProject> {
  const folder = findCacheFolder(project.root);
  const fingerprint = project.fingerprint();
  const known = readKeptValue<KeptManifest>(folder, MANIFEST);
  if (known?.fingerprint === fingerprint) return { ok: true, manifest: known.manifest };
  const input = await project.readInput();
  const compiled = compile(input);
  if (!compiled.ok) return { ok: false, findings: { ...check(input), diagnostics: compiled.diagnostics } };
  const { manifest } = compiled;
  // A page that was edited meanwhile has changed it.
  keepValue(folder, MANIFEST, { fingerprint: project.fingerprint(), manifest } satisfies KeptManifest);
  return { ok: true, manifest };
}

interface KeptManifest {
  readonly fingerprint: string;
  readonly manifest: RouteManifest;
}
