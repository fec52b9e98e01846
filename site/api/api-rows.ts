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

/** Returns the chosen rows by their list; lists without chosen rows are left out. */
export function excerptOf(
  entry: ApiEntry,
  rows: readonly string[],
): readonly { readonly list: ApiList; readonly members: readonly ApiMember[] }[] {
  return membersOf(entry)
    .map(({ list, members }) => ({
      list,
      members: rows.flatMap((row) => members.find(({ name }) => name === row) ?? []),
    }))
    .filter(({ members }) => members.length > 0);
}

/** Lists the rows of an entry's page, except for slots, whose names mean little on their own. */
export function rowsOf(entry: ApiEntry): readonly SearchRow[] {
  const rows = (list: ApiList, members: readonly ApiMember[], owner = entry.name): readonly SearchRow[] =>
    members.map((member) => ({
      start: apiId(owner, list, ''),
      key: member.name,
      name: member.name,
      detail: detailOf(member),
    }));
  switch (entry.kind) {
    case 'component':
      return [
        ...rows('prop', entry.props),
        ...(entry.alternatives ?? []).flatMap(({ props }, at) => rows('prop', props, partOwner(entry.name, at))),
        ...rows('prop', inheritedProps(entry)).map((row): SearchRow => ({ ...row, isInherited: true })),
        ...entry.classes.map(({ key, className }) => ({ start: apiId(entry.name, 'class', ''), key, name: className })),
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

function alternativeProps({ alternatives = [] }: ComponentApi): readonly ApiMember[] {
  return alternatives.flatMap(({ props }) => props);
}

function inheritedProps({ inherited = [] }: ComponentApi): readonly ApiMember[] {
  return inherited.flatMap(({ props }) => props);
}
