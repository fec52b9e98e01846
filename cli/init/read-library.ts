import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Project } from '../../site/project/project.ts';
import type { ComponentApi } from '../../site/api/api-data.ts';
import { chooseCompiler } from '../make/api/compiler-place.ts';
import { mainTargetsOf } from '../system/packages/export-targets.ts';
import { SCRIPT } from '../system/packages/own-package.ts';
import { readPackageJson } from '../system/packages/read-manifest.ts';
import { findComponentNames } from './find-components.ts';
import type { UsedLibrary } from './find-used-libraries.ts';
import { placeByUse, sortByUse } from './usual-components.ts';

/** The library to document. */
export interface Library {
  /** As in `package.json`. */
  readonly name: string;
  /** The title for readers. */
  readonly title: string;
  /** A name for files and addresses. */
  readonly slug: string;
  readonly description: string | undefined;
  /** Address of the source repository, without `.git`. */
  readonly repository: string | undefined;
  readonly homepage: string | undefined;
  /** Source of the package, from the root. */
  readonly entry: string | undefined;
  readonly build: LibraryBuild;
  readonly components: readonly string[];
}

/** A component, and the code of a demo. */
export interface ShownComponent {
  readonly name: string;
  readonly jsx: string;
  /** The import statement, if it is not imported from the package's own source. */
  readonly imported?: string;
}

/** What can be imported from a package, and how that comes to be. */
interface LibraryBuild {
  /** Whether users can import it by its name, which leads to modules that exist. */
  readonly isImportable: boolean;
  /** A module that its `package.json` names and that does not exist: it has not been built. */
  readonly unbuilt: string | undefined;
  /** The folder in which the script `build` makes what is imported; `undefined` if that is the source, or no script. */
  readonly folder: string | undefined;
}

/** A module that no browser runs as it is. */
const SOURCE = /\.(?:[cm]?tsx?|jsx)$/;

/** Reads the library in a folder; without a package name, it is named after the folder. */
export function readLibrary(project: Project): Library {
  const own = project.packages.own();
  const { description, repository, homepage } = readPackageJson(project.root);
  const components = own?.entry === undefined ? [] : findComponentNames(join(project.root, own.entry));
  const name = own?.name ?? slugOf(basename(project.root));
  return {
    name,
    title: titleOf(slugOf(name)),
    slug: slugOf(name),
    description: typeof description === 'string' && description.trim() !== '' ? description.trim() : undefined,
    repository: addressOf(repository),
    homepage: typeof homepage === 'string' && homepage.startsWith('https://') ? homepage : undefined,
    entry: own?.entry,
    build: readBuild(project.root, own?.entry),
    components: sortByUse(name, components),
  };
}

/**
 * Returns the library for a package that the folder's own package depends on: its name and components, in the folder's
 * repository.
 */
export function libraryOf(own: Library, { name, description, components, near }: UsedLibrary): Library {
  const slug = slugOf(name);
  const { folder } = near === undefined ? {} : readBuild(near);
  const build = { isImportable: true, unbuilt: undefined, folder };
  return { ...own, name, title: titleOf(slug), slug, description, entry: undefined, build, components };
}

/** Usual names of a scope's main package: the scope identifies the library. */
const NAMED_BY_SCOPE = /^@([^/]+)\/(?:react|core|components|react-components|react-core)$/;

/** Converts a package name: `@acme/Ui_Kit` → `ui-kit`, `@acme/react` → `acme`. */
function slugOf(name: string): string {
  return (
    name
      .replace(NAMED_BY_SCOPE, '$1')
      .replace(/^@[^/]+\//, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'library'
  );
}

/** Converts a slug: `my-library` → `My Library`. */
function titleOf(slug: string): string {
  return slug
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/**
 * Returns the address in any form that npm accepts
 * (https://docs.npmjs.com/cli/configuring-npm/package-json#repository).
 */
function addressOf(repository: unknown): string | undefined {
  const written =
    typeof repository === 'string' ? repository : (repository as { readonly url?: unknown } | undefined)?.url;
  if (typeof written !== 'string') return undefined;
  const [, host = 'github', short] = /^(?:(github|gitlab|bitbucket):)?([\w.-]+\/[\w.-]+)$/.exec(written) ?? [];
  if (short !== undefined) return `https://${host}.${host === 'bitbucket' ? 'org' : 'com'}/${short}`;
  const [, place] =
    /^(?:git\+)?(?:https?|ssh|git):\/\/(?:[^@/]+@)?(.+?)(?:\.git)?\/?$/.exec(written) ??
    /^git@(.+?)(?:\.git)?$/.exec(written) ??
    [];
  return place === undefined ? undefined : `https://${place.replace(/^([^/:]+):/, '$1/')}`;
}

/**
 * Lists components for the first demo and API page: the one that the package is named after, its button, then those that
 * need the fewest props. A component is there twice if only rendering it shows whether it takes children.
 */
export async function rankComponents(project: Project, library: Library): Promise<readonly ShownComponent[]> {
  if (library.components.length === 0) return [];
  if (project.tools.find('typescript') === undefined) return [guessed(library)];
  chooseCompiler(project);
  const { extractApis } = await import('../make/api/describe/extract.ts');
  const names = library.components.slice(0, MAX_LOOKED_AT);
  const described = extractApis(
    project,
    names.map((name) => ({ package: library.name, name })),
  ).filter((entry) => entry?.kind === 'component');
  if (described.length === 0) return [guessed(library)];
  const placeOf = placeByUse(library.name, library.components);
  const early = ({ name }: ComponentApi): number => Math.min(placeOf(name), 2);
  return described
    .toSorted((a, b) => early(a) - early(b) || effortOf(a) - effortOf(b))
    .flatMap((component) => {
      const { name, imports } = component;
      const [imported] = library.entry === undefined ? imports : [];
      return jsxOf(component).map((jsx) => ({ name, jsx, ...(imported === undefined ? {} : { imported }) }));
    });
}

/** Makes a demo without knowing the props, if TypeScript is missing. */
function guessed({ components: [name = 'Component'] }: Library): ShownComponent {
  return { name, jsx: `<${name} />` };
}

/** Number of components described by TypeScript; some libraries have hundreds. */
const MAX_LOOKED_AT = 20;

/** Counts the props that have to be made up. A component that shows its children at least shows something. */
function effortOf({ props }: ComponentApi): number {
  const required = props.filter(
    ({ required: isRequired, name, type }) =>
      isRequired === true && name !== 'children' && sampleOf(type) === undefined,
  );
  return required.length * 10 + (props.some(({ name }) => name === 'children' || name === 'label') ? 0 : 1);
}

/** Returns the code that may show a component, the most likely first. */
function jsxOf({ name, props, hasAttributes }: ComponentApi): readonly string[] {
  const given = props.flatMap((prop) => {
    const sample =
      prop.name === 'children' || prop.name === 'label' || prop.required !== true ? undefined : sampleOf(prop.type);
    return sample === undefined ? [] : [` ${prop.name}=${sample}`];
  });
  const hasLabel = props.some((prop) => prop.name === 'label');
  const tag = `<${name}${hasLabel ? ` label="${name}"` : ''}${given.join('')}`;
  const [empty, parent] = [`${tag} />`, `${tag}>${name}</${name}>`];
  if (props.length === 0 || props.some((prop) => prop.name === 'children')) return [parent];
  // Children are among the attributes of most elements.
  if (!hasAttributes) return [empty];
  return hasLabel ? [empty, parent] : [parent, empty];
}

/** Returns a sample value for a prop of this type. */
function sampleOf(type: string): string | undefined {
  if (type === 'string' || type === 'React.ReactNode') return '"Text"';
  if (type === 'number') return '{1}';
  if (type === 'boolean') return '{true}';
  if (/^'[^']*'/.test(type)) return `"${/^'([^']*)'/.exec(type)?.[1]}"`;
  if (/\[\]$|^(?:readonly |Array<)/.test(type)) return '{[]}';
  return type.includes('=>') ? '{() => {}}' : undefined;
}

/** Reads how the package in a folder is built; `entry` is imported by its path if the package cannot be by its name. */
export function readBuild(folder: string, entry?: string): LibraryBuild {
  const { exports, module, main, private: isPrivate, scripts } = readPackageJson(folder);
  const exported = mainTargetsOf(exports).filter((file) => SCRIPT.test(file));
  const hasBuild = scripts?.['build'] !== undefined;
  // `npm init` names a main module that there may never be.
  const named = exports !== undefined ? exported : hasBuild ? [module, main].filter((file) => file !== undefined) : [];
  // Nobody imports a private package by its name: sandboxes find it nowhere.
  const unbuilt = isPrivate === true ? undefined : named.find((file) => !existsSync(join(folder, file)));
  const isImportable = isPrivate !== true && exported.length > 0 && unbuilt === undefined;
  const imported = isImportable ? exported : entry === undefined ? [] : [entry];
  const isMade = hasBuild && imported.some((file) => !SOURCE.test(file));
  return { isImportable, unbuilt, folder: isMade ? folder : undefined };
}
