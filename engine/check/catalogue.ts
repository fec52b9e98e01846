import { DIFF_DIAGNOSTICS } from '../diagnostic/diff-diagnostics.ts';
import type { DiagnosticDefinition } from '../diagnostic/diagnostic.ts';
import { TOO_MANY_FINDINGS } from '../diagnostic/collect-diagnostics.ts';
import { DEMO_CONFIGURATION } from './diagnostics/demo-diagnostics.ts';
import { MARKDOWN_DIAGNOSTICS } from '../diagnostic/markdown-diagnostics.ts';
import type { OwnRules } from '../model/project-input.ts';
import { MERGE_CONFLICT } from '../diagnostic/merge-conflicts.ts';
import { OUTPUT_DIAGNOSTICS } from './diagnostics/output-diagnostics.ts';
import { FILE_TOO_LARGE, NO_REGULAR_FILE, NOT_UTF_8, UNFOLLOWED_LINK } from '../normalize/unreadable-files.ts';
import { DUPLICATE_KEY, YAML_ALIAS, YAML_SYNTAX, YAML_TAG } from '../yaml/yaml-diagnostics.ts';
import { LOCKED_RULE, UNKNOWN_RULE, UNUSED_BASELINE } from '../diagnostic/policy-diagnostics.ts';
import { CONTENT_OUTSIDE, EMPTY_CONTENT } from '../resolve/content-folder.ts';
import { GENERATE_WITHOUT_PATHNAME, UNKNOWN_PACKAGE } from '../resolve/fill-groups.ts';
import { DUPLICATE_SECTION, UNKNOWN_SECTION, UNLISTED_SECTION } from '../resolve/order-sections.ts';
import { RULES } from './rules/index.ts';
import {
  INVALID_VALUE,
  MISSING_FIELD,
  UNKNOWN_KEY,
  UNKNOWN_VALUE,
  WRONG_TYPE,
} from '../diagnostic/schema-diagnostics.ts';

/** All diagnostics of stages and rules, sorted by code. */
export const CATALOGUE: readonly DiagnosticDefinition[] = [
  ...DIFF_DIAGNOSTICS,
  ...MARKDOWN_DIAGNOSTICS,
  ...OUTPUT_DIAGNOSTICS,
  CONTENT_OUTSIDE,
  DEMO_CONFIGURATION,
  DUPLICATE_KEY,
  DUPLICATE_SECTION,
  EMPTY_CONTENT,
  FILE_TOO_LARGE,
  GENERATE_WITHOUT_PATHNAME,
  INVALID_VALUE,
  LOCKED_RULE,
  MERGE_CONFLICT,
  MISSING_FIELD,
  NO_REGULAR_FILE,
  NOT_UTF_8,
  TOO_MANY_FINDINGS,
  UNFOLLOWED_LINK,
  UNKNOWN_KEY,
  UNKNOWN_PACKAGE,
  UNKNOWN_RULE,
  UNKNOWN_SECTION,
  UNKNOWN_VALUE,
  UNLISTED_SECTION,
  UNUSED_BASELINE,
  WRONG_TYPE,
  YAML_ALIAS,
  YAML_SYNTAX,
  YAML_TAG,
  ...RULES,
].toSorted((a, b) => (a.code < b.code ? -1 : 1));

const BY_CODE = new Map(CATALOGUE.map((definition) => [definition.code, definition]));

/** Finds the definition of a diagnostic by its code. */
export function findDefinition(code: string): DiagnosticDefinition | undefined {
  return BY_CODE.get(code);
}

/** Finds a definition among those of this package and those that the project's own rules declare. */
export function definitionOf(
  code: string,
  ownRules: Pick<OwnRules, 'definitions'> | undefined,
): DiagnosticDefinition | undefined {
  return BY_CODE.get(code) ?? ownRules?.definitions.find((own) => own.code === code);
}
