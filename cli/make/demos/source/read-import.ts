/** `import { Parts as Dialog } from '@acme/kit/dialog';` */
const IMPORT = /^import (?:\{ ([\w$]+)(?: as ([\w$]+))? \}|([\w$]+)) from '([^']+)';$/;

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
