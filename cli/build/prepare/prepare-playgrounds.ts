import { partKey, type Diagnostic } from '../../../engine/index.ts';
import type { RouteManifest } from '../../../engine/manifest/manifest.ts';
import type { Project } from '../../../site/project/project.ts';
import { openApis, type Apis } from '../../make/api/load-apis.ts';
import { describePlaygroundFault } from '../../make/demos/problems/describe-playground-fault.ts';
import type { Playgrounds, PlaygroundSource } from '../../make/demos/source/playground-source.ts';
import { makePlayground } from '../../make/playgrounds/make-playground.ts';

/** The playgrounds of a site, and why others cannot be made. */
export interface PreparedPlaygrounds {
  readonly playgrounds: Playgrounds;
  readonly problems: readonly Diagnostic[];
}

/**
 * Makes the playgrounds that pages ask for. Their controls come from the descriptions of the packages, so a site with
 * playgrounds waits for these before its demos are bundled. Unknown exports are reported with those of API pages.
 */
export async function preparePlaygrounds(
  project: Project,
  { routes }: RouteManifest,
  { shelf, ready }: Apis,
): Promise<PreparedPlaygrounds> {
  const asked = Object.values(routes).flatMap(({ file = '', asks = {} }) =>
    (asks['playground'] ?? []).map(({ ask }) => ({ page: file, ask })),
  );
  const playgrounds = new Map<string, PlaygroundSource>();
  const problems: Diagnostic[] = [];
  if (asked.length === 0) return { playgrounds, problems };
  await ready;
  const { read } = openApis({ shelf, places: {}, demos: {}, key: '' });
  for (const { page, ask } of asked) {
    const { name, preset } = ask;
    const key = partKey('playground', { ask });
    const entry = read({ package: String(ask['package']), name: String(name) });
    if (entry === undefined || playgrounds.has(key)) continue;
    const made = makePlayground(entry, preset === undefined ? undefined : String(preset));
    if ('message' in made) problems.push(describePlaygroundFault(project, { page, name: entry.name, ...made }));
    else playgrounds.set(key, made);
  }
  return { playgrounds, problems };
}
