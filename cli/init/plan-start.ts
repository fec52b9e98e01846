import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix } from 'node:path';
import { pathFrom } from '../system/files/slashes.ts';
import type { Project } from '../../site/project/project.ts';
import { normalizeSiteUrl, type GeneratedFile } from '../../engine/index.ts';
import { addCommand } from '../system/packages/package-manager.ts';
import { readPackageJson } from '../system/packages/read-manifest.ts';
import { foldersAbove } from '../system/packages/repository.ts';
import { TOOLS } from '../system/tools/find-tool.ts';
import { extendList, LIST, missingDependencies, type Dependencies } from './dependencies.ts';
import { findUsedLibraries } from './find-used-libraries.ts';
import { tryDemos } from './try-demos.ts';
import { libraryOf, rankComponents, readLibrary, type Library, type ShownComponent } from './read-library.ts';
import { describeRepository } from './repository.ts';
import { PROVIDER, siteFiles, type SitePlan } from './site-files.ts';
import { STARTER, starterFiles } from './starter.ts';
import { extendIgnored, toolFiles, type Extension } from './tool-files.ts';
import { tryTo } from '../system/base/failure.ts';
/** What `init` writes into a folder. */
export interface Start {
  readonly files: readonly GeneratedFile[];
  readonly extended: readonly Extension[];
  readonly advice: readonly string[];
  /** Whether `package.json` gets packages. */
  readonly needsInstallation: boolean;
}

/** Usual names of a library's main stylesheet among its exports. */
const USUAL = ['./styles.css', './style.css'];

/** Returns whether a folder has no library, so that it gets one. */
export function isEmptyStart(project: Project, withExample: boolean): boolean {
  return (
    (withExample || !existsSync(join(project.root, LIST))) &&
    readLibrary(project).entry === undefined &&
    isFree(join(project.root, 'src'))
  );
}

/** Decides what a site is about, and what its files contain. */
export async function planStart(project: Project, isNew: boolean): Promise<Start> {
  const ownLibrary = readLibrary(project);
  const [used, ...alsoUsed] = isNew || ownLibrary.components.length > 0 ? [] : await findUsedLibraries(project);
  const library = used === undefined ? ownLibrary : libraryOf(ownLibrary, used);
  const provider = findProvider(library);
  const ranked = isNew ? [STARTER.component] : await rankComponents(project, library);
  const components = ranked.filter(({ name }) => name !== provider);
  const stylesheet = library.build.isImportable ? findStylesheet(project, library.name) : undefined;
  const repository = describeRepository(project, library.build.folder);
  const plain: SitePlan = {
    library: isNew ? { ...library, entry: STARTER.entry } : library,
    title: library.title,
    url:
      library.homepage === undefined
        ? `https://${library.slug}.example`
        : normalizeSiteUrl(new URL(library.homepage).origin),
    content: ['content', 'docs', 'site'].find((folder) => isFree(join(project.root, folder))) ?? 'docs-nav-content',
    repository,
    packageFolder: findPackageFolder(project.root),
    component: components[0],
    hasDemo: true,
    stylesheet,
    wrapper: undefined,
    isExample: isNew,
  };
  const { plan, fault } =
    isNew || components.length === 0
      ? { plan: plain, fault: undefined }
      : await chooseShown(project, plain, components);
  const tools = toolFiles(project, { repository, address: library.repository });
  const also = alsoUsed.map(({ name }) => `\`${name}\``);
  const about = [
    ...(used === undefined ? [] : [`the site is about \`${used.name}\`, which ${LIST} lists`]),
    ...(also.length === 0
      ? []
      : [
          `${also.join(', ')} ${also.length === 1 ? 'exports' : 'export'} components as well: add a section for what you document`,
        ]),
    ...(plan.component === undefined ? [NO_COMPONENT] : adviseOn(plan, fault)),
    ...(isNew || library.build.unbuilt === undefined
      ? []
      : [
          `\`${library.name}\` is not built: run its build for \`${library.build.unbuilt}\`, which ${LIST} names; then demos can import the package by its name`,
        ]),
  ];
  const { dependencies, files } = missingDependencies(project, { hasApi: plan.component !== undefined });
  const own = (isNew ? starterFiles(library.name) : []).map((file) =>
    file.path === LIST ? { ...file, content: extendList(file.content, dependencies).content } : file,
  );
  const isListed = existsSync(join(project.root, LIST));
  const called = Object.entries(dependencies).map(([name, version]) => (name === TOOLS ? `${name}@${version}` : name));
  const toInstall = isListed || isNew ? [] : [`install what the site needs: ${addCommand(repository.manager, called)}`];
  return {
    files: [...own, ...siteFiles(plan), ...files, ...tools.files],
    extended: extendFiles(project, dependencies),
    advice: [...about, ...toInstall, ...tools.advice],
    needsInstallation: isListed && called.length > 0,
  };
}

/** Returns what files that are there get: packages and scripts, and what Git should ignore. */
function extendFiles({ root }: Project, dependencies: Dependencies): readonly Extension[] {
  const read = (path: string): readonly string[] =>
    existsSync(join(root, path)) ? [readFileSync(join(root, path), 'utf8')] : [];
  return [...read(LIST).map((text) => extendList(text, dependencies)), ...read('.gitignore').map(extendIgnored)].filter(
    (extension) => extension.added.length > 0,
  );
}

/**
 * Chooses the first component that can be shown, by itself or else in the one that the library expects around all others;
 * returns the site, and why its component cannot be shown, if it has no demo.
 */
async function chooseShown(project: Project, plain: SitePlan, components: readonly ShownComponent[]) {
  const alone = await tryDemos(project, plain, components);
  const [fault] = alone;
  if (fault === undefined) return { plan: plain, fault };
  const wrapper = findProvider(plain.library);
  const wrapped = wrapper === undefined ? alone : await tryDemos(project, { ...plain, wrapper }, components);
  const at = components.findIndex((_, place) => alone[place] === undefined || wrapped[place] === undefined);
  if (at === -1) {
    // Its page says more than that of the one that needs the fewest props.
    const usual = Math.max(
      0,
      components.findIndex(({ name }) => name === plain.library.components[0]),
    );
    return { plan: { ...plain, component: components[usual], hasDemo: false }, fault: alone[usual] };
  }
  return {
    plan: { ...plain, component: components[at], wrapper: alone[at] === undefined ? undefined : wrapper },
    fault: undefined,
  };
}

/** Says what a writer should know about the demo of a site. */
function adviseOn(site: SitePlan, fault: string | undefined): readonly string[] {
  const { library, component, stylesheet, wrapper } = site;
  const brings = [
    ...(stylesheet === undefined ? [] : [`imports \`${stylesheet}\``]),
    ...(wrapper === undefined ? [] : [`renders \`${wrapper}\``]),
  ];
  const provider = wrapper === undefined ? findProvider(library) : undefined;
  const place =
    stylesheet === undefined
      ? `render it in ${PROVIDER}, and name that as \`demoProvider\` in the section`
      : 'render it there';
  return [
    ...(brings.length === 0 ? [] : [`${PROVIDER} ${brings.join(' and ')} for all demos`]),
    ...(provider === undefined ? [] : [`if demos need \`${provider}\` around them, ${place}`]),
    ...(fault === undefined ? [] : [`\`${component?.name}\` has no demo yet: by itself, ${fault}`]),
  ];
}

const NO_COMPONENT =
  'no exported component was found, so there is no API page: `::api{package="…" name="…"}` in a page makes one';

/** Returns whether a folder is empty; existing pages may belong to another tool. */
function isFree(folder: string): boolean {
  return !existsSync(folder) || (statSync(folder).isDirectory() && readdirSync(folder).length === 0);
}

/**
 * Finds the installed package: in a monorepo, it may be installed further up, and how links resolve depends on the
 * package manager.
 */
function findPackageFolder(root: string): string {
  const holder =
    foldersAbove(root).find((folder) => existsSync(join(folder, 'node_modules/docs-nav/package.json'))) ?? root;
  return pathFrom(root, join(holder, 'node_modules/docs-nav'));
}

/**
 * Finds the stylesheet that a library, installed or the project itself, asks its users to import, as they write it: the
 * one that its `package.json` names, as `@acme/ui/dist/ui.css`, one with a usual name, or the only one.
 */
export function findStylesheet(project: Project, name: string): string | undefined {
  const folder = project.packages.find(name) ?? (project.packages.own()?.name === name ? project.root : undefined);
  if (folder === undefined) return undefined;
  const { style, exports } = readPackageJson(folder);
  const named = typeof style === 'string' && style.endsWith('.css') ? [style] : [];
  const sheets = Object.keys(exports ?? {}).filter((path) => /^[^*]*\.css$/.test(path));
  const usual = USUAL.filter((path) => sheets.includes(path));
  const load = createRequire(join(project.root, 'package.json'));
  return (
    [...named, ...usual, ...(sheets.length === 1 ? sheets : [])]
      .map((path) => posix.join(name, path))
      // Its exports may not list what it names.
      .find((specifier) => tryTo(() => existsSync(load.resolve(specifier))))
  );
}

/**
 * Finds the component that a library expects around all others: `FluentProvider` of `@fluentui/react-components`,
 * `ThemeProvider`. Providers of single components, such as `AccordionProvider`, are none.
 */
export function findProvider({ name, components }: Pick<Library, 'name' | 'components'>): string | undefined {
  const parts = name.toLowerCase().split(/[@/-]/).filter(Boolean);
  return components.find((component) => {
    const [, subject] = /^([A-Z]\w*)Provider$/.exec(component) ?? [];
    const owner = subject?.toLowerCase();
    return owner !== undefined && (owner === 'theme' || parts.some((part) => part.startsWith(owner)));
  });
}
