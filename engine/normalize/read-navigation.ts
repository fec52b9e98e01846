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

/** One file of the navigation, read. */
export interface ReadFile<Value> {
  /** Absent when nothing in the file could be used. */
  readonly value: Value | undefined;
  readonly findings: readonly NavigationFinding[];
}

/** Returns whether a file has nothing to report; then its value survives JSON, and callers may cache it. */
export function isClean({ value, findings }: ReadFile<unknown>): boolean {
  return value !== undefined && findings.length === 0;
}

/**
 * Reads `nav/site.yaml` and `nav/sections/*.yaml`. `unreadable` are the files that are not text; `features` may
 * have settings; `read` reads one section file, and `readSettings` the settings, for callers with a cache.
 */
export function readNavigation(
  nav: readonly SourceFile[],
  unreadable: readonly UnreadableFile[],
  features: readonly Declaration[] = [],
  read = readSection,
  readSettings = (source: SourceFile) => readSite(source, features),
): Navigation {
  const source = nav.find(({ path }) => path === SITE_FILE) ?? { path: SITE_FILE, text: '' };
  const site = unreadable.some(({ path }) => path === SITE_FILE) ? undefined : readSettings(source);
  const sections = nav.filter(({ path }) => isSection(path)).map(read);
  return {
    site: site?.value ?? substituteSite(source),
    sections: sections.flatMap(({ value }) => value ?? []),
    findings: [...(site?.findings ?? []), ...sections.flatMap(({ findings }) => findings)],
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
    return section === undefined ? readSection(source) : { value: section, findings: [] };
  });
}

type Again = Pick<ProjectInput, 'unreadable' | 'navigation' | 'builtIn' | 'features'>;

/** Reads the settings. They depend on the file's bytes, and on the settings of the features. */
export function readSite(source: SourceFile, features: readonly Declaration[]): ReadFile<NavSite> {
  const { findings, report } = recordFindings();
  const parsed = parseYaml(source, report);
  const validated = parsed && validate(siteSchema(features), parsed, report);
  return { value: validated && normalizeSite(validated), findings };
}

/** Reads one section file by itself. It depends only on the file's bytes. */
export function readSection(source: SourceFile): ReadFile<NavSection> {
  const { findings, report } = recordFindings();
  const parsed = parseYaml(source, report);
  const validated = parsed && validate(SectionConfig, parsed, report);
  return { value: validated && normalizeSection(validated), findings };
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
