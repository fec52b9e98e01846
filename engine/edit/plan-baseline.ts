import { isAdjustableCode } from '../check/catalogue.ts';
import { check, type CheckResult } from '../compile/compile.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { fingerprint, UNUSED_BASELINE } from '../diagnostic/policy.ts';
import { isUnseen, readBaseline } from '../check/read-policy.ts';
import { BASELINE_FILE } from '../text/project-files.ts';
import type { ProjectInput } from '../model/project-input.ts';
import { editList, type ListEntry } from '../yaml/edit-list.ts';
import { applyEdits, type TextEdit } from '../text/text-edit.ts';
import type { SourceFile } from '../text/source.ts';

/** Who is responsible for new entries, why they are set aside, and until when (YYYY-MM-DD). */
export interface BaselineTerms {
  readonly owner: string;
  readonly reason: string;
  readonly until: string;
}

/** An updated baseline of a project. */
export interface BaselinePlan {
  readonly edits: readonly TextEdit[];
  /** Numbers of entries that are new, that stay, and that match no finding any more. */
  readonly added: number;
  readonly kept: number;
  readonly removed: number;
  /** Entries that have expired: they hide nothing, and stay as they are. */
  readonly expired: number;
  /** Errors that cannot be set aside. */
  readonly refused: CheckResult;
}

const HEADER = `# Known findings, set aside until a given day. New findings count right away.
# \`docs-nav baseline\` adds what is found now and removes what has been fixed.
`;

/** Sets aside every current finding that may be; existing entries keep their terms. */
export function planBaseline(input: ProjectInput, terms: BaselineTerms): BaselinePlan {
  const baseline = input.nav.find(({ path }) => path === BASELINE_FILE);
  const checked = check({ ...input, nav: input.nav.filter((source) => source !== baseline) });
  const found = checked.diagnostics.filter(({ code }) => code !== UNUSED_BASELINE.code);
  const mayBeSetAside = ({ code }: Diagnostic) => isAdjustableCode(code, input.ownRules);
  const refused = found.filter((diagnostic) => diagnostic.severity === 'error' && !mayBeSetAside(diagnostic));
  const counts = new Map<string, { readonly diagnostic: Diagnostic; times: number }>();
  for (const diagnostic of found.filter(mayBeSetAside)) {
    const key = fingerprint({ ...diagnostic, file: diagnostic.origin.file });
    const known = counts.get(key);
    if (known) known.times += 1;
    else counts.set(key, { diagnostic, times: 1 });
  }
  const entries = baseline === undefined ? [] : readBaseline(baseline, () => {});
  const remove: number[] = [];
  let expired = 0;
  for (const entry of entries) {
    const known = counts.get(fingerprint(entry));
    if (isUnseen(entry, input)) continue;
    if (known === undefined || known.times < 1) remove.push(entry.index);
    else {
      known.times -= entry.times ?? 1;
      if (entry.until < input.today) expired += 1;
    }
  }
  const add = Array.from(counts.values()).flatMap(({ diagnostic, times }): readonly ListEntry[] => {
    const { code, origin, message } = diagnostic;
    return times < 1 ? [] : [{ code, file: origin.file, message, ...(times > 1 ? { times } : {}), ...terms }];
  });
  return {
    edits: edit(baseline, { remove, add }),
    added: add.length,
    kept: entries.length - remove.length,
    removed: remove.length,
    expired,
    refused: { ...checked, diagnostics: refused },
  };
}

function edit(
  baseline: SourceFile | undefined,
  change: { readonly remove: readonly number[]; readonly add: readonly ListEntry[] },
): readonly TextEdit[] {
  if (baseline !== undefined) return editList(baseline, 'findings', change);
  if (change.add.length === 0) return [];
  const text = applyEdits(HEADER, editList({ path: BASELINE_FILE, text: HEADER }, 'findings', change));
  return [{ file: BASELINE_FILE, start: 0, end: 0, text }];
}
