import { CATALOGUE, findDefinition } from './catalogue.ts';
import type { Reporter, Finding } from '../diagnostic/diagnostic.ts';
import { editList } from '../yaml/edit-list.ts';
import type { NavSite } from '../model/navigation.ts';
import type { OwnRules, ProjectInput } from '../model/project-input.ts';
import { parseYaml } from '../yaml/parse-yaml.ts';
import { findNode, spanOf, isBlank, type ParsedFile } from '../yaml/yaml-node.ts';
import { BaselineConfig, type KnownFinding } from '../schema/baseline.ts';
import { validate } from '../schema/validate.ts';
import type { SourceFile, Span } from '../text/source.ts';
import { findNear } from '../text/suggest.ts';
import { meant } from './rules/meant.ts';
import {
  fingerprint,
  isAdjustable,
  LOCKED_RULE,
  UNKNOWN_RULE,
  UNUSED_BASELINE,
  type Policy,
} from '../diagnostic/policy.ts';
import { TYPE_DIAGNOSTICS } from './diagnostics/code-diagnostics.ts';
import { BASELINE_FILE } from '../text/project-files.ts';
import { addTo } from '../text/gather.ts';

/** A policy with its own mistakes. */
export interface ReadPolicy extends Policy {
  /** Reports the mistakes in `rules` and the baseline. */
  reportMistakes(report: Reporter): void;
  /**
   * Reports the entries of the baseline that match no finding; called after everything else has been reported, unless a
   * mistake may hide findings.
   */
  reportUnused(report: Reporter): void;
  /** Returns the number of findings set aside. */
  count(): number;
}

/** An entry of the baseline. */
interface BaselineEntry extends KnownFinding {
  /** Index in the list. */
  readonly index: number;
  readonly span: Span;
}

/** Reads the settings' `rules` and `nav/baseline.yaml`. */
export function readPolicy({ rules }: Pick<NavSite, 'rules'>, input: ProjectInput): ReadPolicy {
  const { nav, today, ownRules } = input;
  const mistakes: Parameters<Reporter>[] = [];
  const note: Reporter = (...mistake) => void mistakes.push(mistake);
  const levels = new Map<string, (typeof rules)[number]['level']>();
  const isAllowed = (code: string, at: Span, level: (typeof rules)[number]['level']): boolean => {
    const definition = findDefinition(code, ownRules);
    if (definition === undefined) {
      // It may be the code of a rule that cannot be used.
      if (ownRules?.isLost !== true) note(UNKNOWN_RULE, { at, ...unknownCode(code, ownRules) });
      return false;
    }
    if (level === definition.severity || isAdjustable(definition)) return true;
    note(LOCKED_RULE, {
      at,
      message: `\`${code}\` is always an error.`,
      help: 'fix what it finds, and remove this entry',
    });
    return false;
  };
  for (const { code, level } of rules) if (isAllowed(code.value, code.span, level)) levels.set(code.value, level);
  const baseline = nav.find(({ path }) => path === BASELINE_FILE);
  const entries =
    baseline === undefined ? [] : readBaseline(baseline, note).filter(({ code, span }) => isAllowed(code, span, 'off'));
  const left = new Map<string, { readonly entry: BaselineEntry; readonly isExpired: boolean; left: number }[]>();
  for (const entry of entries) {
    const key = fingerprint(entry);
    addTo(left, key, { entry, left: entry.times ?? 1, isExpired: entry.until < today });
  }
  let count = 0;
  return {
    severityOf: ({ code, severity }) => levels.get(code) ?? severity,
    setAside({ code }, { message }, file) {
      if (left.size === 0) return undefined;
      const counted = left.get(fingerprint({ code, file, message }))?.find((known) => known.left > 0);
      if (counted === undefined) return undefined;
      counted.left -= 1;
      if (counted.isExpired)
        return { message: `set aside until ${counted.entry.until}, by ${counted.entry.owner}`, at: counted.entry.span };
      count += 1;
      return 'set-aside';
    },
    reportMistakes: (report) => mistakes.forEach((mistake) => report(...mistake)),
    reportUnused(report) {
      for (const { entry, left: unused } of Array.from(left.values()).flat()) {
        const times = entry.times ?? 1;
        if (unused === 0 || baseline === undefined || isUnseen(entry, input)) continue;
        if (ownRules?.isLost === true && findDefinition(entry.code) === undefined) continue;
        const message =
          unused === times
            ? `\`${entry.code}\` no longer occurs in this form in \`${entry.file}\`.`
            : `\`${entry.code}\` is found ${times - unused} times in \`${entry.file}\`, not ${times}.`;
        const edits = unused === times ? editList(baseline, 'findings', { remove: [entry.index], add: [] }) : undefined;
        report(UNUSED_BASELINE, {
          at: entry.span,
          message,
          help: unused === times ? 'remove the entry' : `write \`times: ${times - unused}\``,
          fix: edits && { edits },
        });
      }
    },
    count: () => count,
  };
}

/** Reads the entries of a baseline; a file with nothing but comments has none. */
export function readBaseline(source: SourceFile, report: Reporter): readonly BaselineEntry[] {
  const parsed = parseYaml(source, report);
  if (parsed === undefined || isBlank(parsed)) return [];
  const validated = validate(BaselineConfig, parsed, report);
  return (validated?.config.findings ?? []).map((entry, index) => ({
    ...entry,
    index,
    span: spanAt(validated?.file ?? parsed, index),
  }));
}

function spanAt(file: ParsedFile, index: number): Span {
  return spanOf(
    file,
    findNode(file.root, ['findings', index, 'code']) ?? findNode(file.root, ['findings', index]) ?? file.root,
  );
}

function unknownCode(code: string, ownRules: OwnRules | undefined): Omit<Finding, 'at'> {
  const known = [...CATALOGUE, ...(ownRules?.definitions ?? [])];
  const near = findNear(
    code,
    known.map((definition) => definition.code),
  );
  return {
    message: `There is no diagnostic \`${code}\`.`,
    ...meant(near, code, 'run `docs-nav explain` for the list of them'),
  };
}

/** Returns whether a finding is one of those that this check does not look for. */
export function isUnseen(finding: Pick<KnownFinding, 'code'>, { code }: ProjectInput): boolean {
  return code !== 'checked' && TYPE_DIAGNOSTICS.some((each) => each.code === finding.code);
}
