import { reportUnknownApis, type UnknownApi } from './api-diagnostics.ts';
import { findDefinition } from './catalogue.ts';
import { contentFolder } from './content-folder.ts';
import { collectDiagnostics, type Collector, type Diagnostic, type Report } from './diagnostic.ts';
import { emitManifest } from './emit/emit-manifest.ts';
import type { RouteManifest } from './manifest.ts';
import { normalizeSection, normalizeSite } from './normalize.ts';
import type { LostNode, NavSection, NavSite, PageTree } from './page-tree.ts';
import { parseYaml } from './parse/parse-yaml.ts';
import { reportUnreadable } from './parse/unreadable-files.ts';
import { findNode } from './parse/yaml-node.ts';
import { contentPathname } from './pathname.ts';
import type { ProjectInput } from './project-input.ts';
import { readTranslations, TRANSLATIONS_FOLDER } from './read-translations.ts';
import { resolve } from './resolve/resolve.ts';
import { separateLanguages } from './resolve/separate-languages.ts';
import { gatherUnread } from './resolve/unread.ts';
import { RULES } from './rules/index.ts';
import type { DroppedNode } from './schema/correct-keys.ts';
import { SectionConfig } from './schema/section.ts';
import { SiteConfig } from './schema/site.ts';
import { validate, type ValidatedFile } from './schema/validate.ts';
import type { SourceFile } from './source.ts';
import type { z } from 'zod';

/** Where `nav/site.yaml` stands in a project. */
export const SITE_FILE = 'nav/site.yaml';

/** What became of a project: a manifest, or the errors that stand in its way. Warnings come with both. */
export type CompileResult =
  | { readonly ok: true; readonly manifest: RouteManifest; readonly diagnostics: readonly Diagnostic[] }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

/** What a check found, and how much there was to check. */
export interface CheckResult {
  readonly diagnostics: readonly Diagnostic[];
  readonly sections: number;
  readonly pages: number;
}

/** Compiles a project to its manifest. The same input gives the same result, whatever the order of its files. */
export function compile(input: ProjectInput): CompileResult {
  const { tree, collector } = analyze(input);
  const diagnostics = collector.diagnostics();
  return collector.hasErrors() ? { ok: false, diagnostics } : { ok: true, manifest: emitManifest(tree), diagnostics };
}

/** Checks a project without emitting its manifest. */
export function check(input: ProjectInput): CheckResult {
  const { tree, collector } = analyze(input);
  let pages = 0;
  for (const { kind } of tree.pages.values()) if (kind === 'page' || kind === 'tab') pages += 1;
  return { diagnostics: collector.diagnostics(), sections: tree.sections.length, pages };
}

/** Tells where a project asks for exports that a build could not describe. */
export function locateUnknownApis(input: ProjectInput, unknown: readonly UnknownApi[]): CheckResult {
  return { ...check(input), diagnostics: reportUnknownApis(analyze(input).tree, unknown) };
}

function analyze(unordered: ProjectInput): { readonly tree: PageTree; readonly collector: Collector } {
  const input = inOrder(unordered);
  const collector = collectDiagnostics([...input.nav, ...(input.translations ?? [])]);
  const { report } = collector;
  reportUnreadable(input.unreadable, report);
  reportPageProblems(input, report);

  const siteSource = input.nav.find(({ path }) => path === SITE_FILE) ?? { path: SITE_FILE, text: '' };
  const isSiteReadable = !input.unreadable.some(({ path }) => path === SITE_FILE);
  const site = isSiteReadable ? readFile(siteSource, SiteConfig, report) : undefined;
  const files = input.nav
    .filter(({ path }) => path !== SITE_FILE)
    .map((source) => ({ source, ...readSectionFile(source, input.known?.[source.path], report) }));
  const read = files.flatMap(({ validated, section }) => (validated && section ? [{ validated, section }] : []));
  const sections = read.map(({ section }) => section);
  const content = site?.config.content?.replace(/\/+$/, '') ?? contentFolder(siteSource.text);
  const unreadableNav = input.unreadable.filter(({ path }) => path.startsWith('nav/') && !path.startsWith(TRANSLATIONS_FOLDER));
  const unread = gatherUnread(
    {
      files: [
        ...(site ? [] : [siteSource]),
        ...files.flatMap(({ source, validated }) => (validated ? [] : [source])),
        ...unreadableNav.flatMap(({ path, text }) => (text === undefined ? [] : [{ path, text }])),
      ],
      unreadable: unreadableNav.filter(({ text }) => text === undefined).map(({ path }) => path),
      contents: input.unreadable.filter(({ path }) => path.startsWith(`${content}/`)).map(({ path }) => contentPathname(path.slice(content.length))),
      dropped: [...(site?.dropped ?? []), ...read.flatMap(({ validated }) => validated.dropped)].map(({ node }) => node),
      nodes: read.flatMap(({ validated, section }) => lostNodes(validated.dropped, section)),
      treeless: read.filter(({ validated }) => validated.madeUp.has('pages')).map(({ section }) => section),
    },
    sections,
  );
  const settings = site ? normalizeSite(site) : substituteSite(siteSource);
  const { pages, translated } = separateLanguages(input.pages, settings);
  const translations = readTranslations(input, report);
  const tree = resolve({ site: settings, sections, unread, input: { ...input, pages }, translations, translated }, report);
  for (const rule of RULES) rule.check(tree, (finding) => report(rule, finding));
  return { tree, collector };
}

interface ReadSection {
  readonly section: NavSection;
  readonly validated: Pick<ValidatedFile<SectionConfig>, 'dropped' | 'madeUp'>;
}

function readSectionFile(source: SourceFile, known: NavSection | undefined, report: Report): Partial<ReadSection> {
  if (known !== undefined) return { section: known, validated: NOTHING_WRONG };
  const validated = readFile(source, SectionConfig, report);
  return validated === undefined ? {} : { section: normalizeSection(validated), validated };
}

const NOTHING_WRONG: ReadSection['validated'] = { dropped: [], madeUp: new Set() };

function readFile<Schema extends z.ZodType>(source: SourceFile, schema: Schema, report: Report): ValidatedFile<z.output<Schema>> | undefined {
  const parsed = parseYaml(source, report);
  return parsed && validate(schema, parsed, report);
}

function lostNodes(dropped: readonly DroppedNode[], { prefixes }: NavSection): readonly LostNode[] {
  const isNode = ({ node, path }: DroppedNode) => node.kind === 'map' && (path.at(-2) === 'pages' || path.at(-2) === 'children');
  return dropped.filter(isNode).map(({ node }) => {
    const title = findNode(node, ['title']);
    const hadPathname = node.kind === 'map' && node.incomplete === true;
    return { title: title?.kind === 'scalar' ? String(title.value) : undefined, hadPathname, prefixes: prefixes.map(({ value }) => value) };
  });
}

/** Stands in for settings that could not be read, so that the rest of the project is still checked. */
function substituteSite({ path, text }: SourceFile): NavSite {
  const config: z.output<typeof SiteConfig> = { title: 'Site', url: 'https://localhost', content: contentFolder(text) };
  const file = { path, text, root: { kind: 'map', start: 0, end: 0, entries: [] }, dropped: [] } as const;
  return { ...normalizeSite({ config, file, dropped: [], madeUp: new Set() }), areLanguagesIncomplete: true };
}

function reportPageProblems(input: ProjectInput, report: Report): void {
  for (const { path, facts } of input.pages) {
    for (const { code, message, help, range } of facts.problems) {
      const definition = findDefinition(code);
      if (definition === undefined) throw new Error(`The catalogue has no diagnostic ${code}.`);
      report(definition, { at: { file: path, range }, message, help });
    }
  }
}

function inOrder(input: ProjectInput): ProjectInput {
  return {
    ...input,
    nav: input.nav.toSorted(byPath),
    translations: input.translations?.toSorted(byPath) ?? [],
    pages: input.pages.toSorted(byPath),
    assets: input.assets.toSorted(),
    modules: input.modules?.toSorted() ?? [],
    unreadable: input.unreadable.toSorted(byPath),
  };
}

function byPath(a: { readonly path: string }, b: { readonly path: string }): number {
  return a.path < b.path ? -1 : 1;
}
