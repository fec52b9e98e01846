/** The compiler's face: what `cli/` and tests may use. */
export { CATALOGUE, findDefinition } from './catalogue.ts';
export type { UnknownApi } from './api-diagnostics.ts';
export { check, compile, locateUnknownApis, SITE_FILE, type CheckResult, type CompileResult } from './compile.ts';
export type { Diagnostic, DiagnosticDefinition, RelatedPlace, Severity } from './diagnostic.ts';
export { contentFolder } from './content-folder.ts';
export { generateFiles, type GeneratedFile } from './emit/generate-files.ts';
export { listRoutes, type RouteRow } from './emit/list-routes.ts';
export { sectionJsonSchema, siteJsonSchema, translationJsonSchema } from './json-schema.ts';
export { readFrontMatter } from './parse/read-front-matter.ts';
export { readSection } from './read-section.ts';
export { findSiteUrlMistake, normalizeSiteUrl } from './site-url.ts';
export { MAX_FILE_BYTES } from './parse/unreadable-files.ts';
export type { NavSection } from './page-tree.ts';
export type {
  CheckedPageFacts,
  InterfaceTexts,
  DemoPart,
  PageFacts,
  PageFile,
  PageProblem,
  PageReference,
  ProjectInput,
  UnreadableFile,
} from './project-input.ts';
export { indexLines, type LineIndex, type Origin, type Position, type Range, type SourceFile } from './source.ts';
export { DEMO_FAILED, DEMO_SYNTAX } from './demo-diagnostics.ts';
export { didYouMean, suggest } from './suggest.ts';
