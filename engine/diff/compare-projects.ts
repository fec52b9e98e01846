import { resolveProject, type CheckResult } from '../compile/compile.ts';
import { emitManifest } from '../emit/emit-manifest.ts';
import type { Route, RouteManifest } from '../manifest/manifest.ts';
import { isAdjustableCode } from '../check/catalogue.ts';
import type { ProjectInput } from '../model/project-input.ts';
import { compareManifests } from './compare-manifests.ts';
import { comparer, type Texts } from './compare-texts.ts';
import { findLosses, type Losses } from './find-losses.ts';
import { findMoves } from './find-moves.ts';
import type { ManifestDiff } from './manifest-diff.ts';

/** What a change does to readers, or the errors that prevent a comparison. */
export type Comparison =
  | ({ readonly ok: true; readonly changes: ManifestDiff } & Losses)
  /** `of`: which of the two states has errors that leave its pages unknown. */
  | { readonly ok: false; readonly of: 'old' | 'now'; readonly errors: CheckResult };

/**
 * Compares a project with an earlier state, given as a project or as the published manifest, which has no texts.
 */
export function compareProjects(old: ProjectInput | RouteManifest, input: ProjectInput, texts?: Texts): Comparison {
  const before = 'formatVersion' in old ? { manifest: old, tree: undefined } : manifestOf(old);
  if (before.manifest === undefined) return { ok: false, of: 'old', errors: before.errors };
  const after = manifestOf(input);
  if (after.manifest === undefined) return { ok: false, of: 'now', errors: after.errors };
  const { manifest: now, tree } = after;
  const known = input.code === 'unrun' ? withoutListed(before.manifest, input) : before.manifest;
  const moves = findMoves(known, now);
  const isOther = texts && before.tree && comparer(before.tree, tree, moves, texts);
  const changes = compareManifests(known, now, moves, isOther);
  const isWhole = ({ pathname }: { readonly pathname: string }) =>
    tree.pages.get(pathname)?.file?.facts.isPartial !== true;
  return {
    ok: true,
    changes: { ...changes, retitled: changes.retitled.filter(isWhole), anchors: changes.anchors.filter(isWhole) },
    ...findLosses({ old: known, now, tree, moves }),
  };
}

/** Leaves out the pages that features of the project list: without running these, nobody knows whether they are there. */
function withoutListed(manifest: RouteManifest, { builtIn }: Pick<ProjectInput, 'builtIn'>): RouteManifest {
  const isKnown = ({ shows }: Route) => shows === undefined || builtIn.some(({ name }) => name === shows.kind);
  const routes = Object.entries(manifest.routes).filter(([, route]) => isKnown(route));
  return { ...manifest, routes: Object.fromEntries(routes) };
}

/** Broken links do not prevent a comparison of pages; `validate` reports them. */
function manifestOf(input: ProjectInput) {
  const { tree, ...found } = resolveProject(input);
  const errors = found.diagnostics.filter((diagnostic) => diagnostic.severity === 'error');
  const isSound = errors.every(({ code }) => isAdjustableCode(code, input.ownRules));
  if (!isSound) return { manifest: undefined, errors: { ...found, diagnostics: errors } };
  return { manifest: emitManifest(tree), tree };
}
