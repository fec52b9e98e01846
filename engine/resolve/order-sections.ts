import { defineDiagnostic, type Reporter } from '../diagnostic/diagnostic.ts';
import type { Located, NavSection, Navigation } from '../model/navigation.ts';
import { fileStem } from '../address/page-file.ts';
import { nearAmong } from '../text/suggest.ts';
import { notingFirst } from '../text/gather.ts';

export const UNKNOWN_SECTION = defineDiagnostic({
  code: 'unknown-section',
  severity: 'error',
  needsAll: true,
  summary: '`nav/site.yaml`, or `theme` of a section, names a section that no file declares.',
  why: 'The section would be missing from the site’s navigation, or readers could not change the theme.',
});

export const UNLISTED_SECTION = defineDiagnostic({
  code: 'unlisted-section',
  severity: 'warning',
  needsAll: true,
  summary: 'A section is missing from `sections` in `nav/site.yaml`.',
  why: 'It comes after all others, which is rarely what was intended.',
});

export const DUPLICATE_SECTION = defineDiagnostic({
  code: 'duplicate-section',
  severity: 'error',
  needsAll: true,
  summary: 'Two files declare a section with the same id, or a section is listed twice.',
  why: 'Links, search and settings refer to a section by its id; with two of them, it is unclear which one is meant.',
});

/** Sorts the sections in the order of `nav/site.yaml`, or else by file name. */
export function orderSections(
  { site, sections }: Pick<Navigation, 'site' | 'sections'>,
  report: Reporter,
): readonly NavSection[] {
  const byId = new Map<string, NavSection>();
  for (const section of sections) {
    const { value, span } = section.id;
    const first = byId.get(value);
    if (first === undefined) byId.set(value, section);
    else
      report(DUPLICATE_SECTION, {
        at: span,
        message: `The section id \`${value}\` is already taken.`,
        help: 'give one of the two sections another id',
        related: [{ message: `first section \`${value}\``, at: first.id.span }],
      });
  }

  const named = [site.fallback, ...sections.map(({ themeOf }) => themeOf)];
  const unknown = named.flatMap((id) => (id === undefined || byId.has(id.value) ? [] : id));
  const listed = new Set<NavSection>();
  const note = notingFirst<Located<string>>();
  for (const entry of site.sectionOrder ?? []) {
    const before = note(entry.value, entry);
    const section = byId.get(entry.value);
    if (before !== undefined) {
      report(DUPLICATE_SECTION, {
        at: entry.span,
        message: `The section \`${entry.value}\` is listed twice.`,
        help: 'remove one of the two entries',
        related: [{ message: 'first entry', at: before.span }],
      });
    } else if (section) listed.add(section);
    else unknown.push(entry);
  }

  const unlisted =
    site.sectionOrder === undefined
      ? []
      : sections.filter((section) => !listed.has(section) && byId.get(section.id.value) === section);
  const meant = new Set<NavSection>();
  const suggestId = nearAmong(() => byId.keys());
  for (const { value, span } of unknown) {
    const own = unlisted.find(({ file }) => fileStem(file) === value);
    const near = own === undefined ? suggestId(value) : { value: own.id.value, isClear: true };
    const section = byId.get(near?.value ?? '');
    if (section) meant.add(section);
    report(UNKNOWN_SECTION, {
      at: span,
      message: `There is no section \`${value}\`.`,
      about: value,
      help: section ? `did you mean \`${section.id.value}\`` : 'write the id of a section, or remove the entry',
      ...(section && near?.isClear === true && !listed.has(section) ? { fix: { was: value, write: near.value } } : {}),
    });
  }
  for (const section of unlisted) {
    // The list has it under another id, which was reported.
    if (meant.has(section)) continue;
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
