/** The compiler's public interface: what `cli/` and tests may use. */
export { CATALOGUE, findDefinition } from './catalogue.ts';
export {
  check,
  compile,
  locateApiMistakes,
  locateUnknownApis,
  locateUnknownIcons,
  locateUnknownRows,
  resolveInSteps,
  resolveProject,
  type CheckResult,
  type CompileResult,
  type ResolvedProject,
} from './compile.ts';
export {
  type Diagnostic,
  type DiagnosticDefinition,
  type Finding,
  type RelatedPlace,
  type Severity,
} from './diagnostic.ts';
export { LANGUAGE_CODE } from './language.ts';
export { isHidden } from './schema/unread-keys.ts';
export { collectDiagnostics, type Collector } from './collect-diagnostics.ts';
export { generateFiles, type GeneratedFile } from './emit/generate-files.ts';
export { listRoutes, type RouteRow } from './emit/list-routes.ts';
export {
  baselineJsonSchema,
  frontMatterJsonSchema,
  sectionJsonSchema,
  siteJsonSchema,
  translationJsonSchema,
} from './json-schema.ts';
export { isExtraKey, readFrontMatter } from './parse/read-front-matter.ts';
export { mostBytes } from './parse/unreadable-files.ts';
export { findPackages, type NamedPackages } from './find-packages.ts';
export { isClean, readNavigation, readNavigationAgain, readSection, type ReadSection } from './read-navigation.ts';
export { type Navigation } from './navigation.ts';
export { findSiteUrlMistake, normalizeSiteUrl } from './address/site-url.ts';
export { intakeSettings, type IntakeSettings } from './intake-settings.ts';
export {
  DEAD_ADDRESS,
  REDIRECT_CHAIN,
  UNCHECKED_ADDRESS,
  UNREADABLE_MANIFEST,
} from './diagnostics/output-diagnostics.ts';
export type { PageTree, ServedPage } from './page-tree.ts';
export type { Located, NavNode, NavSection } from './navigation.ts';
export type {
  ApiMistake,
  ApiValue,
  CheckedPageFacts,
  InterfaceTexts,
  MissingTool,
  DemoPart,
  ModuleFault,
  PageFacts,
  PageFile,
  PageProblem,
  PageReference,
  ProjectInput,
  UnknownIcons,
  UnknownRows,
  ToolName,
  UnreadableFile,
} from './project-input.ts';
export {
  indexLines,
  type LineIndex,
  type Origin,
  type Position,
  type Range,
  type SourceFile,
  type Span,
} from './source.ts';
export {
  CORRECT_NAME,
  correctImport,
  DEMO_CONFIGURATION,
  DEMO_FAILED,
  DEMO_SYNTAX,
  EXPORT_DEFAULT,
  NAME_EXPORT,
  noExport,
  packageLacks,
  supplyExport,
} from './diagnostics/demo-diagnostics.ts';
export { countPages } from './count-pages.ts';
export { demoPlaces, demoWrappers } from './demo-places.ts';
export { shareOf, type Share } from './share.ts';
export { didYouMean, nearAmong, nearOnBudget, suggest, wordNear, type Near } from './suggest.ts';
