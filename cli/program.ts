import process from 'node:process';
import { Argument, Command, Option } from 'commander';
import { CACHE_VARIABLE } from './system/cache/cache-folder.ts';
import { IMPORTERS } from './import/importers.ts';
import type { Io } from './system/base/io.ts';
import { toCount, toBase, toChoice, toDay, toPort } from './system/base/option-values.ts';
import { FORMATS } from './report/formats.ts';
import { VERSION } from './system/base/version.ts';

/**
 * 0: success. 1: the project has errors. 2: misuse, or a project that cannot be read. 70: a bug of ours. 130: ended by
 * Ctrl+C.
 */
export type ExitCode = number;

/**
 * Adds a command, by its name and arguments; it gets the values of these and of its options by their names. Its module is
 * loaded only when it runs, so that startup is fast.
 */
type Add = <Options>(usage: string, load: () => Promise<(options: Options, io: Io) => Promise<ExitCode>>) => Command;

const EXAMPLES = `
Examples:
  docs-nav validate                    check navigation and links
  docs-nav validate --format github    the same, as annotations of a pull request
  docs-nav build && docs-nav preview   write the site, then look at it
  docs-nav explain duplicate-pathname  why a diagnostic matters

The project is the nearest folder, from here up, that contains nav/site.yaml, unless [dir] is given.`;

/** Options of several commands. */
const FORMAT = new Option('--format <name>', 'format of the report').choices(FORMATS).default('pretty');
const FORMAT_OR_MARKDOWN = new Option('--format <name>', 'format of the report')
  .choices([...FORMATS, 'markdown'])
  .default('pretty');
const MAX_WARNINGS = new Option(
  '--max-warnings <n>',
  'fail when there are more warnings than this; -1 allows any number',
)
  .argParser(toCount(-1))
  .default(-1);
const BUILT_SITE = new Option('--out <dir>', 'folder of the built site (default: `out` in the project)');
const BASE = new Option('--base <path>', 'base path of the site').argParser(toBase).default('/');
const HOST = new Option('--host <name>', 'address to listen on; 0.0.0.0 lets other machines connect').default(
  '127.0.0.1',
);
const NO_CODE = new Option(
  '--no-code',
  'for a branch that nobody has reviewed: run nothing that it brings, and say what was not checked',
);
const DRY_RUN = new Option('--dry-run', 'show what would change, as a diff, and change nothing');

/**
 * Makes the program: its commands with arguments, options and descriptions, which are the source of help and manual.
 */
export function makeProgram(io: Io, end: (code: ExitCode) => void): Command {
  const program = new Command('docs-nav')
    .description('Documentation sites from navigation in YAML, checked like a compiler.')
    .version(VERSION, '-v, --version', 'print the version')
    .helpOption('-h, --help', 'print help')
    .helpCommand('help [command]', 'print help for a command')
    .addHelpText('after', EXAMPLES)
    .exitOverride()
    .option(
      '--cache <dir>',
      'folder for what later runs need not do again (default: in `node_modules/.cache`)',
      (folder: string) => {
        process.env[CACHE_VARIABLE] = folder;
      },
    )
    .showHelpAfterError('help: run `docs-nav --help` for the commands and their options')
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      getOutHelpWidth: () => io.width,
      getErrHelpWidth: () => io.width,
      getOutHasColors: () => io.color,
      getErrHasColors: () => io.color,
    });
  const add: Add = (usage, load) => {
    const command = program.command(usage);
    command.showHelpAfterError(`help: run \`docs-nav ${command.name()} --help\` for its arguments and options`);
    return command.action(async (...given: readonly unknown[]) => {
      const named = command.registeredArguments.map((argument, at) => [argument.name(), given[at]]);
      const run = await load();
      end(await run({ ...command.opts(), ...Object.fromEntries(named) }, io));
    });
  };
  // In the order of the help.
  for (const addSome of [addSiteCommands, addCheckCommands, addProjectCommands]) addSome(add);
  return program;
}

/** Commands that make a site. */
function addSiteCommands(add: Add): void {
  add('init [dir]', async () => (await import('./commands/init.ts')).init)
    .summary('start a site in a folder, or in the folder of a library')
    .description(
      'Writes the first files of a site: settings, three pages with a demo and an API page, a hook, a recipe for CI. Overwrites nothing, and only adds to `package.json` and `.gitignore`. First installs packages that are missing, because they show which components there are.',
    )
    .option('-y, --yes', 'install and write without asking')
    .option('--example', 'create a sample component if the folder has no library')
    .option('--no-steps', 'do not print the next steps');

  add('validate [dir]', async () => (await import('./commands/validate.ts')).runValidate)
    .summary('check navigation, pages and links')
    .description(
      'Checks navigation, pages and links. Exits with 0 if there are no errors, 1 if there are some, and 2 for incorrect usage.',
    )
    .option('--section <id...>', 'check only these sections, when the content of the others is elsewhere')
    .addOption(FORMAT)
    .addOption(MAX_WARNINGS)
    .option('--api', 'also check documented packages as a build does, by reading their types and rendering components')
    .option('--code', 'also check the types of demos and code blocks, as `docs-nav check-code` does')
    .option('--staged', 'check what is staged for the next commit instead of what is on disk')
    .option('--watch', 'check again whenever navigation or pages change')
    .option('--fix', 'fix unambiguous mistakes, such as misspelled keys, then check')
    .option('--dry-run', 'with --fix: show what would change, as a diff, and change nothing')
    .addOption(NO_CODE);

  add('build [dir]', async () => (await import('./commands/build.ts')).runBuild)
    .summary('write the site')
    .description('Writes the site. A build that fails or is stopped leaves the previous one as it was.')
    .option('--out <dir>', 'folder to write to (default: `out` in the project)')
    .addOption(BASE)
    .option('--url <address>', 'official address (default: `url` in nav/site.yaml)')
    .option('--section <id...>', 'build only these sections, as a part of the site for `docs-nav merge`')
    .option('--no-search', 'build no search index')
    .option('--timings', 'at the end, print what each phase took, and what it waited for')
    .addOption(MAX_WARNINGS);

  add('merge <part...>', async () => (await import('./commands/merge.ts')).merge)
    .summary('combine sections that were built separately into one site')
    .description(
      'Combines the outputs of `docs-nav build --section` into one site, identical to that of a single build. Checks that they fit together, and the links between them.',
    )
    .option('--out <dir>', 'folder to write to (default: `out`)')
    .addOption(MAX_WARNINGS);

  add('dev [dir]', async () => (await import('./commands/dev.ts')).dev)
    .summary('serve the site and show edits as they are saved')
    .description('Serves the site while you write; edits of navigation and pages show at once.')
    .option('--section <id...>', 'serve only these sections, when the content of the others is elsewhere')
    .option('--port <n>', 'port (default: 5173, or the next free one)', toPort)
    .addOption(HOST);

  add('preview [dir]', async () => (await import('./commands/preview.ts')).preview)
    .summary('serve the built site as a static host would')
    .description('Serves the built site as a static host would.')
    .addOption(BUILT_SITE)
    .addOption(BASE)
    .option('--port <n>', 'port (default: 4173, or the next free one)', toPort)
    .addOption(HOST);
}

/** Commands that look at a site, or at what it documents. */
function addCheckCommands(add: Add): void {
  add('check-links [dir]', async () => (await import('./commands/check-links.ts')).checkLinks)
    .summary('check the links of the built site')
    .description(
      'Checks links, anchors, files and redirects of the built site, including those to sites under `related` in nav/site.yaml.',
    )
    .addOption(BUILT_SITE)
    .option('--external', 'also check addresses of other sites')
    .option('--no-cache', 'recheck addresses that worked during the last day')
    .addOption(FORMAT)
    .addOption(MAX_WARNINGS);

  add('check-code [page...]', async () => (await import('./commands/check-code.ts')).runCheckCode)
    .summary('check the types of demos and code blocks')
    .description(
      'Checks demos, playgrounds, pages that are components, and code blocks with the project’s own TypeScript, as readers would who copy them: all of them, or those of some pages, by pathname or file.',
    )
    .option('--dir <dir>', 'folder of the project')
    .option(
      '--with <package...>',
      'list what a next version would break: `name@version`, a folder or a packed file, installed for this check only',
    )
    .addOption(FORMAT_OR_MARKDOWN)
    .addOption(
      new Option('--fail-on <severity>', 'least severity to fail with')
        .choices(['error', 'warning', 'never'])
        .default('error'),
    )
    .addOption(MAX_WARNINGS);

  add('check-search [dir]', async () => (await import('./commands/check-search.ts')).checkSearch)
    .summary('check that the search of the built site finds what it should')
    .description(
      'Asks the search of the built site every query of nav/search-cases.yaml, as readers would, and reports those whose page is not where it should be, with what stands before it.',
    )
    .addOption(BUILT_SITE)
    .option('--list', 'print the position of every page that was looked for')
    .addOption(FORMAT)
    .addOption(MAX_WARNINGS);

  add('routes [dir]', async () => (await import('./commands/routes.ts')).routes)
    .summary('list what the navigation compiles to')
    .description('Lists every node of the navigation in tree order, or writes the manifest and its types.')
    .addOption(new Option('--format <name>', 'format of the list').choices(['pretty', 'json']).default('pretty'))
    .option('--json', 'the same as `--format json`')
    .option('--section <id>', 'list only this section')
    .option('--out <dir>', 'write manifest.json and routes.ts to this folder instead');

  add('sizes [dir]', async () => (await import('./commands/sizes.ts')).sizes)
    .summary('measure the size of the components that pages are about')
    .description(
      'Bundles each component that a page specifies in its front matter, and writes its size to nav/sizes.json, for the page to show. ' +
        'Commit that file. Sizes measured with another version of the package are not shown.',
    )
    .option('--check', 'measure nothing; fail when a size is missing or belongs to another version');

  add('coverage [dir]', async () => (await import('./commands/coverage.ts')).coverage)
    .summary('list what of the documented packages has no page, description or demo, and what is not checked')
    .description(
      'Lists, for each package with API pages, exports that are on no page, props without a description, and props that no demo passes; then the code blocks that `no-check` leaves out, with their reasons. Exits with 0 whatever is missing.',
    )
    .addOption(new Option('--format <name>', 'format of the list').choices(['text', 'json']).default('text'));
}

/** Commands that change a project, compare it, or explain it. */
function addProjectCommands(add: Add): void {
  add('generate', async () => (await import('./commands/generate.ts')).generatePlayground)
    .summary('write the file of a playground for a component')
    .description(
      'Writes a module that shows a component with controls, for one that needs a parent or data: beside the page about it, or where `--out` says. Prints the line that shows it, and overwrites nothing.',
    )
    .addArgument(new Argument('<kind>', 'what to write').choices(['playground']))
    .argument('<name>', 'name of the component, also with its package: `@mui/material/Button`')
    .option('--out <path>', 'file or folder to write to, from the project’s root');

  add('mv <from> <to> [dir]', async () => (await import('./commands/mv.ts')).mv)
    .summary('move a page or a group, and update everything that refers to it')
    .description(
      'Moves a page, or a group with all pages below it: navigation, content folders, translations, every link, and a redirect from each old address. ' +
        'A pathname that ends with a hyphen moves every page whose pathname starts with it.',
    )
    .addOption(DRY_RUN)
    .addOption(
      new Option('--redirects <when>', 'when to redirect old addresses to the new ones')
        .choices(['as-needed', 'always', 'never'])
        .default('as-needed'),
    );

  add('import', async () => (await import('./commands/import.ts')).importSite)
    .summary('import documentation from another tool')
    .description(
      'Writes navigation, pages and redirects from the documentation of another tool, and lists what is left behind. Runs none of its code.',
    )
    .addArgument(
      new Argument('<tool>', 'the tool that the documentation was written for').choices(Object.keys(IMPORTERS)),
    )
    .argument('<path>', 'folder with the configuration of that tool')
    .option('--out <dir>', 'folder of the new project', '.')
    .option('--dry-run', 'report what would be imported, and write nothing')
    .option('--trust', 'run JavaScript configuration that cannot be read as data');

  add('lsp', async () => (await import('./commands/lsp.ts')).lsp)
    .summary('serve an editor: mistakes, completion, definitions, renaming')
    .description(
      'Runs a language server over standard input and output: mistakes as you type, completion, definitions, hovers, and renaming that moves pages.',
    )
    .option('--stdio', 'accepted because editors pass it; there is no other transport')
    .addOption(NO_CODE);

  add('diff [against] [dir]', async () => (await import('./commands/diff.ts')).diff)
    .summary('show what a change does to readers')
    .description(
      'Compares the site with a commit (HEAD when left out) or a published manifest.json: pages, titles, tags, versions, anchors. Exits with 1 if an address that readers know would lead nowhere.',
    )
    .addOption(FORMAT_OR_MARKDOWN);

  add('baseline [dir]', async () => (await import('./commands/baseline.ts')).baseline)
    .summary('set today’s findings aside, so that only new ones count')
    .description(
      'Writes what is found today to nav/baseline.yaml, with owner, reason and a last day; until then, only new findings count. Run it again to remove what has been fixed.',
    )
    .option('--code', 'also set aside what `check-code` finds')
    .option('--owner <name>', 'who takes care of it (default: git’s user)')
    .option('--reason <text>', 'why it is not fixed yet', 'There before the checks were.')
    .option('--until <day>', 'the last day, YYYY-MM-DD (default: in 90 days)', toDay)
    .addOption(DRY_RUN);

  add('explain [code]', async () => (await import('./commands/explain.ts')).explain)
    .summary('explain a diagnostic')
    .description('Explains what a diagnostic means and why it matters; without a code, lists them all.');

  add('schema', async () => (await import('./commands/schema.ts')).schema)
    .summary('print the JSON Schemas of the YAML files')
    .description(
      'Prints the JSON Schema of nav/site.yaml, nav/sections/<id>.yaml, nav/translations/<code>.yaml, nav/baseline.yaml or nav/search-cases.yaml; without a name, all.',
    )
    .argument('[of]', 'site, section, translation, baseline or search-cases', (value) =>
      toChoice(value, ['site', 'section', 'translation', 'baseline', 'search-cases'] as const),
    );
}
