import type { ApiEntry, ApiMember } from './api-data.ts';
import { apiId, type ApiList } from './api-id.ts';

/** A row of an API page that readers look for by its name. */
export interface NamedRow {
  /** Id of the row up to its last part, such as `button-prop-`. */
  readonly start: string;
  /** The last part, before it is encoded. */
  readonly key: string;
  /** What readers call it: the name of a prop or member, the class as it is in the page. */
  readonly name: string;
}

/** Lists the props, parameters or members that a page can choose from, by the list that they belong to. */
export function membersOf(
  entry: ApiEntry,
): readonly { readonly list: ApiList; readonly members: readonly ApiMember[] }[] {
  switch (entry.kind) {
    case 'component':
      return [{ list: 'prop', members: entry.props }];
    case 'hook':
      return [
        { list: 'parameter', members: entry.parameters },
        { list: 'return', members: entry.returns.members },
      ];
    case 'type':
      return [{ list: 'member', members: entry.members }];
  }
}

/** Lists the rows that an entry has on its page. Slots are left out: their names say nothing by themselves. */
export function rowsOf(entry: ApiEntry): readonly NamedRow[] {
  const rows = (
    list: ApiList,
    members: readonly { readonly name: string; readonly key?: string }[],
  ): readonly NamedRow[] => members.map(({ name, key = name }) => ({ start: apiId(entry.name, list, ''), key, name }));
  switch (entry.kind) {
    case 'component':
      return [
        ...rows('prop', entry.props),
        ...rows(
          'class',
          entry.classes.map(({ key, className }) => ({ key, name: className })),
        ),
      ];
    case 'hook':
      return [...rows('parameter', entry.parameters), ...rows('return', entry.returns.members)];
    case 'type':
      return rows('member', entry.members);
  }
}
