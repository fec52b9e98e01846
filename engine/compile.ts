import { findDefinition } from './catalogue.ts';
import { collectDiagnostics, type Collector, type Diagnostic, type Report } from './diagnostic.ts';
import { emitManifest } from './emit/emit-manifest.ts';
import type { RouteManifest } from './manifest.ts';
import { normalizeSection, normalizeSite } from './normalize.ts';
import type { NavSection, PageTree } from './page-tree.ts';
import { parseYaml } from './parse/parse-yaml.ts';
import { reportUnreadable } from './parse/unreadable-files.ts';
import type { ProjectInput } from './project-input.ts';
import { resolve } from './resolve/resolve.ts';
import { RULES } from './rules/index.ts';
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
  if (tree === undefined || collector.hasErrors()) return { ok: false, diagnostics };
  return { ok: true, manifest: emitManifest(tree), diagnostics };
}

/** Checks a project without emitting its manifest. */
export function check(input: ProjectInput): CheckResult {
  const { tree, collector } = analyze(input);
  const pages = [...(tree?.pages.values() ?? [])].filter(({ kind }) => kind === 'page' || kind === 'tab');
  return { diagnostics: collector.diagnostics(), sections: tree?.sections.length ?? 0, pages: pages.length };
}

function analyze(unordered: ProjectInput): { tree?: PageTree; collector: Collector } {
  const input = inOrder(unordered);
  const collector = collectDiagnostics(input.nav);
  const { report } = collector;
  reportUnreadable(input.unreadable, report);
  reportPageProblems(input, report);

  const site = readFile(input.nav.find(({ path }) => path === SITE_FILE), SiteConfig, report);
  const sectionFiles = input.nav.filter(({ path }) => path !== SITE_FILE);
  const read = sectionFiles.map((source) => ({ path: source.path, validated: readFile(source, SectionConfig, report) }));
  if (site === undefined) return { collector };

  const sections = read.flatMap(({ validated }): NavSection[] => (validated ? [normalizeSection(validated)] : []));
  const unusable = [
    ...read.filter(({ validated }) => validated === undefined).map(({ path }) => path),
    ...input.unreadable.map(({ path }) => path).filter((path) => path.startsWith('nav/')),
  ];
  const tree = resolve({ site: normalizeSite(site), sections, unusable, input }, report);
  for (const rule of RULES) rule.check(tree, (finding) => report(rule, finding));
  return { tree, collector };
}

function readFile<Schema extends z.ZodType>(
  source: SourceFile | undefined,
  schema: Schema,
  report: Report,
): ValidatedFile<z.output<Schema>> | undefined {
  const parsed = source && parseYaml(source, report);
  return parsed && validate(schema, parsed, report);
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
  return { ...input, nav: input.nav.toSorted(byPath), pages: input.pages.toSorted(byPath), assets: input.assets.toSorted() };
}

function byPath(a: { readonly path: string }, b: { readonly path: string }): number {
  return a.path < b.path ? -1 : 1;
}
