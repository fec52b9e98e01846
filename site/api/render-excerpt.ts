import type { ApiEntry, ApiMember } from './api-data.ts';
import type { ApiList } from './api-id.ts';
import type { ApiRendering } from './api-rendering.ts';
import { membersOf } from './api-rows.ts';
import { renderMembers } from './render-members.ts';

/** Renders the rows with the given names in their order, for a page about some props of an export. */
export function renderExcerpt(entry: ApiEntry, rows: readonly string[], rendering: ApiRendering): string {
  return excerptOf(entry, rows)
    .map(({ list, members }) => renderMembers(members, { owner: entry.name, list, label: entry.name }, rendering))
    .join('');
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
