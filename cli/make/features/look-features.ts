import {
  isWhole,
  listKey,
  readAsk,
  writtenOptions,
  type FileFinding,
  type GroupOption,
  type ListedPage,
  type NavNode,
  type Navigation,
  type PageFile,
} from '../../../engine/index.ts';
import { settingsFor } from '../../../engine/feature/traits.ts';
import type { Feature } from '../../../site/feature/feature.ts';
import { featureNamed } from '../../../site/features/index.ts';
import type { Project } from '../../../site/project/project.ts';
import { locateMistakes, type AskedParts } from './asked-parts.ts';
import { openHost } from './host.ts';

/** What features find out before a build; something that went wrong in one of the project is nothing that it found. */
export type LookingFeature = Pick<Feature, 'ask' | 'settings' | 'list' | 'look'>;

/** Lets features look for mistakes in what pages ask of them; `reads` gets the files that they read. */
export async function lookFeatures(
  project: Project,
  asked: AskedParts,
  pages: readonly PageFile[],
  { site, reads }: Pick<Navigation, 'site'> & { readonly reads: Set<string> },
  find: (name: string) => LookingFeature | undefined = featureNamed,
): Promise<readonly FileFinding[]> {
  const found: FileFinding[] = [];
  for (const [kind, asks] of asked) {
    const feature = find(kind);
    if (feature?.look === undefined) continue;
    const settings = settingsFor(feature, site.info.settings);
    const mistakes = await feature.look(asks, openHost(project, kind, { mode: 'check', settings, reads }));
    found.push(...locateMistakes(kind, mistakes, pages));
  }
  return found;
}

/** Lets features list the pages of groups, by `listKey`; `reads` gets the files that they read. */
export async function listPages(
  project: Project,
  { site, sections }: Pick<Navigation, 'site' | 'sections'>,
  reads: Set<string>,
  find: (name: string) => LookingFeature | undefined = featureNamed,
): Promise<Readonly<Record<string, readonly ListedPage[]>>> {
  const listed: Record<string, readonly ListedPage[]> = {};
  for (const { name, options } of sections.flatMap(({ nodes }) => listsIn(nodes))) {
    const feature = find(name);
    const ask = readAsk(feature?.ask, writtenOptions(options));
    // The engine reports what is missing or wrong.
    if (feature?.list === undefined || !isWhole(feature.ask ?? {}, ask)) continue;
    const settings = settingsFor(feature, site.info.settings);
    const host = openHost(project, name, { mode: 'check', settings, reads });
    listed[listKey(name, options)] = await feature.list(ask, host);
  }
  return listed;
}

/** Finds the groups that features fill. */
function listsIn(
  nodes: readonly NavNode[],
): readonly { readonly name: string; readonly options: readonly GroupOption[] }[] {
  return nodes.flatMap((node) =>
    node.kind === 'page' || node.kind === 'link'
      ? []
      : [
          ...(node.generate?.from === 'feature'
            ? [{ name: node.generate.feature.value, options: node.generate.options }]
            : []),
          ...listsIn(node.children),
        ],
  );
}
