import { defineDiagnostic, type Report } from '../diagnostic/diagnostic.ts';
import type { Located, NavSection, NavSite } from '../model/navigation.ts';
import { nearAmong } from '../text/suggest.ts';
import { isHidden } from '../schema/validate/unread-keys.ts';

export const UNKNOWN_SECTION = defineDiagnostic({
  code: 'unknown-section',
  severity: 'error',
  summary: '`nav/site.yaml` lists a section that no file declares.',
  why: 'The section would be missing from the site’s navigation.',
});

export const UNLISTED_SECTION = defineDiagnostic({
  code: 'unlisted-section',
  severity: 'warning',
  summary: 'A section is missing from `sections` in `nav/site.yaml`.',
  why: 'It comes after all others, which is rarely what was intended.',
});

export const DUPLICATE_SECTION = defineDiagnostic({
  code: 'duplicate-section',
  severity: 'error',
  summary: 'Two files declare a section with the same id, or a section is listed twice.',
  why: 'Links, search and settings refer to a section by its id; with two of them, it is unclear which one is meant.',
});

interface Unordered {
  readonly site: NavSite;
  readonly sections: readonly NavSection[];
  /** Whether a section may have an id, but for a mistake. */
  readonly isUnknownId: (id: string) => boolean;
}

/** Sorts the sections in the order of `nav/site.yaml`, or else by file name. */
export function orderSections({ site, sections, isUnknownId }: Unordered, report: Report): readonly NavSection[] {
  const byId = new Map<string, NavSection>();
  const duplicates = new Set<string>();
  for (const section of sections) {
    const first = byId.get(section.id.value);
    if (first === undefined) byId.set(section.id.value, section);
    else {
      for (const { file } of [first, section]) duplicates.add(file.replace(/^.*\//, ''));
      report(DUPLICATE_SECTION, {
        at: section.id.span,
        message: `The section id \`${section.id.value}\` is already taken.`,
        help: 'give one of the two sections another id',
        related: [{ message: `first section \`${section.id.value}\``, at: first.id.span }],
      });
    }
  }

  const unknown: Located<string>[] = [];
  const isUnknown = ({ value }: Located<string>) => !byId.has(value) && !isUnknownId(value);
  if (site.fallback && isUnknown(site.fallback)) unknown.push(site.fallback);

  const listed = new Set<NavSection>();
  const seen = new Map<string, Located<string>>();
  for (const entry of site.sectionOrder ?? []) {
    const before = seen.get(entry.value);
    const section = byId.get(entry.value);
    seen.set(entry.value, before ?? entry);
    if (before !== undefined) {
      report(DUPLICATE_SECTION, {
        at: entry.span,
        message: `The section \`${entry.value}\` is listed twice.`,
        help: 'remove one of the two entries',
        related: [{ message: 'first entry', at: before.span }],
      });
    } else if (section) listed.add(section);
    else if (isUnknown(entry)) unknown.push(entry);
  }

  const unlisted =
    site.sectionOrder === undefined
      ? []
      : sections.filter((section) => !listed.has(section) && byId.get(section.id.value) === section);
  const meant = new Set<NavSection>();
  const byFile = new Map(unlisted.toReversed().map((section) => [section.file.replace(/^.*\//, ''), section]));
  const suggestId = nearAmong(() => byId.keys());
  for (const { value, span } of unknown) {
    const name = value.replace(/^.*\/(?=.)|\.ya?ml$/g, '');
    // Its file has the id of another section, which was reported.
    if (duplicates.has(`${name}.yaml`)) continue;
    const file = byFile.get(`${name}.yaml`) ?? byId.get(name);
    const near = file === undefined ? suggestId(name) : { value: file.id.value, isClear: true };
    const section = byId.get(near?.value ?? '');
    if (section) meant.add(section);
    report(UNKNOWN_SECTION, {
      at: span,
      message: `There is no section \`${value}\`.`,
      help: section ? `did you mean \`${section.id.value}\`` : `add nav/sections/${name}.yaml or remove the entry`,
      ...(section && near?.isClear === true && !listed.has(section) ? { fix: { was: value, write: near.value } } : {}),
    });
  }
  for (const section of unlisted) {
    // The list has it under another id, which was reported.
    if (meant.has(section) || isHidden(site, 'sections') || isHidden(section, 'id')) continue;
    report(UNLISTED_SECTION, {
      at: section.id.span,
      message: `The section \`${section.id.value}\` is not listed in \`sections\`.`,
      help: `add it to \`sections\` in ${site.file}`,
    });
  }
  return site.sectionOrder === undefined
    ? sections
    : [...listed, ...sections.filter((section) => !listed.has(section))];
}
