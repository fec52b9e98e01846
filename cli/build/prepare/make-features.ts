import { locateFindings, type CheckResult, type FileFinding } from '../../../engine/index.ts';
import type { RouteManifest } from '../../../engine/manifest/manifest.ts';
import type { DrawnPart } from '../../../site/feature/drawn-part.ts';
import { featureNamed } from '../../../site/features/index.ts';
import type { Host } from '../../../site/feature/host.ts';
import type { PlannedContent } from '../../../site/pages/context/planned-file.ts';
import type { ScannedProject } from '../../project/load-project.ts';
import { askedBy, locateMistakes } from '../../make/features/asked-parts.ts';
import { openHost, planFiles } from '../../make/features/host.ts';

/** What features have made for a site. */
export interface SiteFeatures {
  /** Data by `partKey`. */
  readonly made: Readonly<Record<string, unknown>>;
  /** What the project's features have drawn, by language and `partKey`. */
  readonly drawn: Readonly<Record<string, Readonly<Record<string, DrawnPart>>>>;
  /** Stylesheets of the project’s features below the site, by the class that loads them. */
  readonly styles: Readonly<Record<string, string>>;
  /** The files that readers load for it. */
  readonly files: readonly PlannedContent[];
}

/** Lets features make what the pages of a manifest ask; returns the mistakes instead if anything cannot be made. */
export async function makeFeatures(
  project: ScannedProject,
  manifest: RouteManifest,
  { mode, base }: { readonly mode: Host['mode']; readonly base: string },
): Promise<SiteFeatures | CheckResult> {
  const made: Record<string, unknown> = {};
  const files: PlannedContent[] = [];
  const mistakes: FileFinding[] = [];
  const asked = askedBy(manifest);
  for (const [kind, asks] of asked) {
    const feature = featureNamed(kind);
    if (feature?.make === undefined) continue;
    const host = openHost(project, kind, { mode, reads: project.builtInReads });
    const result = await feature.make(asks, host);
    Object.assign(made, result.data);
    files.push(...planFiles(project, kind, host.files()));
    if (result.mistakes !== undefined && result.mistakes.length > 0)
      mistakes.push(...locateMistakes(kind, result.mistakes, (await project.readInput()).pages));
  }
  const own = await project.own?.make(asked, {
    languages: manifest.site.languages.map(({ code }) => code),
    base,
    mode,
    pages: async () => (await project.readInput()).pages,
  });
  mistakes.push(...(own?.mistakes ?? []));
  const found = mistakes.length === 0 ? undefined : locateFindings(await project.readInput(), mistakes);
  if (found?.diagnostics.some(({ severity }) => severity === 'error') === true) return found;
  return { made, drawn: own?.drawn ?? {}, styles: own?.styles ?? {}, files: [...files, ...(own?.files ?? [])] };
}
