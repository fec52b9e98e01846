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
        components.map((entry) => ({ name: entry.name, all: ownProps(entry), isCovered: isCovered.bind(null, entry) })),
      );
    return {
      package: owner,
      ...(version === undefined ? {} : { version }),
      exports: {
        covered: documented.size,
        total: documented.size + left.length,
        missing: Object.fromEntries(left.map((name) => [name, []])),
      },
      described: propsWith((_, { description }) => description !== undefined),
      shown: propsWith((target, { name }) => shown.get(shelfKey(target))?.has(name) === true),
      proven: provenOf(components),
    };
  });
}

function provenOf(components: readonly ComponentApi[]): Share {
  const unproven = components.filter(({ element }) => element === undefined);
  return {
    covered: components.length - unproven.length,
    total: components.length,
    missing: Object.fromEntries(unproven.map(({ name, unproven: reason = '' }) => [name, [reason]])),
  };
}

/** Lists the props of a component and of its alternatives, each name once; inherited ones count where they come from. */
function ownProps({ props, alternatives = [] }: ComponentApi): readonly ApiMember[] {
  const all = [...props, ...alternatives.flatMap((alternative) => alternative.props)];
  return [...new Map(all.toReversed().map((prop) => [prop.name, prop])).values()].toReversed();
}

/** A component with its props, and which of them are covered. */
interface Owner {
  readonly name: string;
  readonly all: readonly ApiMember[];
  readonly isCovered: (prop: ApiMember) => boolean;
}

function shareOf(owners: readonly Owner[]): Share {
  const lacking = owners.map(({ name, all, isCovered }) => ({
    name,
    items: all.filter((item) => !isCovered(item)).map((item) => item.name),
  }));
  const total = owners.reduce((sum, { all }) => sum + all.length, 0);
  return {
    covered: total - lacking.reduce((sum, { items }) => sum + items.length, 0),
    total,
    missing: Object.fromEntries(lacking.flatMap(({ name, items }) => (items.length === 0 ? [] : [[name, items]]))),
  };
}
