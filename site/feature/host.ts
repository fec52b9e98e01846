import type { AskValues } from '../../engine/feature/declaration.ts';
import type { Project } from '../project/project.ts';

/** What a feature may use to find out and make things. */
export interface Host<Settings = AskValues> {
  readonly project: Project;
  /** What `nav/site.yaml` sets for the feature, by key. */
  readonly settings: Settings;
  /** `check` in `validate` and editors, which make nothing. */
  readonly mode: 'check' | 'build' | 'dev';
  /**
   * Reads a text file by its path from the root; `undefined` if there is none. A project’s feature runs again when what
   * it read this way has changed; files that it reads otherwise are not watched.
   */
  read(path: string): string | undefined;
  /**
   * Returns what was kept under a key, or makes and keeps it, with the files that `add` adds to the site. The key must
   * cover everything that the value depends on; `undefined` is not kept.
   */
  kept<Value>(key: string, make: (add: AddFile) => Promise<Value | undefined>): Promise<Value | undefined>;
}

/** Adds a file to the site; its name gets a hash. Returns its path from the root of the site. */
export type AddFile = (name: string, ending: 'js' | 'json' | 'css' | 'html', text: string) => string;
