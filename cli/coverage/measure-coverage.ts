import type { ApiEntry, ApiMember, ApiName, ComponentApi } from '../../site/api/api-data.ts';
import { shelfKey } from '../../site/api/api-shelf.ts';
import type { ShownProps } from './shown-props.ts';

/** What is documented and shown of one package. */
export interface PackageCoverage {
  readonly package: string;
  /** Installed version; absent if the package names none. */
  readonly version?: string;
  readonly exports: Share;
  /** Own props of components that have a description. */
  readonly described: Share;
  /** Own props of components that a demo passes. */
  readonly shown: Share;
  /** Components that were rendered; of the others, the reason. */
  readonly proven: Share;
}

/** A number of things that are covered, and the names of those that are not. */
export interface Share {
  readonly covered: number;
  readonly total: number;
  /** By the export that lacks something; with an empty list, the export itself. */
  readonly missing: Readonly<Record<string, readonly string[]>>;
}

/** What coverage is measured from. */
interface CoverageInput {
  /** The documented exports, in the order of their pages. */
  readonly entries: readonly ApiEntry[];
  /** Names of all components and hooks of each package. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  readonly shown: ShownProps;
}

/**
 * Measures, for each package, which exports are documented, which props have a description, which a demo shows, and which
 * components were rendered.
 */
export function measureCoverage({ entries, names, shown }: CoverageInput): readonly PackageCoverage[] {
  const packages = [...new Set(entries.map((entry) => entry.package))].toSorted();
  return packages.map((owner) => {
    const own = entries.filter((entry) => entry.package === owner);
    const documented = new Set(own.map(({ name }) => name));
    const left = (names[owner] ?? []).filter((name) => !documented.has(name));
    const components = own.flatMap((entry) => (entry.kind === 'component' ? [entry] : []));
    const version = own.find((entry) => entry.version !== undefined)?.version;
    const propsWith = (isCovered: (target: ApiName, prop: ApiMember) => boolean) =>
      shareOf(
        components.flatMap(ownProps).length,
        components.flatMap((entry) => {
          const open = ownProps(entry).filter((prop) => !isCovered(entry, prop));
          return open.length === 0 ? [] : [[entry.name, open.map(({ name }) => name)] as const];
        }),
      );
    return {
      package: owner,
      ...(version === undefined ? {} : { version }),
      exports: shareOf(
        documented.size + left.length,
        left.map((name) => [name, []]),
        left.length,
      ),
      described: propsWith((_, { description }) => description !== undefined),
      shown: propsWith((target, { name }) => shown.get(shelfKey(target))?.has(name) === true),
      proven: shareOf(
        components.length,
        components.flatMap(({ name, element, unproven = '' }) =>
          element === undefined ? [[name, [unproven]] as const] : [],
        ),
      ),
    };
  });
}

/** Lists the props of a component and of its alternatives, each name once; inherited ones count where they come from. */
function ownProps({ props, alternatives = [] }: ComponentApi): readonly ApiMember[] {
  const all = [...props, ...alternatives.flatMap((alternative) => alternative.props)];
  return [...new Map(all.toReversed().map((prop) => [prop.name, prop])).values()].toReversed();
}

/** Makes the share of `total` things without the `lost` ones: all that the exports lack. */
function shareOf(
  total: number,
  missing: readonly (readonly [name: string, items: readonly string[]])[],
  lost = missing.flatMap(([, items]) => items).length,
): Share {
  return { covered: total - lost, total, missing: Object.fromEntries(missing) };
}
