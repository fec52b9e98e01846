import { findDefinition } from '../check/catalogue.ts';
import type { Diagnostic, DiagnosticDefinition, Finding, Reporter } from '../diagnostic/diagnostic.ts';
import { UNKNOWN_KEY } from '../diagnostic/schema-diagnostics.ts';
import { collectDiagnostics, type Collector } from '../diagnostic/collect-diagnostics.ts';
import { emitManifest } from '../emit/emit-manifest.ts';
import type { RouteManifest } from '../manifest/manifest.ts';
import type { PageTree } from '../resolve/page-tree.ts';
import { reportUnreadable } from '../normalize/unreadable-files.ts';
import { contentPathname } from '../address/page-file.ts';
import { toPathname } from '../address/pathname.ts';
import { isMisplaced, SITE_FILE } from '../text/project-files.ts';
import { readPolicy, type ReadPolicy } from '../check/read-policy.ts';
import { viewSite } from '../own-rules/view-site.ts';
import type { SentSite } from '../own-rules/view.ts';
import type { OuterFinding, ProjectInput } from '../model/project-input.ts';
import { readNavigationAgain } from '../normalize/read-navigation.ts';
import { readTranslations } from '../resolve/read-translations.ts';
import { checkContent } from '../resolve/content-folder.ts';
import { resolve } from '../resolve/resolve.ts';
import { applySlugs, lostPathnames, separateLanguages } from '../resolve/page-pathnames.ts';
import { reportNothingGiven } from '../check/rules/unused-front-matter.ts';
import { RULES } from '../check/rules/index.ts';
import { shareOf } from '../resolve/share.ts';
import { refuseLacks } from '../check/diagnostics/tools.ts';
import { lacksFindings, withoutCode } from './without-code.ts';

/**
 * The result of compiling a project: a manifest, or the errors that prevent one. Both come with warnings. `lacks` lists
 * missing packages that the site needs: they leave the manifest sound but stop a build.
 */
type CompileResult =
  | {
      readonly ok: true;
      readonly manifest: RouteManifest;
      readonly diagnostics: readonly Diagnostic[];
      readonly lacks: readonly Diagnostic[];
    }
  | ({ readonly ok: false } & CheckResult);

/** What a check found, and how much there was to check. */
export interface CheckResult {
  readonly diagnostics: readonly Diagnostic[];
  /** How many sections were checked, and how many pages they have. */
  readonly sections: number;
  readonly pages: number;
  /** How many sections were skipped because their content is in another repository. */
  readonly elsewhere: number;
  /** Findings that `nav/baseline.yaml` sets aside. */
  readonly setAside: number;
}

/** Compiles a project to its manifest. The same input gives the same result, whatever the order of its files. */
export function compile(input: ProjectInput): CompileResult {
  const { tree, ...result } = resolveProject(input);
  return result.diagnostics.some(({ severity }) => severity === 'error')
    ? { ok: false, ...result }
    : { ok: true, manifest: emitManifest(tree), diagnostics: result.diagnostics, lacks: refuseLacks(tree) };
}

/** Checks a project without emitting its manifest. */
export function check(input: ProjectInput): CheckResult {
  const { tree: _tree, ...result } = resolveProject(input);
  return result;
}

/** Checks a project for what was found outside of the engine, as far as it does not set that aside. */
export function locateFindings(input: ProjectInput, findings: readonly OuterFinding[]): CheckResult {
  const codes = new Set(findings.map(({ code }) => code));
  const found = check({ ...input, findings });
  return { ...found, diagnostics: found.diagnostics.filter(({ code }) => codes.has(code)) };
}

/** A project’s page tree, as complete as its mistakes allow, and what a check of it found. */
export interface ResolvedProject extends CheckResult {
  readonly tree: PageTree;
}

/** Reads, resolves and checks a project. */
export function resolveProject(input: ProjectInput): ResolvedProject {
  return endOf(resolveInSteps(input));
}

/**
 * Reads, resolves and checks a project in steps of a few milliseconds, so that callers can respond to other requests in
 * between, or abandon the run after any step.
 */
export function* resolveInSteps(input: ProjectInput): Generator<undefined, ResolvedProject> {
  const { tree, collector, policy, report, isWhole } = yield* treeInSteps(input);
  reportNothingGiven(tree, report);
  for (const rule of RULES) {
    yield;
    if (rule.needsLanguages === true && tree.unknown.isBroken(tree.site.file)) continue;
    rule.check(tree, (finding) => {
      if (rule.needsAll === true && tree.unknown.covers(finding)) return;
      const isDraft = finding.about !== undefined && tree.drafts.has(finding.about);
      report(rule, isDraft ? { ...finding, help: PUBLISH, fix: undefined } : finding);
    });
  }
  if (isWhole) reportOwnRules(tree, report);
  // The baseline may list findings of sections or code that are not checked here, or that a mistake hides.
  if (tree.share === undefined && isWhole && !lacksFindings(tree.input)) policy.reportUnused(report);
  return { tree, diagnostics: collector.diagnostics(), ...sizeOf(tree), setAside: policy.count() };
}

function sizeOf({ sections, pages, share }: PageTree): Pick<CheckResult, 'sections' | 'pages' | 'elsewhere'> {
  const own = sections.filter(({ id }) => share?.hasSection(id.value) !== false);
  let count = 0;
  for (const [pathname, { kind }] of pages)
    if ((kind === 'page' || kind === 'tab') && share?.hasPage(pathname) !== false) count += 1;
  return { sections: own.length, pages: count, elsewhere: sections.length - own.length };
}

/**
 * Shows a project to its own rules; `textOf` returns the text of a page by its path. `undefined` if `nav/` has a
 * mistake: rules would conclude from what is missing.
 */
export function viewProject(input: ProjectInput, textOf: (path: string) => string | undefined): SentSite | undefined {
  const { tree, isWhole } = endOf(treeInSteps(input));
  return isWhole ? viewSite(tree, textOf) : undefined;
}

/** Takes all steps at once. */
function endOf<Result>(steps: Generator<undefined, Result>): Result {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** What to do about an address at which there is a draft. */
const PUBLISH = 'the page is a draft, which is in no build: remove its `draft`, or use another address';

/** A resolved project before its rules check it. */
interface Resolved {
  readonly tree: PageTree;
  readonly collector: Collector;
  readonly policy: ReadPolicy;
  readonly report: Reporter;
  /** Whether no mistake keeps any file of the project from being read. */
  readonly isWhole: boolean;
}

function* treeInSteps(unordered: ProjectInput): Generator<undefined, Resolved> {
  const ordered = {
    ...unordered,
    nav: unordered.nav.toSorted(byPath),
    pages: unordered.pages.toSorted(byPath),
    assets: unordered.assets.map(toPathname).toSorted(),
    modules: unordered.modules?.toSorted() ?? [],
    unreadable: unordered.unreadable.toSorted(byPath),
  };
  const { site, sections, findings } = ordered.navigation ?? readNavigationAgain(ordered.nav, ordered, () => false);
  const input = ordered.code === 'unrun' ? withoutCode(ordered, site) : ordered;
  const policy = readPolicy(site, input);
  const collector = collectDiagnostics(input.nav, policy);
  const share = input.only && shareOf({ site, sections }, input.only);
  // Mistakes in the navigation of other sections are reported where those sections are built.
  const elsewhere = new Set(
    share === undefined ? [] : sections.flatMap(({ id, file }) => (share.hasSection(id.value) ? [] : [file])),
  );
  const report: Reporter = (definition, finding) =>
    elsewhere.has(finding.at.file) || collector.report(definition, finding);
  reportUnreadable(input.unreadable, report);
  policy.reportMistakes(report);
  const broken = new Set<string>();
  /** What a mistake in reading a file leaves unknown, rules do not report. */
  const reportReading: Reporter = (definition, finding) => {
    if (definition.severity === 'error') broken.add(finding.at.file);
    report(definition, finding);
  };
  for (const [definition, finding] of findings)
    if (!mayBeSetting(definition, finding, input)) reportReading(definition, finding);
  const isContentKnown = broken.has(site.file) || checkContent({ site, sections }, input, reportReading);
  // What such a feature would list or take part in is unknown as well.
  if (input.isFeatureLost === true && input.code !== 'unrun') broken.add(site.file);
  yield;
  const { content } = site.info;
  const { pages: files, translated } = separateLanguages(input.pages, site);
  const unreadPages = [
    ...input.unreadable
      .filter(({ path }) => path.startsWith(`${content}/`))
      .map(({ path }) => contentPathname(path.slice(content.length))),
    ...lostPathnames(files, content),
  ];
  const { pages, slugs } = applySlugs(files, content);
  const translations = readTranslations(input, reportReading);
  const sources = input.nav.filter(({ path }) => broken.has(path));
  const unreadable = input.unreadable.filter(({ path }) => path === SITE_FILE || IN_NAVIGATION.test(path));
  yield;
  const tree = resolve(
    {
      site,
      sections,
      broken: [
        ...sources,
        ...unreadable,
        ...input.nav.filter(({ path, text }) => isMisplaced(path) && KEYS_OF_SECTIONS.test(text)),
      ],
      isContentKnown,
      unreadPages,
      share,
      input: { ...input, pages },
      translations,
      translated,
      slugs,
    },
    report,
  );
  // Mistakes in a draft are reported where it is shown, except those that leave its front matter unknown.
  for (const { path, facts } of tree.draftFiles) if (facts.lostFrontMatter === undefined) elsewhere.add(path);
  reportPageProblems(input, report);
  return { tree, collector, policy, report, isWhole: broken.size + input.unreadable.length === 0 };
}

/** Reports what the project’s own rules found, but in no page with a mistake that leaves its front matter unknown. */
function reportOwnRules({ input: { ownRules, pages }, translatedFiles }: PageTree, report: Reporter): void {
  if (ownRules === undefined || ownRules.findings.length === 0) return;
  const unknown = new Set(
    [...pages, ...translatedFiles].flatMap(({ path, facts }) => (facts.lostFrontMatter === undefined ? [] : [path])),
  );
  for (const { code, file, range, message, help } of ownRules.findings) {
    const definition = ownRules.definitions.find((own) => own.code === code);
    if (definition !== undefined && !unknown.has(file)) report(definition, { at: { file, range }, message, help });
  }
}

/** Returns whether a key of the site is unknown, but may be a setting of a feature that is not known either. */
function mayBeSetting({ code }: DiagnosticDefinition, { at }: Finding, { nav, isFeatureLost }: ProjectInput): boolean {
  if (isFeatureLost !== true || code !== UNKNOWN_KEY.code || at.file !== SITE_FILE || !('start' in at)) return false;
  const text = nav.find(({ path }) => path === SITE_FILE)?.text ?? '';
  return at.start === 0 || text[at.start - 1] === '\n';
}

/** Files of `nav/` besides the settings that say what the site has. */
const IN_NAVIGATION = /^nav\/(?:sections|translations)\//;

/** A section in a place where it is not read. */
const KEYS_OF_SECTIONS = /^(?:pages|prefixes)[ \t]*:/m;

function reportPageProblems(input: ProjectInput, report: Reporter): void {
  for (const { path, facts } of input.pages) {
    for (const { code, message, help, range, fix } of facts.problems) {
      if (code === 'unknown-directive' && input.isFeatureLost === true) continue;
      const definition = findDefinition(code);
      if (definition === undefined) throw new Error(`The catalogue has no diagnostic ${code}.`);
      report(definition, {
        at: { file: path, range },
        message,
        help,
        fix: fix && { edits: fix.edits.map((edit) => ({ ...edit, file: path })) },
      });
    }
  }
}

function byPath(a: { readonly path: string }, b: { readonly path: string }): number {
  return a.path < b.path ? -1 : 1;
}
