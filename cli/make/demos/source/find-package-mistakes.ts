import { dirname, join, posix, relative } from 'node:path';
import type { Project } from '../../../../site/project/project.ts';
import { placeIn, type FileFinding, type ProjectInput } from '../../../../engine/index.ts';
import { findBuildFault } from '../../../system/packages/build-fault.ts';
import { findPackageModule } from '../../../system/packages/package-modules.ts';
import { readPackageJson } from '../../../system/packages/read-manifest.ts';
import { packageOf } from '../../../system/packages/read-packages.ts';
import { isStylesheet } from './inputs.ts';
import { namesFor } from './own-files.ts';
import { rangeIn } from './read-prologue.ts';
import type { ShownModule } from './shown-modules.ts';

/**
 * Finds what is wrong with the packages that modules of a site import and its pages try, each mistake where it shows
 * first: no build, an old one, or a stylesheet that nothing loads, if the package is of the repository or documented.
 */
export function findPackageMistakes(
  project: Project,
  shown: readonly ShownModule[],
  { pages, documented }: Pick<ProjectInput, 'pages'> & { readonly documented: readonly string[] },
): readonly FileFinding[] {
  const read = (path: string) => project.files.readText(path, []) ?? '';
  const tried = pages.flatMap(({ path: file, facts }) =>
    (facts.parts ?? [])
      .filter(({ kind }) => kind === 'playground')
      .map((part) => ({ file, from: String(part.ask['package']), range: placeIn(part, 'package') })),
  );
  const imported = shown.flatMap(({ path: file, imports }) =>
    imports.flatMap((found) => (found.from.startsWith('.') ? [] : { file, ...found })),
  );
  const uses = [...imported, ...tried];
  const first = [...new Map(uses.toReversed().map((use) => [use.from, use])).values()].toReversed();
  return [...new Set(first.map(({ from }) => packageOf(from)))].flatMap((owner) => {
    const isHere = findPackageModule(project.root, owner)?.isHere === true;
    const isOfSite = isHere || documented.includes(owner);
    const asked = isOfSite ? first.filter(({ from }) => packageOf(from) === owner) : [];
    const found = asked.flatMap((use, at) => {
      const { file, from } = use;
      const sheet = at === 0 ? findUnloaded(project, owner, () => textsBehind(shown, read)) : undefined;
      // What pages try is told with what they describe.
      const build = isHere && !('range' in use) ? findBuildFault(project.root, from, { hasAge: at === 0 }) : undefined;
      return [sheet ?? [], build ?? []].flat().map((said) => {
        return { file, range: 'range' in use ? use.range : rangeIn(read(file), use), ...said };
      });
    });
    // Other files of the same build are no further mistake.
    return found.filter(({ code }, at) => found.findIndex((other) => other.code === code) === at);
  });
}

/** Says that no stylesheet in the `exports` of a package is loaded: by the package’s own module, or by some texts. */
function findUnloaded(
  { root, files }: Project,
  owner: string,
  listTexts: () => readonly string[],
): Pick<FileFinding, 'code' | 'message' | 'help'> | undefined {
  const { folder = '', published = '', isMissing = true } = findPackageModule(root, owner) ?? {};
  const isSheet = (part: string) => isStylesheet(findPackageModule(root, part)?.published ?? '');
  const keys = Object.keys(Object(readPackageJson(folder).exports)).filter((key) => /^\.\/[^*]+$/.test(key));
  const sheet = keys.map((key) => owner + key.slice(1)).find(isSheet);
  const main = relative(root, join(folder, published));
  if (sheet === undefined || isMissing || /\.css['"]/.test(files.readText(main, []) ?? '')) return undefined;
  const isLoaded = ([, name = '']: RegExpExecArray) => packageOf(name) === owner && isSheet(name);
  if (listTexts().some((text) => ALIAS.test(text) || [...text.matchAll(QUOTED)].some(isLoaded))) return undefined;
  return {
    code: 'unloaded-stylesheet',
    message: `\`${owner}\` publishes the stylesheet \`${sheet}\`, which no demo, provider or stylesheet loads.`,
    help: 'import it in the demo, or for all demos in the module of `demoProvider`; `rules: { unloaded-stylesheet: off }` turns this check off',
  };
}

/** Texts in quotes, which may be imports; without the mark of a package. */
const QUOTED = /['"]~?([^'"\n]+)['"]/g;

/** An import of what may stand for anything. */
const ALIAS = /\b(?:from|import|use)\s*\(?\s*['"](?:[@~]\/|#)/;

/** Returns the texts of modules, and of the files of the project that they name, directly or not. */
function textsBehind(shown: readonly ShownModule[], read: (path: string) => string): readonly string[] {
  const open = new Set(shown.map(({ path }) => path));
  for (const path of open)
    for (const [, name = ''] of read(path).matchAll(QUOTED)) {
      const places = name.startsWith('.') ? namesFor(posix.join(dirname(path), name)) : [];
      const file = places.find((place) => read(place) !== '');
      if (file !== undefined) open.add(file);
    }
  return [...open].map(read);
}
