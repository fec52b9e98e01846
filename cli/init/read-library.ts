import { basename, join } from 'node:path';
import type { ComponentApi } from '../../site/api/api-data.ts';
import { chooseCompiler } from '../api/compiler-place.ts';
import { findOwnPackage } from '../packages/own-package.ts';
import { readManifest } from '../packages/read-manifest.ts';
import { findTool } from '../tools/find-tool.ts';
import { findComponents } from './find-components.ts';
import type { UsedLibrary } from './find-used-libraries.ts';

/** What there is to document. */
export interface Library {
  /** As `package.json` has it. */
  readonly name: string;
  /** As readers see it. */
  readonly title: string;
  /** A name for files and addresses. */
  readonly slug: string;
  readonly description: string | undefined;
  /** Address of the source repository, without `.git`. */
  readonly repository: string | undefined;
  readonly homepage: string | undefined;
  /** Source of the package, from the root. */
  readonly entry: string | undefined;
  readonly components: readonly string[];
}

/** A component, and how a demo of it is written. */
export interface ShownComponent {
  readonly name: string;
  readonly jsx: string;
  /** How it is imported, where that is not from the source of the own package. */
  readonly imported?: string;
}

/** Finds out what library a folder holds; its name is that of the folder where the package has none. */
export function readLibrary(root: string): Library {
  const own = findOwnPackage(root);
  const { description, repository, homepage } = readManifest(root);
  const name = own?.name ?? slugOf(basename(root));
  return {
    name,
    title: titleOf(slugOf(name)),
    slug: slugOf(name),
    description: typeof description === 'string' && description.trim() !== '' ? description.trim() : undefined,
    repository: addressOf(repository),
    homepage: typeof homepage === 'string' && homepage.startsWith('https://') ? homepage : undefined,
    entry: own?.entry,
    components: own?.entry === undefined ? [] : findComponents(join(root, own.entry)),
  };
}

/** The same for a package that the folder's own package depends on: its name and components, in the folder's repository. */
export function libraryOf(own: Library, { name, description, components }: UsedLibrary): Library {
  const slug = slugOf(name);
  return { ...own, name, title: titleOf(slug), slug, description, entry: undefined, components };
}

/** What many scopes call their main package: the scope says which library it is. */
const NAMED_BY_SCOPE = /^@([^/]+)\/(?:react|core|components)$/;

/** `@acme/Ui_Kit` → `ui-kit`, `@acme/react` → `acme`. */
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

/** `my-library` → `My Library`. */
function titleOf(slug: string): string {
  return slug
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Every form that npm takes (https://docs.npmjs.com/cli/configuring-npm/package-json#repository). */
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

/** The component whose demo and documentation are made first: one that can be shown with the least to say. */
export async function chooseComponent(root: string, library: Library): Promise<ShownComponent | undefined> {
  if (library.components.length === 0) return undefined;
  if (findTool(root, 'typescript') === undefined) return guessed(library);
  chooseCompiler(root);
  const { extractApis } = await import('../api/extract.ts');
  const names = library.components.slice(0, MAX_LOOKED_AT);
  const described = extractApis(
    root,
    names.map((name) => ({ package: library.name, name })),
  ).filter((entry) => entry?.kind === 'component');
  const [first] = described.toSorted((a, b) => effortOf(a) - effortOf(b));
  if (first === undefined || !isComponent(first)) return guessed(library);
  const [imported] = library.entry === undefined ? first.imports : [];
  return { name: first.name, jsx: jsxOf(first), ...(imported === undefined ? {} : { imported }) };
}

/** Without TypeScript, no one knows what a component takes. */
function guessed({ components: [name = 'Component'] }: Library): ShownComponent {
  return { name, jsx: `<${name} />` };
}

/** Components that TypeScript is asked about; some libraries have hundreds. */
const MAX_LOOKED_AT = 20;

function isComponent(entry: { readonly kind: string }): entry is ComponentApi {
  return entry.kind === 'component';
}

/** Props that have to be made up. One that shows its children shows something at least. */
function effortOf({ props }: ComponentApi): number {
  const required = props.filter(
    ({ required: isRequired, name, type }) =>
      isRequired === true && name !== 'children' && sampleOf(type) === undefined,
  );
  return required.length * 10 + (props.some(({ name }) => name === 'children' || name === 'label') ? 0 : 1);
}

function jsxOf({ name, props }: ComponentApi): string {
  const given = props.flatMap((prop) => {
    const sample =
      prop.name === 'children' || prop.name === 'label' || prop.required !== true ? undefined : sampleOf(prop.type);
    return sample === undefined ? [] : [` ${prop.name}=${sample}`];
  });
  const label = props.some((prop) => prop.name === 'label') ? ` label="${name}"` : '';
  const isParent = props.length === 0 || props.some((prop) => prop.name === 'children');
  const tag = `<${name}${label}${given.join('')}`;
  return isParent ? `${tag}>${name}</${name}>` : `${tag} />`;
}

/** Something to pass for a prop of this type. */
function sampleOf(type: string): string | undefined {
  if (type === 'string' || type === 'React.ReactNode') return '"Text"';
  if (type === 'number') return '{1}';
  if (type === 'boolean') return '{true}';
  if (/^'[^']*'/.test(type)) return `"${/^'([^']*)'/.exec(type)?.[1]}"`;
  if (/\[\]$|^(?:readonly |Array<)/.test(type)) return '{[]}';
  return type.includes('=>') ? '{() => {}}' : undefined;
}
