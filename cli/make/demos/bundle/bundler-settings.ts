import type { DemoSite } from '../../../../site/demos/demo-tree.tsx';
import type { ProjectVariables } from '../../../../site/project/project.ts';
import type { ProjectConfig } from '../source/project-config.ts';

/**
 * Kinds of bundles: the modules of a page or provider, source that pages share, the libraries of a section, all that its
 * edited code can import, or what Node runs.
 */
export type BundleKind = 'unit' | 'sources' | 'libraries' | 'live' | 'server';

/** Settings that all bundles of a site share. */
export interface BundlerSettings {
  readonly root: string;
  /** Folders and files whose modules belong only to one page or provider, from the root; others are shared. */
  readonly own: readonly string[];
  readonly environment: ProjectVariables['declared'];
  /** What the result of running modules depends on besides them. */
  readonly runState: string;
  readonly site: DemoSite;
  readonly isDev: boolean;
  /** The selectors that stand for dark mode in demos. */
  readonly modes: readonly string[];
  readonly config: ProjectConfig;
}
