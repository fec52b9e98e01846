import type { Report } from '../diagnostic/diagnostic.ts';
import { ANY_ID, gapOfFile, gapOfValue, mayContinueList, type Gap } from '../schema/gap.ts';
import { normalizeSection } from './normalize-section.ts';
import { normalizeSite } from './normalize-site.ts';
import type { NavSection, NavSite, Navigation, NavigationFinding } from '../model/navigation.ts';
import { parseBlocks } from '../yaml/parse-blocks.ts';
import { parseYaml } from '../yaml/parse-yaml.ts';
import type { DroppedNode } from '../yaml/yaml-node.ts';
import { SITE_FILE } from '../text/project-files.ts';
import type { UnreadableFile } from '../model/project-input.ts';
import { keysAt } from '../schema/validate/schema-shape.ts';
import { SectionConfig } from '../schema/section.ts';
import { DECIDING_SETTINGS, SiteConfig } from '../schema/site.ts';
import { isHidden, type UnreadKeys } from '../schema/validate/unread-keys.ts';
import { validate } from '../schema/validate.ts';
import type { SourceFile } from '../text/source.ts';

/** One section file, read. Depends only on the file's bytes. */
export interface ReadSection {
  /** Absent when nothing in the file could be used. */
  readonly section: NavSection | undefined;
  readonly gaps: readonly Gap[];
  readonly findings: readonly NavigationFinding[];
}

/** Returns whether a section file has nothing to report; then its section survives JSON, and callers may cache it. */
export function isClean({ section, gaps, findings }: ReadSection): boolean {
  return section !== undefined && gaps.length === 0 && findings.length === 0;
}

/**
 * Reads `nav/site.yaml` and `nav/sections/*.yaml`. `unreadable` are the files that are not text; `read` reads one
 * section file, for callers with a cache.
 */
export function readNavigation(
  nav: readonly SourceFile[],
  unreadable: readonly UnreadableFile[],
  read = readSection,
): Navigation {
  const isSiteReadable = !unreadable.some(({ path }) => path === SITE_FILE);
  const site = readSite(nav.find(({ path }) => path === SITE_FILE) ?? { path: SITE_FILE, text: '' }, isSiteReadable);
  const sections = nav.filter(({ path }) => path !== SITE_FILE).map(read);
  const lost = unreadable.filter(({ path }) => path === SITE_FILE || path.startsWith('nav/sections/'));
  return {
    site: site.site,
    sections: sections.flatMap(({ section }) => section ?? []),
    gaps: [...site.gaps, ...sections.flatMap(({ gaps }) => gaps), ...lost.map(gapOfFile)],
    findings: [...site.findings, ...sections.flatMap(({ findings }) => findings)],
  };
}

/**
 * Reads a navigation after some of its files have changed since `before`; if it is sound, unchanged sections are
 * reused.
 */
export function readNavigationAgain(
  nav: readonly SourceFile[],
  unreadable: readonly UnreadableFile[],
  before: Navigation | undefined,
  isSame: (source: SourceFile) => boolean,
): Navigation {
  const isSound = before !== undefined && before.gaps.length === 0 && before.findings.length === 0;
  const known = new Map(isSound ? before.sections.map((section) => [section.file, section]) : []);
  return readNavigation(nav, unreadable, (source) => {
    const section = isSame(source) ? known.get(source.path) : undefined;
    return section === undefined ? readSection(source) : { section, gaps: [], findings: [] };
  });
}

/** Reads one section file by itself. */
export function readSection(source: SourceFile): ReadSection {
  const { findings, report } = recordFindings();
  const parsed = parseYaml(source, report);
  const validated = parsed && validate(SectionConfig, parsed, report);
  if (validated === undefined) return { section: undefined, gaps: [gapOfFile(source)], findings };
  const section = normalizeSection(validated);
  const prefixes = section.prefixes.map(({ value }) => value);
  const arePrefixesKnown = prefixes.length > 0 && !isHidden(section, 'prefixes');
  const within = arePrefixesKnown ? { within: prefixes } : {};
  const { path: file } = source;
  const gaps = validated.dropped.flatMap((dropped) => gapsOf(dropped, within, file));
  if (validated.madeUp.has('pages')) gaps.push({ file, names: prefixes, ...within });
  const isHeadless = validated.madeUp.has('id') || validated.madeUp.has('name');
  if (!isHeadless) return { section, gaps, findings };
  // Lines of both versions are next to each other and easily run together.
  gaps.push({
    file,
    names: [],
    within: [],
    ids: validated.madeUp.has('id') ? [ANY_ID] : (gapOfFile({ path: source.path }).ids ?? []),
  });
  return { section: { ...section, unreadKeys: [...new Set([...section.unreadKeys, 'id' as const])] }, gaps, findings };
}

function gapsOf(dropped: DroppedNode, section: Pick<Gap, 'within'>, file: string): readonly Gap[] {
  const gap = gapOfValue(dropped, section);
  return gap === undefined ? [] : [{ file, ...gap }];
}

interface ReadSite {
  readonly site: NavSite;
  readonly gaps: readonly Gap[];
  readonly findings: readonly NavigationFinding[];
}

function readSite(source: SourceFile, isReadable: boolean): ReadSite {
  const { findings, report } = recordFindings();
  const parsed = isReadable ? parseYaml(source, report) : undefined;
  const validated = parsed && validate(SiteConfig, parsed, report);
  if (validated === undefined)
    return { site: substituteSite(source), gaps: [{ ...gapOfFile(source), within: [], ids: [] }], findings };
  // A lost setting may have referred to a page, but not declared one.
  const gaps = validated.dropped.flatMap((dropped) => gapsOf(dropped, { within: [] }, source.path));
  const site = normalizeSite(validated);
  const isCutShort = validated.dropped.some(mayContinueList);
  return {
    site: isCutShort ? { ...site, unreadKeys: withBlocks(site) } : site,
    gaps,
    findings,
  };
}

/** Settings that may be cut short where the file breaks off: all but single names. */
const IN_BLOCKS: UnreadKeys<SiteConfig> = DECIDING_SETTINGS.flatMap(([key, { decides }]) =>
  decides === 'files' ? [] : [key],
);

function withBlocks({ unreadKeys }: NavSite): UnreadKeys<SiteConfig> {
  return [...new Set([...unreadKeys, ...IN_BLOCKS])];
}

/** Replaces unreadable settings, so that the rest of the project is still checked. */
function substituteSite({ path, text }: SourceFile): NavSite {
  const parsed = parseBlocks({ path, text }, keysAt(SiteConfig, []));
  const known = validate(SiteConfig, parsed, () => {});
  const site = normalizeSite(
    known ?? { config: { title: 'Site', url: 'https://localhost' }, file: parsed, dropped: [], madeUp: new Set() },
  );
  // A made-up address has no mistakes.
  const url = known === undefined || known.madeUp.has('url') ? {} : { url: site.url };
  return {
    ...site,
    url: undefined,
    ...url,
    sectionOrder: undefined,
    fallback: undefined,
    unreadKeys: withBlocks(site),
  };
}

function recordFindings(): { readonly findings: NavigationFinding[]; readonly report: Report } {
  const findings: NavigationFinding[] = [];
  return { findings, report: (definition, finding) => void findings.push([definition, finding]) };
}
