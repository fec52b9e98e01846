import { apiSlug } from '../../engine/address/api-slug.ts';
import type { SearchRow } from '../feature/feature.ts';
import type { RowMark } from '../rows/render-tools.ts';
import type { ApiEntry, ApiMember, ComponentApi } from './api-data.ts';

/** Lists of an API page whose entries can be linked to. */
export type ApiList = 'prop' | 'slot' | 'class' | 'member' | 'parameter' | 'return';

/**
 * Creates the id of a list entry.
 * @example
 * apiId('Button', 'prop', 'color')  // 'button-prop-color'
 * apiId('Button', 'class', 'root')  // 'button-class-root'
 */
export function apiId(name: string, list: ApiList, entry: string): string {
  return `${apiSlug(name)}-${list}-${encodeURIComponent(entry)}`;
}

/** A list on the page of an export. */
interface MemberList {
  readonly list: ApiList;
  /** Whose name begins the ids of its rows. */
  readonly owner: string;
  readonly members: readonly ApiMember[];
  /** Whether they come from other components. */
  readonly isInherited?: true;
}

function listsOf(entry: ApiEntry): readonly MemberList[] {
  const { name } = entry;
  switch (entry.kind) {
    case 'component':
      return [
        { list: 'prop', owner: name, members: entry.props },
        ...(entry.alternatives ?? []).map(({ props }, at) => ({
          list: 'prop' as const,
          owner: partOwner(name, at),
          members: props,
        })),
        { list: 'prop', owner: name, members: inheritedProps(entry), isInherited: true },
      ];
    case 'hook':
    case 'function':
      return entry.signatures.flatMap(({ parameters, returns }, at): readonly MemberList[] => [
        { list: 'parameter', owner: partOwner(name, at), members: parameters },
        { list: 'return', owner: partOwner(name, at), members: returns.members },
      ]);
    case 'type':
      return [{ list: 'member', owner: name, members: entry.members }];
  }
}

/** Lists the props, parameters or members that a page can choose from, by their list. */
export function membersOf(entry: ApiEntry): readonly Pick<MemberList, 'list' | 'members'>[] {
  const lists = listsOf(entry);
  return entry.kind === 'component' ? [{ list: 'prop', members: lists.flatMap(({ members }) => members) }] : lists;
}

/** Returns the chosen rows by their list; lists without chosen rows are left out. */
export function excerptOf(entry: ApiEntry, rows: readonly string[]): ReturnType<typeof membersOf> {
  return membersOf(entry)
    .map(({ list, members }) => ({
      list,
      members: rows.flatMap((row) => members.find(({ name }) => name === row) ?? []),
    }))
    .filter(({ members }) => members.length > 0);
}

/** Lists the rows of an entry's page, except for slots, whose names mean little on their own. */
export function rowsOf(entry: ApiEntry): readonly SearchRow[] {
  const rows = listsOf(entry).flatMap(({ list, owner, members, isInherited }) =>
    members.map((member): SearchRow => ({
      start: apiId(owner, list, ''),
      key: member.name,
      name: member.name,
      detail: detailOf(member),
      ...(isInherited && { isInherited }),
    })),
  );
  const classes = entry.kind === 'component' ? entry.classes : [];
  const start = apiId(entry.name, 'class', '');
  return [...rows, ...classes.map(({ key, className }) => ({ start, key, name: className }))];
}

/** Most letters of a type, which is read beside other results. */
const LONGEST = 32;

/** Says what a value is, shortly: `boolean = false`, `string`, `function`. */
function detailOf({ type, default: preset }: ApiMember): string {
  const line = type.replace(/\s+/g, ' ');
  const short = line.includes('=>')
    ? 'function'
    : /^\{|^(?:Partial|Record)</.test(line)
      ? 'object'
      : line.length > LONGEST
        ? `${line.slice(0, LONGEST - 1)}…`
        : line;
  return preset === undefined || preset.length > LONGEST / 2 || short === 'object' ? short : `${short} = ${preset}`;
}

/** Lists the marks that some rows of an entry's page have. */
export function marksIn(entry: ApiEntry): readonly RowMark[] {
  const members = membersOf(entry).flatMap(({ members: own }) => own);
  const parts = entry.kind === 'component' ? [...entry.slots, ...entry.classes] : [];
  const found: readonly (readonly [RowMark, boolean])[] = [
    ['req', members.some(({ required }) => required)],
    ['deprecated', [...members, ...parts].some(({ deprecated }) => deprecated !== undefined)],
    ['inherited', entry.kind === 'component' && inheritedProps(entry).length > 0],
  ];
  return found.flatMap(([mark, isThere]) => (isThere ? [mark] : []));
}

/** Returns the owner in the ids of the rows of a signature or an alternative: only the first has the plain name. */
export function partOwner(name: string, at: number): string {
  return at === 0 ? name : `${name}-${at + 1}`;
}

function inheritedProps({ inherited = [] }: ComponentApi): readonly ApiMember[] {
  return inherited.flatMap(({ props }) => props);
}
