import { DIFF_DIAGNOSTICS } from '../diagnostic/diff-diagnostics.ts';
import type { DiagnosticDefinition } from '../diagnostic/diagnostic.ts';
import { TOO_MANY_FINDINGS } from '../diagnostic/collect-diagnostics.ts';
import { DEMO_CONFIGURATION } from './diagnostics/code-diagnostics.ts';
import { MARKDOWN_DIAGNOSTICS } from '../diagnostic/markdown-diagnostics.ts';
import type { OwnRules } from '../model/project-input.ts';
import { MERGE_CONFLICT } from '../diagnostic/merge-conflicts.ts';
import { OUTPUT_DIAGNOSTICS } from './diagnostics/output-diagnostics.ts';
import { FILE_TOO_LARGE, NO_REGULAR_FILE, NOT_UTF_8, UNFOLLOWED_LINK } from '../normalize/unreadable-files.ts';
import * as ofYaml from '../yaml/yaml-diagnostics.ts';
import { LOCKED_RULE, UNKNOWN_RULE, UNUSED_BASELINE } from '../diagnostic/policy.ts';
import { CONTENT_OUTSIDE, EMPTY_CONTENT } from '../resolve/content-folder.ts';
import { GENERATE_WITHOUT_PATHNAME, UNKNOWN_PACKAGE } from '../resolve/fill-groups.ts';
import { DUPLICATE_SECTION, UNKNOWN_SECTION, UNLISTED_SECTION } from '../resolve/order-sections.ts';
import { RULES } from './rules/index.ts';
import * as ofSchema from '../diagnostic/schema-diagnostics.ts';

/** All diagnostics of stages and rules, sorted by code. */
export const CATALOGUE: readonly DiagnosticDefinition[] = [
  ...DIFF_DIAGNOSTICS,
  ...MARKDOWN_DIAGNOSTICS,
  ...OUTPUT_DIAGNOSTICS,
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
