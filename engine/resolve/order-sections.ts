import { defineDiagnostic, type Report } from '../diagnostic.ts';
import type { Located, NavSection } from '../page-tree.ts';
import { didYouMean } from '../suggest.ts';
import type { NormalizedProject } from './resolve.ts';

export const UNKNOWN_SECTION = defineDiagnostic({
  code: 'unknown-section',
  severity: 'error',
  summary: '`nav/site.yaml` names a section that no file declares.',
  why: 'The section would be missing from the site’s navigation.',
});

export const UNLISTED_SECTION = defineDiagnostic({
  code: 'unlisted-section',
  severity: 'warning',
  summary: 'A section is missing from `sections` in `nav/site.yaml`.',
  why: 'It is shown after all others, which is seldom the place that its writers had in mind.',
});

export const DUPLICATE_SECTION = defineDiagnostic({
  code: 'duplicate-section',
  severity: 'error',
  summary: 'Two files declare a section with the same id, or a section is listed twice.',
  why: 'Links, search and settings name a section by its id; with two of them it is undecided which one is meant.',
});

/** Puts the sections in the order that `nav/site.yaml` gives, or in that of their files' names. */
export function orderSections({ site, sections, unread }: NormalizedProject, report: Report): readonly NavSection[] {
  const byId = new Map<string, NavSection>();
  for (const section of sections) {
    const first = byId.get(section.id.value);
    if (first === undefined) byId.set(section.id.value, section);
    else {
      report(DUPLICATE_SECTION, {
        at: section.id.span,
        message: `The section id \`${section.id.value}\` is already taken.`,
        help: 'give one of the two sections another id',
        related: [{ message: `first section \`${section.id.value}\``, at: first.id.span }],
      });
    }
  }

  const reportUnknown = ({ value, span }: Located<string>) => {
    if (byId.has(value) || unread.mayDeclare(value)) return;
    report(UNKNOWN_SECTION, {
      at: span,
      message: `There is no section \`${value}\`.`,
      help: didYouMean(value, byId.keys()) ?? `add nav/sections/${value}.yaml or remove the entry`,
    });
  };
  if (site.fallback) reportUnknown(site.fallback);
  if (site.sectionOrder === undefined) return sections;

  const listed = new Set<NavSection>();
  for (const entry of site.sectionOrder) {
    const section = byId.get(entry.value);
    const before = site.sectionOrder.find(({ value }) => value === entry.value);
    if (before !== undefined && before !== entry) {
      report(DUPLICATE_SECTION, {
        at: entry.span,
        message: `The section \`${entry.value}\` is listed twice.`,
        help: 'remove one of the two entries',
        related: [{ message: 'first entry', at: before.span }],
      });
    } else if (section) listed.add(section);
    else reportUnknown(entry);
  }
  const unlisted = sections.filter((section) => !listed.has(section));
  for (const section of unlisted) {
    if (byId.get(section.id.value) !== section) continue;
    report(UNLISTED_SECTION, {
      at: section.id.span,
      message: `The section \`${section.id.value}\` is not listed in \`sections\`.`,
      help: `add it to \`sections\` in ${site.file}`,
    });
  }
  return [...listed, ...unlisted];
}
