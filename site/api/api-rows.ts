import type { ApiEntry, ApiMember, ComponentApi } from './api-data.ts';
import { apiId, type ApiList } from './api-id.ts';

/** A row of an API page that readers can find by name. */
export interface NamedRow {
  /** Id of the row without its last part: `button-prop-`. */
  readonly start: string;
  /** The last part of the id, not encoded. */
  readonly key: string;
  /** Name that readers search for: that of a prop or member, or the class in the HTML. */
  readonly name: string;
}

/** Lists the props, parameters or members that a page can choose from, by their list. */
export function membersOf(
  entry: ApiEntry,
): readonly { readonly list: ApiList; readonly members: readonly ApiMember[] }[] {
  switch (entry.kind) {
    case 'component':
      return [{ list: 'prop', members: [...entry.props, ...alternativeProps(entry), ...inheritedProps(entry)] }];
    case 'hook':
    case 'function':
      return entry.signatures.flatMap(({ parameters, returns }) => [
        { list: 'parameter' as const, members: parameters },
        { list: 'return' as const, members: returns.members },
      ]);
    case 'type':
      return [{ list: 'member', members: entry.members }];
  }
}

/** Lists the rows of an entry's page, except for slots, whose names mean little on their own. */
export function rowsOf(entry: ApiEntry): readonly NamedRow[] {
  const rows = (
    list: ApiList,
    members: readonly { readonly name: string; readonly key?: string }[],
    owner = entry.name,
  ): readonly NamedRow[] => members.map(({ name, key = name }) => ({ start: apiId(owner, list, ''), key, name }));
  switch (entry.kind) {
    case 'component':
      return [
        ...rows('prop', entry.props),
        ...(entry.alternatives ?? []).flatMap(({ props }, at) => rows('prop', props, partOwner(entry.name, at))),
        ...rows('prop', inheritedProps(entry)),
        ...rows(
          'class',
          entry.classes.map(({ key, className }) => ({ key, name: className })),
        ),
      ];
    case 'hook':
    case 'function':
      return entry.signatures.flatMap(({ parameters, returns }, at) => [
        ...rows('parameter', parameters, partOwner(entry.name, at)),
        ...rows('return', returns.members, partOwner(entry.name, at)),
      ]);
    case 'type':
      return rows('member', entry.members);
  }
}

/** Returns the owner in the ids of the rows of a signature or an alternative: only the first has the plain name. */
export function partOwner(name: string, at: number): string {
  return at === 0 ? name : `${name}-${at + 1}`;
}

function alternativeProps({ alternatives = [] }: ComponentApi): readonly ApiMember[] {
  return alternatives.flatMap(({ props }) => props);
}

function inheritedProps({ inherited = [] }: ComponentApi): readonly ApiMember[] {
  return inherited.flatMap(({ props }) => props);
}
