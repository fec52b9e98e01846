import * as ofDiff from '../diagnostic/diff-diagnostics.ts';
import type { DiagnosticDefinition } from '../diagnostic/diagnostic.ts';
import { TOO_MANY_FINDINGS } from '../diagnostic/collect-diagnostics.ts';
import { DEMO_CONFIGURATION } from './diagnostics/code-diagnostics.ts';
import { MARKDOWN_DIAGNOSTICS } from '../diagnostic/markdown-diagnostics.ts';
import type { OwnRules } from '../model/project-input.ts';
import { MERGE_CONFLICT } from '../diagnostic/merge-conflicts.ts';
import * as ofOutput from './diagnostics/output-diagnostics.ts';
import { FILE_TOO_LARGE, NO_REGULAR_FILE, NOT_UTF_8, UNFOLLOWED_LINK } from '../normalize/unreadable-files.ts';
import * as ofYaml from '../yaml/yaml-diagnostics.ts';
import { isAdjustable, LOCKED_RULE, UNKNOWN_RULE, UNUSED_BASELINE } from '../diagnostic/policy.ts';
import { CONTENT_OUTSIDE, EMPTY_CONTENT } from '../resolve/content-folder.ts';
import { GENERATE_WITHOUT_PATHNAME, UNKNOWN_PACKAGE } from '../resolve/fill-groups.ts';
import { DUPLICATE_SECTION, UNKNOWN_SECTION, UNLISTED_SECTION } from '../resolve/order-sections.ts';
import { RULES } from './rules/index.ts';
import * as ofSchema from '../diagnostic/schema-diagnostics.ts';

/** All diagnostics of stages and rules, sorted by code. */
export const CATALOGUE: readonly DiagnosticDefinition[] = [
  ...MARKDOWN_DIAGNOSTICS,
  ...Object.values(ofDiff),
  ...Object.values(ofOutput),
  ...Object.values(ofSchema),
  ...Object.values(ofYaml),
  CONTENT_OUTSIDE,
  DEMO_CONFIGURATION,
  DUPLICATE_SECTION,
  EMPTY_CONTENT,
  FILE_TOO_LARGE,
  GENERATE_WITHOUT_PATHNAME,
  LOCKED_RULE,
  MERGE_CONFLICT,
  NO_REGULAR_FILE,
  NOT_UTF_8,
  TOO_MANY_FINDINGS,
  UNFOLLOWED_LINK,
  UNKNOWN_PACKAGE,
  UNKNOWN_RULE,
  UNKNOWN_SECTION,
  UNLISTED_SECTION,
  UNUSED_BASELINE,
  ...RULES,
].toSorted((a, b) => (a.code < b.code ? -1 : 1));

const BY_CODE = new Map(CATALOGUE.map((definition) => [definition.code, definition]));

/** Finds the definition of a diagnostic by its code, also among those that the project's own rules declare. */
export function findDefinition(
  code: string,
  ownRules?: Pick<OwnRules, 'definitions'>,
): DiagnosticDefinition | undefined {
  return BY_CODE.get(code) ?? ownRules?.definitions.find((own) => own.code === code);
}

/** Returns whether a project may adjust a kind of diagnostic, given by its code. */
export function isAdjustableCode(code: string, ownRules: OwnRules | undefined): boolean {
  const definition = findDefinition(code, ownRules);
  return definition !== undefined && isAdjustable(definition);
}
