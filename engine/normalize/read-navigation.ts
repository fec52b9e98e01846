import type { Reporter } from '../diagnostic/diagnostic.ts';
import type { Declaration } from '../feature/declaration.ts';
import type { ProjectInput, UnreadableFile } from '../model/project-input.ts';
import { normalizeSection } from './normalize-section.ts';
import { normalizeSite } from './normalize-site.ts';
import type { NavSection, NavSite, Navigation, NavigationFinding } from '../model/navigation.ts';
import { parseYaml } from '../yaml/parse-yaml.ts';
import type { ParsedFile } from '../yaml/yaml-node.ts';
import { isSection, SITE_FILE } from '../text/project-files.ts';
import { SectionConfig } from '../schema/section.ts';
import { siteSchema } from '../schema/site.ts';
import { validate } from '../schema/validate.ts';
import type { SourceFile } from '../text/source.ts';

/** One section file, read. Depends only on the file's bytes. */
export interface ReadSection {
  /** Absent when nothing in the file could be used. */
  readonly section: NavSection | undefined;
  readonly findings: readonly NavigationFinding[];
}

/** Returns whether a section file has nothing to report; then its section survives JSON, and callers may cache it. */
export function isClean({ section, findings }: ReadSection): boolean {
  return section !== undefined && findings.length === 0;
}

/**
 * Reads `nav/site.yaml` and `nav/sections/*.yaml`. `unreadable` are the files that are not text; `features` may
 * have settings; `read` reads one section file, for callers with a cache.
 */
export function readNavigation(
  nav: readonly SourceFile[],
  unreadable: readonly UnreadableFile[],
  features: readonly Declaration[] = [],
  read = readSection,
): Navigation {
  const { findings, report } = recordFindings();
  const source = nav.find(({ path }) => path === SITE_FILE) ?? { path: SITE_FILE, text: '' };
  const parsed = unreadable.some(({ path }) => path === SITE_FILE) ? undefined : parseYaml(source, report);
  const validated = parsed && validate(siteSchema(features), parsed, report);
  const sections = nav.filter(({ path }) => isSection(path)).map(read);
  return {
    site: validated === undefined ? substituteSite(source) : normalizeSite(validated),
    sections: sections.flatMap(({ section }) => section ?? []),
    findings: [...findings, ...sections.flatMap((section) => section.findings)],
  };
}

/** Reads a navigation after some of its files, or its features, have changed; unchanged sound sections are reused. */
export function readNavigationAgain(
  nav: readonly SourceFile[],
  { unreadable, navigation: before, builtIn, features = [] }: Again,
  isSame: (source: SourceFile) => boolean,
): Navigation {
  const unsound = new Set(before?.findings.map(([, { at }]) => at.file));
  const sound = (before?.sections ?? []).filter(({ file }) => !unsound.has(file));
  const known = new Map(sound.map((section) => [section.file, section]));
  return readNavigation(nav, unreadable, [...builtIn, ...features], (source) => {
    const section = isSame(source) ? known.get(source.path) : undefined;
    return section === undefined ? readSection(source) : { section, findings: [] };
  });
}

type Again = Pick<ProjectInput, 'unreadable' | 'navigation' | 'builtIn' | 'features'>;

/** Reads one section file by itself. */
export function readSection(source: SourceFile): ReadSection {
  const { findings, report } = recordFindings();
  const parsed = parseYaml(source, report);
  const validated = parsed && validate(SectionConfig, parsed, report);
  return { section: validated && normalizeSection(validated), findings };
}

/** Replaces unreadable settings, so that what does not depend on them is still checked. */
function substituteSite({ path, text }: SourceFile): NavSite {
  const file: ParsedFile = { path, text, root: { kind: 'map', start: 0, end: 0, entries: [] } };
  return { ...normalizeSite({ config: { title: 'Site', url: 'https://localhost' }, file }), url: undefined };
}

function recordFindings(): { readonly findings: NavigationFinding[]; readonly report: Reporter } {
  const findings: NavigationFinding[] = [];
  return { findings, report: (definition, finding) => void findings.push([definition, finding]) };
}
