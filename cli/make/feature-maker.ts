import { partKey, type FileFinding } from '../../engine/index.ts';
import { settingsFor } from '../../engine/feature/traits.ts';
import { featureNamed } from '../../site/features/index.ts';
import type { PlannedContent } from '../../site/pages/context/planned-file.ts';
import type { PageParts } from '../../site/pages/page-parts.ts';
import type { Outcome } from '../system/base/outcome.ts';
import { askedBy, locateMistakes } from './features/asked-parts.ts';
import { openHost, planFiles } from './features/host.ts';
import { makeTogether, type MadeTogether, type Maker, type MakerSite } from './maker.ts';

/** Opens the maker of what features make. */
export function openFeatureMaker(site: MakerSite): Maker {
  return makeTogether(site, () => makeFeatures(site));
}

async function makeFeatures({ project, manifest, mode, base }: MakerSite): Promise<Outcome<MadeTogether>> {
  const made: Record<string, unknown> = {};
  const files: PlannedContent[] = [];
  const mistakes: FileFinding[] = [];
  const asked = askedBy(manifest);
  for (const [kind, asks] of asked) {
    const feature = featureNamed(kind);
    if (feature?.make === undefined) continue;
    const settings = settingsFor(feature, manifest.site.settings);
    const host = openHost(project, kind, { mode, settings, reads: project.builtInReads });
    const result = await feature.make(asks, host);
    Object.assign(made, result.data);
    files.push(...planFiles(project, kind, host.files()));
    if (result.mistakes !== undefined && result.mistakes.length > 0)
      mistakes.push(...locateMistakes(kind, result.mistakes, (await project.readInput()).pages));
  }
  const own = await project.own?.make(asked, {
    base,
    mode,
    set: manifest.site.settings,
    pages: async () => (await project.readInput()).pages,
  });
  const { own: used = {}, styles = {} } = own ?? {};
  Object.assign(made, own?.made);
  const partsOf = (pathname: string): PageParts => {
    const { asks = [], shows } = manifest.routes[pathname] ?? {};
    const parts = [...asks, ...(shows === undefined ? [] : [shows])];
    const keys = parts.map((part) => partKey(part.kind, part));
    const kinds = parts.map(({ kind }) => kind);
    return { made: pick(made, keys), rows: pick(own?.rows ?? {}, keys), own: pick(used, kinds) };
  };
  return {
    value: { partsOf, styles, files: [...files, ...(own?.files ?? [])] },
    findings: [...mistakes, ...(own?.mistakes ?? [])],
    reads: project.reads(),
  };
}

/** Returns what is known for some keys. */
function pick<Value>(
  values: Readonly<Record<string, Value>>,
  keys: readonly string[],
): Readonly<Record<string, Value>> {
  return Object.fromEntries(keys.flatMap((key) => (values[key] === undefined ? [] : [[key, values[key]]])));
}
