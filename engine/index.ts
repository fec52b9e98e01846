/** The compiler's public interface: what `cli/` and tests may use. */
export { CATALOGUE, findDefinition } from './check/catalogue.ts';
export {
  check,
  compile,
  locateFindings,
  resolveInSteps,
  resolveProject,
  viewProject,
  type CheckResult,
  type ResolvedProject,
} from './compile/compile.ts';
export { type Diagnostic, type DiagnosticDefinition, type Finding } from './diagnostic/diagnostic.ts';
export { LANGUAGE_CODE } from './text/language.ts';
export { collectDiagnostics } from './diagnostic/collect-diagnostics.ts';
export { emitManifest } from './emit/emit-manifest.ts';
export { generateFiles, type GeneratedFile } from './emit/generate-files.ts';
export { listRoutes, type RouteRow } from './emit/list-routes.ts';
export {
  baselineJsonSchema,
  frontMatterJsonSchema,
  searchCasesJsonSchema,
  sectionJsonSchema,
  siteJsonSchema,
  translationJsonSchema,
} from './compile/json-schema.ts';
export { isExtraKey, readFrontMatter } from './normalize/read-front-matter.ts';
export { mostBytes } from './address/most-bytes.ts';
export { findPackages, listModulePages } from './model/find-in-nodes.ts';
export {
  isClean,
  readNavigation,
  readNavigationAgain,
  readSection,
  readSite,
  type ReadFile,
} from './normalize/read-navigation.ts';
export { type Navigation } from './model/navigation.ts';
export { findSiteUrlMistake, normalizeSiteUrl } from './address/site-url.ts';
export { intakeSettings, type IntakeSettings } from './manifest/intake-settings.ts';
export {
  DEAD_ADDRESS,
  MISSED_SEARCH,
  REDIRECT_CHAIN,
  UNCHECKED_ADDRESS,
  UNREADABLE_MANIFEST,
} from './check/diagnostics/output-diagnostics.ts';
export { byKind, namesOf } from './feature/declaration.ts';
export type { AskValues, Declaration, Kinds, ListedPage, ToolName } from './feature/declaration.ts';
export type { Code, Page, Rule, SentPage, SentSite, Site } from './own-rules/view.ts';
export type { PageTree } from './resolve/page-tree.ts';
export type { InterfaceTexts } from './schema/translation.ts';
export type { GroupOption, Located, NavNode, NavSection } from './model/navigation.ts';
export { declareComponents, nameComponent, OWN_PAGE, readComponentSource } from './feature/own-components.ts';
export { askedExports, askedTexts } from './model/asked.ts';
export { siteSchema } from './schema/site.ts';
export { partKey, readComponentPath } from './feature/traits.ts';
export { isWhole, readAsk } from './feature/read-ask.ts';
export { listKey, placeIn, writtenOptions } from './model/project-input.ts';
export type { MissingTool } from './model/project-input.ts';
export type { UnreadableFile } from './model/project-input.ts';
export type {
  ApiValue,
  AskFinding,
  CheckedPageFacts,
  FailedRule,
  FileFinding,
  InstalledPackage,
  OwnRules,
  PageFile,
  PagePart,
  PageProblem,
  PageReference,
  ProjectInput,
  ToolFinding,
} from './model/project-input.ts';
export { indexLines, startOf, type Origin, type Range, type SourceFile, type Span } from './text/source.ts';
export { DEMO_CONFIGURATION, DEMO_FAILED, DEMO_SYNTAX, UNSET_MODE } from './check/diagnostics/code-diagnostics.ts';
export {
  COMPONENT_DIFFERS,
  COMPONENT_FAILED,
  COMPONENT_LINK,
  COMPONENT_PRINTS,
} from './check/diagnostics/code-diagnostics.ts';
export { readSearchCases, type SearchCase } from './check/read-search-cases.ts';
export { countPages } from './emit/list-routes.ts';
export { demoPlaces, demoWrappers } from './model/demo-places.ts';
export { shareOf } from './resolve/share.ts';
export { didYouMean, inWords, nearAmong, nearOnBudget, suggest, wordNear, type Near } from './text/suggest.ts';
