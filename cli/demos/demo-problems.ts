import { readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import {
  correctImport,
  DEMO_CONFIGURATION,
  DEMO_FAILED,
  DEMO_SYNTAX,
  EXPORT_DEFAULT,
  indexLines,
  NAME_EXPORT,
  noExport,
  type Diagnostic,
  type DiagnosticDefinition,
} from '../../engine/index.ts';
import { isWithin } from '../follow-link.ts';
import { addCommand, findPackageManager } from '../package-manager.ts';
import { packageRoot } from '../package-root.ts';
import { modulesOf, type DemoPage } from './demo-pages.ts';
import { packageNamesIn } from './package-versions.ts';
import { ConfigError } from './project-config.ts';
import { AWAITS, findMeant, findMissingImport, reword, rewordThrown } from './said-by-tools.ts';
import { findBrokenJson, type NamedText, type Place } from './broken-json.ts';
import { DemoCrash, type Fault } from './demo-crash.ts';

/** Finds out which mistakes of a project an error stands for, which may hold one for each in its `errors`; empty for an error that is none of theirs. */
export function findProblems(root: string, error: unknown, pages: readonly DemoPage[]): readonly Diagnostic[] {
  if (error instanceof ConfigError) return [describeConfig(root, error)];
  const errors =
    typeof error === 'object' && error !== null && 'errors' in error && Array.isArray(error.errors)
      ? (error.errors as readonly unknown[])
      : [error];
  const found = errors.flatMap((entry) =>
    entry instanceof DemoCrash ? [describeCrash(root, entry, pages)] : describeSyntax(root, entry, pages),
  );
  return [
    ...new Map(
      found.map((diagnostic) => [JSON.stringify([diagnostic.origin, diagnostic.message]), diagnostic]),
    ).values(),
  ];
}

function describeConfig(root: string, { file, message }: ConfigError): Diagnostic {
  const place = placesIn(plain(message), root).find((candidate) => isSource(root, candidate.file)) ?? {
    file: fromRoot(root, file),
    line: 1,
    column: 1,
  };
  return diagnose(root, DEMO_CONFIGURATION, place, {
    message: `This configuration cannot be loaded: ${firstLine(message)}`,
    help: 'correct it, name another one with `viteConfig` in nav/site.yaml, or write `viteConfig: none`',
  });
}

function describeCrash(
  root: string,
  { path, message, stack, fault }: DemoCrash,
  pages: readonly DemoPage[],
): Diagnostic {
  const inside = placesIn(stack, root).filter(({ file }) => isSource(root, file));
  const place = inside.find(({ file }) => modulesOf(pages).includes(file)) ??
    inside[0] ?? { file: path, line: 1, column: 1 };
  const kind = kindOf(path, pages);
  const isOfExport = fault === 'no-export' || fault === 'no-component';
  const help = fault === undefined ? helpWith(message) : FAULT_HELP[fault];
  return diagnose(root, DEMO_FAILED, place, {
    message: `This ${kind} ${fault === undefined ? 'throws while it is rendered' : 'cannot be rendered'}: ${firstLine(fault === 'no-export' ? noExport(message) : rewordThrown(message))}`,
    help: isOfExport && kind !== 'demo' ? EXPORT_DEFAULT : help,
  });
}

/** What a module is to those who read of it. */
function kindOf(path: string, pages: readonly DemoPage[]): string {
  if (pages.some(({ provider }) => provider?.path === path)) return 'provider';
  return pages.some(
    ({ slot, demos, siblings }) => slot !== undefined && (demos[0]?.path === path || siblings[path] !== undefined),
  )
    ? 'component'
    : 'demo';
}

const FAULT_HELP: Readonly<Record<Fault, string>> = {
  'no-export': NAME_EXPORT,
  'no-component': NAME_EXPORT,
  waits: 'put `<Suspense>` around it; an async component only runs on a server of its own',
  endless: 'make its loop or its recursion end, or have it do less',
};

function helpWith(message: string): string {
  const missing = findMissingImport(message);
  if (missing !== undefined) return supplyImport(missing);
  if (message.startsWith('Element type is invalid'))
    return 'correct the import of the component: its name, or whether it is the default';
  return NEEDS_BROWSER.test(message)
    ? 'make it render without a browser, move what needs one into an effect, or write `client` into its directive'
    : 'correct it; what needs a browser belongs in an effect, or write `client` into its directive';
}

/** What is said where something is asked for that only browsers have. */
const NEEDS_BROWSER =
  /^(?:window|document|navigator|location|history|screen|self|\w*[sS]torage|matchMedia|\w*AnimationFrame|\w+Observer|get\w+Style|HTML\w*|Element|Node|CSS|Image|Audio) is not defined|^Failed to parse URL/;

/** A mistake that the bundler found, or one of its tools. */
function describeSyntax(root: string, error: unknown, pages: readonly DemoPage[]): readonly Diagnostic[] {
  const text = reword(plain(error instanceof Error ? error.message : String(error)));
  const settings = describeCompiler(root, text) ?? describePostcss(root, text);
  if (settings !== undefined) return [settings];
  const [, name, lacking] = NO_EXPORT.exec(text) ?? [];
  if (name !== undefined && lacking !== undefined) {
    const file = fromRoot(root, resolve(lacking));
    const kind = kindOf(file, pages);
    return [
      diagnose(
        root,
        DEMO_SYNTAX,
        { file, line: 1, column: 1 },
        {
          message: `This ${kind} cannot be compiled: ${noExport(name)}.`,
          help: kind === 'demo' ? NAME_EXPORT : EXPORT_DEFAULT,
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
      : { file: fromRoot(root, file), line: own.loc?.line ?? 1, column: (own.loc?.column || 0) + 1 };
  const unnamed = file === undefined ? findBrokenJson(text, () => textsOf(root, pages)) : undefined;
  const place = [unnamed, ...sassPlacesIn(text, root), line, ...placesIn(text, root)].find(
    (candidate) => candidate !== undefined && isSource(root, candidate.file),
  );
  const [first] = pages;
  // What a tool says of no file in particular still is about demos.
  const at =
    place ??
    (isToolError(error) && first !== undefined ? { file: first.demos[0]?.path ?? '', line: 1, column: 1 } : undefined);
  if (at === undefined) return [];
  const said = text
    .replace(/^(?:\[[\w:-]+\]:?\s*)+(?:Error:\s*)?/, '')
    .replace(/^\S+:\d+:\d+:\s*/, '')
    .replace(unnamed === undefined ? '' : / at line \d+ column \d+/, '')
    .replaceAll(`${root}${sep}`, '');
  const source = readText(join(root, at.file)) ?? '';
  // Our own plugins look at what was written.
  const isExact = unnamed !== undefined || (own.loc !== undefined && own.plugin?.startsWith('docs-nav') === true);
  const meant = isExact ? undefined : findMeant(source, text);
  const exact = meant === undefined ? at : { ...at, ...indexLines(source).position(meant) };
  return [
    diagnose(root, DEMO_SYNTAX, exact, {
      message: `This ${kindOf(at.file, pages)} cannot be compiled: ${firstLine(said)}`,
      help: helpFor(root, text),
    }),
  ];
}

/** The settings of the compiler are no demo's: what is wrong with them is in the file that the project has. */
function describeCompiler(root: string, text: string): Diagnostic | undefined {
  const [, said] = /\bCaused by:\s+(.*tsconfig.*)/i.exec(text) ?? [];
  const settings = ['tsconfig.json', 'jsconfig.json'].find((file) => readText(join(root, file)) !== undefined);
  if (said === undefined || settings === undefined) return undefined;
  const [, file = settings, syntax, line = 1, column = 1] = JSON_ERROR.exec(said) ?? [];
  const place = { file: fromRoot(root, file), line: Number(line), column: Number(column) };
  const message = `The settings of the compiler cannot be read: ${firstLine(syntax ?? said.replaceAll(`${root}${sep}`, ''))}`;
  return diagnose(root, DEMO_CONFIGURATION, place, {
    message,
    help: syntax === undefined ? 'correct `extends`, or install what it names' : 'correct the JSON',
  });
}

/** The same for the settings of PostCSS, where a project has them in a file of their own. */
function describePostcss(root: string, text: string): Diagnostic | undefined {
  const [, said] = /Failed to load PostCSS config[^\n]*\] ([^\n]*)/.exec(text) ?? [];
  const file = readdirSync(root).find((name) => /^(?:postcss\.config\.\w+|\.postcssrc(?:\.\w+)?)$/.test(name));
  if (said === undefined || file === undefined) return undefined;
  const source = readText(join(root, file)) ?? '';
  const missing = findMissingImport(said);
  const meant = findMeant(source, said);
  const place =
    meant === undefined
      ? (placesIn(text, root).find((candidate) => candidate.file === file) ?? { file, line: 1, column: 1 })
      : { file, ...indexLines(source).position(meant) };
  return diagnose(root, DEMO_CONFIGURATION, place, {
    message: `This configuration cannot be loaded: ${firstLine(said)}`,
    help: missing === undefined || /^[./]/.test(missing) ? 'correct it' : `install \`${missing}\`, or correct it`,
  });
}

/** What the bundler's resolver says of a file that is not JSON. */
const JSON_ERROR =
  /JSONError \{ path: "([^"]+)", message: "(.*?)(?: at line \d+ column \d+)?", line: (\d+), column: (\d+)/;

/** What the bundler says of a module that a module of our own asks for something. It names files from the folder in which the process runs. */
const NO_EXPORT = /\[MISSING_EXPORT\] "([^"]+)" is not exported by "([^"]+)"\.[^]*docs-nav:entry:/;

/** The file that a tool speaks of, or that it found an import in. */
const IN_FILE = /(?<=\bimport "[^"\n]+" from ")\/[^"\n]+|(?<=\bin )\/[^\s"]+/;

/** The file of a frame of code that the compiler draws; it names files from the folder in which the process runs. */
function framedFile(text: string): string | undefined {
  const [, file] = /\u256D\u2500\[ (.+):\d+:\d+ \]/.exec(text) ?? [];
  return file === undefined ? undefined : resolve(file);
}

/** Vite says who speaks. */
function isToolError(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    ('plugin' in error || ('code' in error && error.code === 'PLUGIN_ERROR'))
  );
}

/** The advice that goes with what the bundler says. */
function helpFor(root: string, text: string): string {
  const [, preprocessor] = /Preprocessor dependency "([\w-]+)" not found/.exec(text) ?? [];
  if (preprocessor !== undefined) return `install it: \`${addCommand(findPackageManager(root), [preprocessor])}\``;
  if (text.includes(AWAITS)) return 'await it in an effect';
  if (text.includes(' is a module of Node')) return 'do without it: demos run in browsers';
  const [, address] = /`([^`]+)` leads to no file/.exec(text) ?? [];
  if (address !== undefined && /^(?:@[\w-]+\/)?[\w-]+$/.test(address))
    return `install \`${address}\`, or write \`./${address}\` for a file beside this one`;
  if (address !== undefined)
    return 'write the file, or correct the address; that of a file in a package begins with the name of the package, without `~`';
  const missing = findMissingImport(text);
  return missing === undefined ? 'correct the module' : supplyImport(missing);
}

function supplyImport(missing: string): string {
  return /^[./]/.test(missing)
    ? correctImport(missing)
    : `install \`${packageNamesIn([{ from: missing }])[0] ?? missing}\`, add it to \`paths\` in tsconfig.json, or correct the import`;
}

/** A file of the project or of its own packages. */
function isSource(root: string, file: string): boolean {
  if (isWithin(join(packageRoot(), 'dist'), resolve(root, file))) return false;
  return !/(?:^|\/)(?:node_modules|\.docs-nav)\//.test(file) && readText(join(root, file)) !== undefined;
}

/** Places of the form `file:line:column` in a text. */
function placesIn(text: string, root: string): readonly Place[] {
  // Its own path may have spaces.
  const short = text.replaceAll(`${root}${sep}`, '');
  return Array.from(short.matchAll(/([^\s()[\]'"]+\.\w{2,5}):(\d+):(\d+)/g), ([, file = '', line, column]) => ({
    file: fromRoot(root, file.replace(/^file:\/\//, '')),
    line: Number(line),
    column: Number(column),
  }));
}

/** Places as Sass names them, from the folder in which the process runs; the one of the mistake comes first. */
function sassPlacesIn(text: string, root: string): readonly Place[] {
  return Array.from(text.matchAll(/^ +(\S.*?\.(?:scss|sass|css)) (\d+):(\d+) /gm), ([, file = '', line, column]) => ({
    file: fromRoot(root, resolve(file)),
    line: Number(line),
    column: Number(column),
  }));
}

function fromRoot(root: string, file: string): string {
  return (isAbsolute(file) ? relative(root, file) : relative(root, join(root, file))).split(sep).join('/');
}

function diagnose(
  root: string,
  { code, severity }: DiagnosticDefinition,
  { file, line, column }: Place,
  { message, help }: { readonly message: string; readonly help: string },
): Diagnostic {
  const text = readText(join(root, file)) ?? '';
  const lines = text.split('\n');
  const offset = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
  const word = /^[\w$.]+/.exec(text.slice(offset))?.[0].length ?? 1;
  const index = indexLines(text);
  return {
    code,
    severity,
    origin: {
      file,
      range: { start: index.position(offset), end: index.position(Math.min(text.length, offset + word)) },
    },
    message,
    help,
    related: [],
  };
}

/** The texts that demos are made of. */
function textsOf(root: string, pages: readonly DemoPage[]): readonly NamedText[] {
  return modulesOf(pages).map((file) => ({ file, text: readText(join(root, file)) ?? '' }));
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function firstLine(text: string): string {
  return (
    plain(text)
      .split('\n', 1)[0]
      ?.trim()
      .replace(/[.:]*$/, '.') ?? ''
  );
}

// Colors of a terminal.
// oxlint-disable-next-line no-control-regex
const COLORS = /\u001b\[[\d;]*m/g;

function plain(text: string): string {
  return text.replaceAll(COLORS, '');
}
