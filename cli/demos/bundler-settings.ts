import type { DemoSite } from '../../site/demos/demo-tree.tsx';
import type { DemoEnvironment } from './bundle-demos.ts';
import type { ProjectConfig } from './project-config.ts';

/** What is bundled: the modules of a page or provider, source that pages share, the libraries of a section, or what Node runs. */
export type BundleKind = 'unit' | 'sources' | 'libraries' | 'server';

/** What all bundles of a site have in common. */
export interface BundlerSettings {
  readonly root: string;
  /** Folders and files whose modules belong to a page or a provider alone, from the root; others are shared. */
  readonly own: readonly string[];
  readonly environment: DemoEnvironment;
  readonly site: DemoSite;
  readonly isDev: boolean;
  /** The selectors that demos know the dark mode by. */
  readonly modes: readonly string[];
  readonly config: ProjectConfig;
}
