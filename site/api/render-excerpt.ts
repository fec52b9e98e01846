import type { ApiEntry, ApiMember } from './api-data.ts';
import type { ApiList } from './api-id.ts';
import type { ApiRendering } from './api-rendering.ts';
import { membersOf } from './api-rows.ts';
import { renderMembers } from './render-members.ts';

/** Renders the rows with some names, in the order of the names: for a page about a few of an export's props. */
export function renderExcerpt(entry: ApiEntry, rows: readonly string[], rendering: ApiRendering): string {
  return excerptOf(entry, rows)
    .map(({ list, members }) => renderMembers(members, { owner: entry.name, list, label: entry.name }, rendering))
    .join('');
}

/** The chosen rows by the list that they belong to; lists without any are left out. */
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
