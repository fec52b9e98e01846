/** The face of comparisons: two states of a site in, what changes for readers out. Apart from that of the compiler, so that a check does not load it. */
export { compareManifests } from './compare-manifests.ts';
export { compareProjects, type Comparison } from './compare-projects.ts';
export type { ManifestDiff } from './manifest-diff.ts';
