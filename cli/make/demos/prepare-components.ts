import type { DrawnComponent } from '../../../site/components/drawn-component.ts';
import type { PlannedContent } from '../../../site/pages/context/planned-file.ts';
import type { Outcome } from '../../system/base/outcome.ts';
import type { DemoProject } from './prepare-demos.ts';
import type { ComponentMistake } from './problems/describe-component.ts';
import type { FoundComponents } from './source/component-pages.ts';

/** The components of the project on its pages. */
export interface PreparedComponents {
  /** By the page’s pathname, then by `partKey` of what it asks. */
  readonly pages: ReadonlyMap<string, Readonly<Record<string, DrawnComponent>>>;
  /** What browsers load for them; a file name with a hash is its own key. */
  readonly files: readonly PlannedContent[];
  /** Notes that do not fail the build, one sentence each. */
  readonly notes: readonly string[];
  /** What is wrong with them; pages show only the content of those that could not be rendered. */
  readonly mistakes: readonly ComponentMistake[];
}

/** What is needed to prepare components. */
export interface ComponentProject extends DemoProject {
  readonly components: FoundComponents;
}

/** Prepares the components on the pages of a site; without any, the code for it is never loaded. */
export async function prepareComponents(project: ComponentProject): Promise<Outcome<PreparedComponents>> {
  if (project.components.size === 0)
    return { value: { pages: new Map(), files: [], notes: [], mistakes: [] }, findings: [], reads: [] };
  const { makeComponents } = await import('./make-components.ts');
  return makeComponents(project);
}
