/**
 * The public interface for comparisons: two states of a site in, what changes for readers out. Separate from the
 * compiler's, so that a check does not load it.
 */
export { compareManifests } from './compare-manifests.ts';
export { compareProjects, type Comparison } from './compare-projects.ts';
export { MOVED_GROUP } from '../diagnostic/diff-diagnostics.ts';
export type { ManifestDiff } from './manifest-diff.ts';
