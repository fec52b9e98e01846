import { stripVTControlCharacters } from 'node:util';
import { relative, resolve, sep } from 'node:path';
import type { Project } from '../../../../site/project/project.ts';
import {
  DEMO_SYNTAX,
  EXPORT_DEFAULT,
  CORRECT_NAME,
  indexLines,
  noExport,
  packageLacks,
  supplyExport,
  type Diagnostic,
} from '../../../../engine/index.ts';
import { addCommand } from '../../../system/packages/package-manager.ts';
import { modulesOf, type DemoPage } from '../source/demo-pages.ts';
import { packageNamesIn } from '../source/package-versions.ts';
import { findBrokenJson, type NamedText } from './broken-json.ts';
import { describeCompiler, describePostcss } from './describe-settings.ts';
import { kindOf } from './module-kind.ts';
import { diagnose, fromRoot, isSource, placesIn, readSource, sassPlacesIn } from './place.ts';
import {
  AWAITS,
  findImportFrom,
  findMeant,
  findMissingImport,
  firstLine,
  reword,
  UNLISTED,
} from '../bundle/said-by-tools.ts';
import { supplyImport } from './supply-import.ts';

/** Describes a mistake found by the bundler or one of its tools. */
export function describeSyntax(project: Project, error: unknown, pages: readonly DemoPage[]): readonly Diagnostic[] {
  const text = reword(stripVTControlCharacters(error instanceof Error ? error.message : String(error)));
  const settings = describeCompiler(project, text) ?? describePostcss(project, text);
  if (settings !== undefined) return [settings];
  const [, name, lacking] = NO_EXPORT.exec(text) ?? [];
  const ofPackage = name === undefined ? undefined : describePackageExport(project, name, { text, pages });
  if (ofPackage !== undefined) return [ofPackage];
  if (name !== undefined && lacking !== undefined) {
    const file = fromRoot(project.root, resolve(lacking));
    const kind = kindOf(file, pages);
    return [
      diagnose(
        project,
        DEMO_SYNTAX,
        { file, line: 1, column: 1 },
        {
          message: `This ${kind} cannot be compiled: ${noExport(name)}.`,
          help: kind === 'demo' ? supplyExport(name) : EXPORT_DEFAULT,
        },
      ),
    ];
  }
  const own = error as {
    readonly plugin?: string;
    readonly id?: string;
    readonly loc?: { readonly file?: string; readonly line: number; readonly column: number };
  };
  const file = (own.loc?.file ?? own.id ?? IN_FILE.exec(text)?.[0] ?? framedFile(text))?.split('?', 1)[0];
  const line =
    file === undefined
      ? undefined
      : { file: fromRoot(project.root, file), line: own.loc?.line ?? 1, column: (own.loc?.column || 0) + 1 };
  const unnamed = file === undefined ? findBrokenJson(text, () => textsOf(project, pages)) : undefined;
  const place = [unnamed, ...sassPlacesIn(text, project), line, ...placesIn(text, project)].find(
    (candidate) => candidate !== undefined && isSource(project, candidate.file),
  );
  const [first] = pages;
  // A tool's message without a file is still about demos.
  const at =
    place ??
    (isToolError(error) && first !== undefined ? { file: first.demos[0]?.path ?? '', line: 1, column: 1 } : undefined);
  if (at === undefined) return [];
  const said = text
    .replace(/^(?:\[[\w:-]+\]:?\s*)+(?:Error:\s*)?/, '')
    .replace(/^\S+:\d+:\d+:\s*/, '')
    .replace(unnamed === undefined ? '' : / at line \d+ column \d+/, '')
    // Done before the root is removed, which a path from the working directory may contain.
    .replaceAll(relative(process.cwd(), resolve(project.root, at.file)), at.file)
    .replaceAll(`${project.root}${sep}`, '');
  const source = readSource(project, at.file) ?? '';
  // Our own plugins look at the original source.
  const isExact = unnamed !== undefined || (own.loc !== undefined && own.plugin?.startsWith('docs-nav') === true);
  const meant = isExact ? undefined : findMeant(source, text);
  const exact = meant === undefined ? at : { ...at, ...indexLines(source).position(meant) };
  return [
    diagnose(project, DEMO_SYNTAX, exact, {
      message: `This ${kindOf(at.file, pages)} cannot be compiled: ${firstLine(said)}`,
      help: helpFor(project, text),
    }),
  ];
}

/**
 * Describes an import that a package does not have. A module of our own bundles what demos share of the package, so the
 * module that imports the name is searched for among those of demos.
 */
function describePackageExport(
  project: Project,
  name: string,
  { text, pages }: { readonly text: string; readonly pages: readonly DemoPage[] },
): Diagnostic | undefined {
  const [, specifier] = /^.*\bfrom "([^"]+)";?\s*$/m.exec(text) ?? [];
  if (specifier === undefined) return undefined;
  for (const { file, text: source } of textsOf(project, pages)) {
    const at = findImportFrom(source, name, specifier);
    if (at === undefined) continue;
    return diagnose(
      project,
      DEMO_SYNTAX,
      { file, ...indexLines(source).position(at) },
      {
        message: `This ${kindOf(file, pages)} cannot be compiled: ${packageLacks(specifier, name)}.`,
        help: CORRECT_NAME,
      },
    );
  }
  return undefined;
}

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

/** Returns whether an error comes from a tool, according to Vite. */
function isToolError(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    ('plugin' in error || ('code' in error && error.code === 'PLUGIN_ERROR'))
  );
}

/** Returns the help for a message of the bundler. */
function helpFor(project: Project, text: string): string {
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
  return missing === undefined ? 'correct the module' : supplyImport(missing);
}

/** Returns the sources that demos use. */
function textsOf(project: Project, pages: readonly DemoPage[]): readonly NamedText[] {
  return modulesOf(pages).map((file) => ({ file, text: readSource(project, file) ?? '' }));
}
