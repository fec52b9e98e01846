import { partKey } from '../../../../engine/index.ts';
import type { Playground, Values } from '../../../../site/features/playground/model/playground.ts';

/** A component that readers try with other props. */
export interface PlaygroundSource {
  readonly shown: Playground;
  /** Where the component comes from; absent if a file shows it. */
  readonly part?: ImportedPart;
  /** The props that it starts with, and the code that says the same. */
  readonly props: Values;
  readonly code: string;
}

/** The playgrounds of a site, by `partKey` of what pages ask; those of files by `fileKey`. */
export type Playgrounds = ReadonlyMap<string, PlaygroundSource>;

/** Identifies the playground of a file, given its path from the root and the path of the component. */
export function fileKey(path: string, controls: string): string {
  return partKey('demo', { ask: { path, controls } });
}

/** What an import statement gives a component of a package. */
export interface ImportedPart {
  readonly specifier: string;
  /** Name of the export; `default` for the default export. */
  readonly exported: string;
  /** The way from there to the component: `Dialog.Root` is a member of what is imported as `Dialog`. */
  readonly members: readonly string[];
}

/** Reads the import statement that API pages show for a component; `undefined` for one of another form. */
export function readImport(name: string, statement: string): ImportedPart | undefined {
  const [, exported = 'default', renamed = exported, local = renamed, specifier] = IMPORT.exec(statement) ?? [];
  if (specifier === undefined) return undefined;
  return { specifier, exported, members: name === local ? [] : name.split('.').slice(local.split('.').length) };
}

/** `import { Parts as Dialog } from '@acme/kit/dialog';` */
const IMPORT = /^import (?:\{ ([\w$]+)(?: as ([\w$]+))? \}|([\w$]+)) from '([^']+)';$/;
