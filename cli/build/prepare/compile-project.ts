import { compile, normalizeSiteUrl, type CheckResult, type Diagnostic } from '../../../engine/index.ts';
import { documentedOn } from '../../../engine/manifest/asks.ts';
import type { RouteManifest } from '../../../engine/manifest/manifest.ts';
import { FEATURE_KINDS } from '../../../site/features/index.ts';
import { stateOfFile } from '../../make/features/file-state.ts';
import type { ScannedProject } from '../../project/load-project.ts';
import { findingsIn, type Findings } from '../../report/report-project.ts';

/** A manifest to build from, with its warnings, and the packages that the site lacks. */
interface Compiled {
  readonly manifest: RouteManifest;
  readonly warnings: readonly Diagnostic[];
  readonly lacks: readonly Diagnostic[];
}

/** A compiled project, or the errors that prevent it. */
type CompiledProject = ({ readonly ok: true } & Compiled) | { readonly ok: false; readonly findings: CheckResult };

/** Returns what keeps a compiled project from being built, or else its warnings. */
export function compiledFindings(compiled: CompiledProject): Findings {
  if (!compiled.ok) return compiled.findings;
  const { manifest, lacks, warnings } = compiled;
  return findingsIn(manifest, lacks.length > 0 ? lacks : warnings);
}

const MANIFEST = 'manifest.json';

/**
 * Compiles a project, or reuses the last build's manifest if the engine's input is the same: most edits change a page's
 * text, but none of its links, headings or titles. A project with errors is always compiled again.
 */
export async function compileProject(project: ScannedProject): Promise<CompiledProject> {
  const fingerprint = project.fingerprint();
  const known = project.cache.read<KeptManifest>(MANIFEST, fingerprint);
  if (known !== undefined && known.state === stateOf(project, known))
    return { ok: true, manifest: known.manifest, warnings: known.warnings, lacks: known.lacks };
  const input = await project.readInput();
  const compiled = compile(input);
  if (!compiled.ok) return { ok: false, findings: compiled };
  const made: Compiled = { manifest: compiled.manifest, warnings: compiled.diagnostics, lacks: compiled.lacks };
  // A rule that failed may succeed next time. An edit in the meantime has changed the fingerprint.
  if ((input.ownRules?.failed ?? []).length === 0) {
    const found = { reads: [...new Set(project.reads())], ...made };
    const kept: KeptManifest = { ...found, state: stateOf(project, found) };
    project.cache.keep(MANIFEST, kept, project.fingerprint());
  }
  return { ok: true, ...made };
}

/**
 * Returns the states of what affects findings, but not the engine's input: the exports of packages whose documentation
 * is included in pages, and what the project's features have read to look at what pages ask.
 */
function stateOf(
  { root, keys }: ScannedProject,
  { manifest, reads }: Pick<KeptManifest, 'manifest' | 'reads'>,
): string {
  const included = Object.values(manifest.routes).flatMap((route) => documentedOn(route, FEATURE_KINDS));
  const names = [...new Set(included.map((target) => target.package))].toSorted();
  return JSON.stringify([
    names.map((name) => [name, keys.keysOf(name)[0]]),
    reads.map((path) => stateOfFile(root, path)),
  ]);
}

interface KeptManifest extends Compiled {
  readonly state: string;
  /** Files, from the root. */
  readonly reads: readonly string[];
}

/**
 * Moves a site to another host after compiling, so that one cached manifest serves every address, while what is
 * rendered from it is cached by address.
 */
export function atUrl(manifest: RouteManifest, url: string | undefined): RouteManifest {
  if (url === undefined) return manifest;
  const { site } = manifest;
  return { ...manifest, site: { ...site, url: normalizeSiteUrl(url), declaredUrl: site.url } };
}
