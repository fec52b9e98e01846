import { stripVTControlCharacters } from 'node:util';
import { relative, resolve, sep } from 'node:path';
import { messageOf, tryTo } from '../../../system/base/failure.ts';
import type { Project } from '../../../../site/project/project.ts';
import { DEMO_SYNTAX, type Diagnostic } from '../../../../engine/index.ts';
import type { ModuleImport } from '../../../system/modules/read-modules.ts';
import { findBuildFault } from '../../../system/packages/build-fault.ts';
import { addCommand } from '../../../system/packages/package-manager.ts';
import { packageOf } from '../../../system/packages/read-packages.ts';
import { isPackage } from '../bundle/bundle-demos.ts';
import { isSharedSource } from '../bundle/resolve-modules.ts';
import { installedIn } from '../bundle/unloadable-packages.ts';
import { modulesOf, type RenderUnit } from '../source/demo-pages.ts';
import { packageNamesIn } from '../source/package-versions.ts';
import { describeCompiler, describePostcss, meantIn } from './describe-settings.ts';
import { playgroundPlace } from './describe-playground-fault.ts';
import {
  diagnose,
  fromRoot,
  isSource,
  placeAtOffset,
  placesIn,
  readSource,
  sassPlacesIn,
  topOf,
  type NamedText,
  type Place,
} from './place.ts';
import { AWAITS, findImportFrom, findMissingImport, firstLine, reword, UNLISTED } from '../bundle/said-by-tools.ts';
import {
  CORRECT_NAME,
  EXPORT_DEFAULT,
  kindOf,
  noExport,
  packageLacks,
  supplyExport,
  supplyImport,
} from './words-for-modules.ts';
/** What the bundler or one of its tools says of a mistake. */
interface ToolError {
  readonly plugin?: string;
  readonly id?: string;
  readonly loc?: { readonly file?: string; readonly line: number; readonly column: number };
}

/** Describes a mistake found by the bundler or one of its tools. */
export function describeSyntax(project: Project, error: unknown, pages: readonly RenderUnit[]): readonly Diagnostic[] {
  const text = reword(stripVTControlCharacters(messageOf(error)));
  const known =
    describeCompiler(project, text) ?? describePostcss(project, text) ?? describeMissingExport(project, text, pages);
  if (known !== undefined) return [known];
  const tool = Object(error) as ToolError;
  const file = fileOf(tool, text);
  const unnamed = file === undefined ? findBrokenJson(text, () => textsOf(project, pages)) : undefined;
  const line = file === undefined ? undefined : inFile(project, file, tool.loc);
  const place = [unnamed, ...sassPlacesIn(text, project), line, ...placesIn(text, project)].find(
    (candidate) => candidate !== undefined && isSource(project, candidate.file),
  );
  const owner = installedIn(framedFile(text) ?? text);
  const about = packageOf(OF_PACKAGE.exec(text)?.slice(1).find(Boolean) ?? owner ?? '');
  // A tool's message about something else is still about demos.
  const isOfTool = place === undefined && isToolError(error, text);
  const user = isOfTool ? findUser(project, pages, ({ from }) => packageOf(from) === about) : undefined;
  const at = place ?? user?.place;
  if (at === undefined) return [];
  const said = firstLine(withoutPlaces(project, text, at, unnamed !== undefined));
  // Our own plugins look at the original source.
  const isExact = isOurs(tool) || unnamed !== undefined || user?.kind === 'playground';
  return [
    diagnose(project, DEMO_SYNTAX, isExact ? at : meantIn(project, text, at), {
      message: `This ${user?.kind ?? kindOf(at.file, pages)} cannot be compiled: ${user === undefined || said.includes(about) ? '' : `in \`${about}\`: `}${said}`,
      help: helpFor(project, text, user && owner),
    }),
  ];
}

/** Returns the file that an error is about, as far as it says so. */
function fileOf({ loc, id }: ToolError, text: string): string | undefined {
  return (loc?.file ?? id ?? IN_FILE.exec(text)?.[0] ?? framedFile(text))?.split('?', 1)[0];
}

/** Returns whether a plugin of this package gives a place. */
function isOurs({ plugin, loc }: ToolError): boolean {
  return loc !== undefined && plugin?.startsWith('docs-nav') === true;
}

/** Returns the place that a tool gives in a file, whose columns start at 0. */
function inFile(project: Project, file: string, loc: ToolError['loc']): Place {
  return { file: fromRoot(project.root, file), line: loc?.line ?? 1, column: (loc?.column || 0) + 1 };
}

/** Removes from a message what a diagnostic shows in another way: its code, and where the mistake is. */
function withoutPlaces(project: Project, text: string, at: Place, isPlaced: boolean): string {
  return (
    text
      .replace(/^(?:\[[\w:-]+\]:?\s*)+(?:Error:\s*)?/, '')
      .replace(/^\S+:\d+:\d+:\s*/, '')
      .replace(isPlaced ? / at line \d+ column \d+/ : '', '')
      // Done before the root is removed, which a path from the working directory may contain.
      .replaceAll(relative(process.cwd(), resolve(project.root, at.file)), at.file)
      .replaceAll(`${project.root}${sep}`, '')
  );
}

/** Describes an export that a package or a module of the project does not have. */
function describeMissingExport(project: Project, text: string, pages: readonly RenderUnit[]): Diagnostic | undefined {
  const [, name, lacking] = NO_EXPORT.exec(text) ?? [];
  if (name === undefined || lacking === undefined) return undefined;
  const ofPackage = describePackageExport(project, name, { text, pages });
  if (ofPackage !== undefined) return ofPackage;
  const file = fromRoot(project.root, resolve(lacking));
  const kind = kindOf(file, pages);
  return diagnose(project, DEMO_SYNTAX, topOf(file), {
    message: `This ${kind} cannot be compiled: ${noExport(name)}.`,
    help: kind === 'demo' ? supplyExport(name) : EXPORT_DEFAULT,
  });
}

/**
 * Describes an import that a package does not have. A module of our own bundles what demos share of the package, so what
 * imports the name is searched for: a module of demos, or a playground.
 */
function describePackageExport(
  project: Project,
  name: string,
  { text, pages }: { readonly text: string; readonly pages: readonly RenderUnit[] },
): Diagnostic | undefined {
  const [, id = '.'] = /^.*\bfrom "([^"]+)";?\s*$/m.exec(text) ?? [];
  const imports = pages.flatMap(({ demos }) => demos).flatMap((demo) => demo.imports);
  const isMeant = ({ from, names }: ModuleImport) =>
    names.includes(name) && (isSharedSource(id) ? isPackage(from) : from === id);
  const { from: specifier } = imports.find(isMeant) ?? { from: id };
  if (!isPackage(specifier) || isSharedSource(specifier)) return undefined;
  const users = textsOf(project, pages).flatMap(({ file, text: source }) => {
    const at = findImportFrom(source, name, specifier);
    return at === undefined ? [] : [{ kind: kindOf(file, pages), place: placeAtOffset(file, source, at) }];
  });
  const user = users[0] ?? findUser(project, pages, isMeant);
  const message = `This ${user?.kind} cannot be compiled: ${packageLacks(specifier, name)}.`;
  return user && diagnose(project, DEMO_SYNTAX, user.place, { message, help: CORRECT_NAME });
}

/** Finds a demo that imports something, or the playground that asks for it; the first demo, which may, if none does. */
function findUser(project: Project, pages: readonly RenderUnit[], isMeant: (wanted: ModuleImport) => boolean) {
  const demos = pages.flatMap((page) => page.demos);
  const demo = demos.find(({ imports }) => imports.some(isMeant)) ?? demos[0];
  if (demo === undefined) return undefined;
  if (demo.kind === 'demo') return { kind: kindOf(demo.path, pages), place: topOf(demo.path) };
  const { shown, page } = demo.playground;
  return { kind: 'playground', place: playgroundPlace(project, page, shown.name) };
}

/** A message about something of a package, which is imported by a module of our own, or whose file is not there. */
const OF_PACKAGE = /\bimport "([^"]+)" from "[^"]*docs-nav:entry|`([^`]+)` (?:leads to|is not among)/;

/**
 * The bundler’s message about a name that a module of our own imports and that does not exist. Its paths start at the
 * working directory.
 */
const NO_EXPORT = /\[MISSING_EXPORT\] "([^"]+)" is not exported by "([^"]+)"\.[^]*docs-nav:entry:/;

/** The file in a tool's message, or in which it found an import. */
const IN_FILE = /(?<=\bimport "[^"\n]+" from ")\/[^"\n]+|(?<=\bin )\/[^\s"]+/;

/** Returns the file of a code frame drawn by the compiler, whose paths are relative to the working directory. */
function framedFile(text: string): string | undefined {
  const [, file] = /\u256D\u2500\[ (.+):\d+:\d+ \]/.exec(text) ?? [];
  return file === undefined ? undefined : resolve(file);
}

/** Returns whether an error comes from a tool: from a plugin, with a code of the bundler, or in the words of Vite. */
function isToolError(error: unknown, text: string): boolean {
  const { plugin, code, syscall } = Object(error) as Readonly<Record<string, unknown>>;
  const isOfBundler = typeof code === 'string' && syscall === undefined && !code.startsWith('ERR_');
  return plugin !== undefined || isOfBundler || text.startsWith('[vite]');
}

/** Returns the help for a message of the bundler; `owner` is the installed package that it is about. */
function helpFor(project: Project, text: string, owner: string | undefined): string {
  const [, preprocessor] = /Preprocessor dependency "([\w-]+)" not found/.exec(text) ?? [];
  if (preprocessor !== undefined) return `install it: \`${addCommand(project.packages.manager(), [preprocessor])}\``;
  if (text.includes(AWAITS)) return 'await it in an effect';
  if (text.includes(' is a module of Node')) return 'remove it: demos run in browsers';
  const [, address] = /`([^`]+)` leads to no file/.exec(text) ?? [];
  if (address !== undefined && /^(?:@[\w-]+\/)?[\w-]+$/.test(address))
    return `install \`${address}\`, or write \`./${address}\` for a file in the same folder`;
  if (address !== undefined)
    return 'write the file, or correct the address; that of a file in a package begins with the name of the package, without `~`';
  const [, part] = /`([^`]+)`/.exec(text) ?? [];
  if (part !== undefined && text.includes(UNLISTED))
    return `correct the import: \`exports\` in the package.json of \`${packageNamesIn([{ from: part }])[0] ?? part}\` lists what can be imported`;
  const missing = findMissingImport(text);
  if (missing !== undefined) return supplyImport(missing);
  return (
    findBuildFault(project.root, OF_PACKAGE.exec(text)?.[2] ?? '')?.help ??
    (owner === undefined ? 'correct the module' : `install another version of \`${owner}\``)
  );
}

/** Returns the sources that demos use. */
function textsOf(project: Project, pages: readonly RenderUnit[]): readonly NamedText[] {
  return modulesOf(pages).map((file) => ({ file, text: readSource(project, file) ?? '' }));
}

/**
 * Finds the unreadable JSON file that a reworded message refers to without its name, among the files that demos use.
 */
export function findBrokenJson(message: string, read: () => readonly NamedText[]): Place | undefined {
  const [, line, column] = /JSON that it imports cannot be read: .*\bat line (\d+) column (\d+)/.exec(message) ?? [];
  if (line === undefined) return undefined;
  const broken = read().find(({ file, text }) => file.endsWith('.json') && !isJson(text));
  return broken && { file: broken.file, line: Number(line), column: Number(column) || 1 };
}

function isJson(text: string): boolean {
  return tryTo(() => JSON.parse(text.replace(/^\uFEFF/, '')) as unknown) !== undefined;
}
