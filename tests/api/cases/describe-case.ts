import { projectAt } from '../../../cli/system/project-at.ts';
import { extractApis } from '../../../cli/make/api/describe/extract.ts';
import { listNames } from '../../../cli/make/api/list-names.ts';
import type { ApiEntry, ApiMember } from '../../../site/api/api-data.ts';
import { openCase } from './open-case.ts';

/** Describes all components and hooks of the package `pebble` in a case, by name. */
export async function describeCase(name: string): Promise<Readonly<Record<string, ApiEntry>>> {
  const root = openCase(name);
  const names = (await listNames(projectAt(root), ['pebble']))['pebble'] ?? [];
  const described = extractApis(
    projectAt(root),
    names.map((each) => ({ package: 'pebble', name: each })),
  );
  return Object.fromEntries(names.flatMap((each, at) => (described[at] === undefined ? [] : [[each, described[at]]])));
}

/** Returns the props of a component by name. */
export function propsOf(entry: ApiEntry | undefined): Readonly<Record<string, ApiMember>> {
  if (entry?.kind !== 'component') throw new Error(`No component: ${entry?.name ?? 'nothing'}.`);
  return Object.fromEntries(entry.props.map((prop) => [prop.name, prop]));
}
