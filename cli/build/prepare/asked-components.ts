import type { RouteManifest } from '../../../engine/manifest/manifest.ts';
import { findComponents, requestsIn, type FoundComponents } from '../../make/demos/source/component-pages.ts';
import type { ScannedProject } from '../../project/load-project.ts';

/** Finds the components that pages ask for, with props that are converted by their types. */
export async function findAskedComponents(project: ScannedProject, manifest: RouteManifest): Promise<FoundComponents> {
  if (requestsIn(manifest).length === 0) return new Map();
  const known = await project.ownComponents?.readProps();
  return findComponents(project, manifest, requestsIn(manifest, known));
}
