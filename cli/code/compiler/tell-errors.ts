import { isBuiltin } from 'node:module';
import { didYouMean, type FileFinding } from '../../../engine/index.ts';
import type { Project } from '../../../site/project/project.ts';
import { packageOf } from '../../system/packages/read-packages.ts';
import { type CodeModule, isJavaScript } from '../blocks/code-module.ts';
import { isNearly } from '../blocks/is-nearly.ts';
import { shorten, type CompilerError } from './parse-errors.ts';
import { placeInPage } from './place-in-page.ts';

/** What the compiler says of a module, in words for its page. */
export interface ToldModule {
  readonly findings: readonly FileFinding[];
  /** Packages that a block imports and that are not installed or not built: it is not known what they export. */
  readonly absent: readonly string[];
}

/** Code that no module or types are found for, of imports of all kinds. */
const NOT_FOUND = new Set([2307, 2664, 2792, 2882]);
const NO_NAME = new Set([2304, 2503, 2552]);
const UNTYPED = 7016;
/** Elements without a type: what follows from React without types. */
const NO_ELEMENTS = 7026;

/** Tells what the compiler says of a module; `text` is that of its page or file. */
export function tellErrors(
  module: CodeModule,
  text: string,
  errors: readonly CompilerError[],
  { packages }: Pick<Project, 'packages'>,
): ToldModule {
  const isBlock = module.kind === 'block';
  const absent = new Set<string>();
  const findings: FileFinding[] = [];
  for (const error of errors) {
    const range = placeInPage(module, text, error);
    if (range === undefined || error.code === NO_ELEMENTS) continue;
    const tell = (found: Pick<FileFinding, 'code' | 'message' | 'help'>) =>
      findings.push({ ...found, file: module.file, range });
    const code = isBlock ? 'block-type-error' : 'type-error';
    const specifier = /'([^']+)'/.exec(error.said[0])?.[1] ?? '';
    if (isBlock && NO_NAME.has(error.code) && !module.missing.includes(specifier)) continue;
    if (error.code === UNTYPED) {
      const name = packageOf(specifier);
      tell({ code: 'untyped-package', message: `The package \`${name}\` has no types.`, help: typesFor(name) });
      // The last is a `require` of what is Node’s own.
    } else if (NOT_FOUND.has(error.code) || (isBlock && error.code === 2591)) {
      const name = packageOf(specifier);
      const isInstalled = packages.find(name) !== undefined;
      const help = isInstalled ? undefined : didYouMean(name, packages.listInstalled());
      // The files of a block’s project are its reader’s own.
      if (isBlock && !isPackage(name)) continue;
      // One that is there and leads nowhere is not built, such as the library of the project itself.
      const isUnknown = isInstalled
        ? specifier === name
        : !packages.listInstalled().some((other) => isNearly(name, other));
      // Who runs docs-nav without installing it has no types of controls.
      if (isBlock ? isUnknown : name === 'docs-nav') absent.add(name);
      else tell({ code, message: describeLost(specifier, name, isInstalled), ...(help === undefined ? {} : { help }) });
    }
    // A part of a file, or code in a language without types, need not say the type of everything.
    else if (!isImplicit(error) || !(isBlock || isJavaScript(module))) tell({ code, ...shorten(error) });
  }
  return { findings, absent: [...absent] };
}

function isImplicit({ code }: CompilerError): boolean {
  // What comes from a value that is not shown is `unknown`, or takes no types, and what JavaScript catches is `unknown`.
  return (code >= 7000 && code < 7100) || [2347, 2571, 18046].includes(code);
}

/** Returns whether a name can be one of a package, and is not an alias of a project, such as `@/theme` or `~`. */
function isPackage(name: string): boolean {
  return /^(?:@[a-z\d~-][\w.~-]*\/)?[a-z\d][\w.-]*$/.test(name) && !isBuiltin(name);
}

function describeLost(specifier: string, name: string, isInstalled: boolean): string {
  if (isInstalled && specifier !== name)
    return `\`${specifier}\` is no module of the package \`${name}\` that is installed.`;
  return isPackage(name) ? `The package \`${name}\` is not installed.` : `\`${specifier}\` leads to no module.`;
}

function typesFor(name: string): string {
  const types = `@types/${name.replace(/^@/, '').replace('/', '__')}`;
  return `install \`${types}\` if there is one, or declare the module in a \`.d.ts\` file of the project`;
}
