import { fillText } from '../browser/page-language.ts';
import { listNames } from '../browser/list-names.ts';
import type { ApiEntry } from './api-data.ts';
import type { ApiWording } from './api-rendering.ts';

/** Describes the content of an API page in one sentence of plain text, without parts that it does not have. */
export function describeApi(entry: ApiEntry, wording: ApiWording): string {
  const { words } = wording;
  const text = {
    component: words.apiComponentLead,
    hook: words.apiHookLead,
    function: words.apiFunctionLead,
    type: words.apiTypeLead,
  }[entry.kind];
  const parts = partsOf(entry, wording);
  const opening = fillText(text, { name: entry.name, package: entry.package });
  return parts.length === 0
    ? opening
    : `${opening} ${fillText(words.apiLeadParts, { parts: listNames(parts, wording) })}`;
}

function partsOf(entry: ApiEntry, { words }: ApiWording): readonly string[] {
  const named = (list: readonly unknown[], name: string) => (list.length === 0 ? [] : [name]);
  switch (entry.kind) {
    case 'component':
      return [
        ...named(entry.props, words.apiLeadProps),
        ...named(entry.slots, words.apiLeadSlots),
        ...named(entry.classes, words.apiLeadClasses),
      ];
    case 'hook':
    case 'function':
      return [
        ...named(
          entry.signatures.flatMap(({ parameters }) => parameters),
          words.apiLeadParameters,
        ),
        words.apiLeadReturns,
      ];
    case 'type':
      return named(entry.members, words.apiLeadMembers);
  }
}
