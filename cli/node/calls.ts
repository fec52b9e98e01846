import type { Severity } from '../../engine/diagnostic/diagnostic.ts';
import { enumerate } from '../../engine/text/enumerate.ts';
import type { Range } from '../../engine/text/source.ts';

/** What a check and a build can be told. */
interface SharedSettings {
  /** Folder of the project, from the working directory; by default the nearest one, from there up, with `nav/site.yaml`. */
  readonly dir?: string | undefined;
  /** Ids of the only sections to read, if the content of the others is elsewhere; a build of them is a part for `merge`. */
  readonly section?: readonly string[] | undefined;
  /** More warnings than this are a failure, too; any number is allowed if left out, or -1. */
  readonly maxWarnings?: number | undefined;
}

/** What `validate` can be told. */
export interface CheckSettings extends SharedSettings {
  /** Also checks documented packages as a build does, by reading their types and rendering components. */
  readonly api?: boolean | undefined;
  /** False for a branch that nobody has reviewed: nothing that it brings is run. */
  readonly code?: boolean | undefined;
}

/** What `build` can be told. */
export interface WriteSettings extends SharedSettings {
  /** Folder to write to, from the working directory; by default `out` in the project. */
  readonly out?: string | undefined;
  /** Path below which the site is served, such as `/docs/`; by default `/`. */
  readonly base?: string | undefined;
  /** Official address; by default `url` in `nav/site.yaml`. */
  readonly url?: string | undefined;
  /** False to build no search index. */
  readonly search?: boolean | undefined;
}

/** The functions of `docs-nav/node` that run commands, with what each can be told. */
export interface Calls {
  readonly validate: CheckSettings;
  readonly build: WriteSettings;
}

const SHARED = { dir: 'string', section: 'list', maxWarnings: 'number' };

/** What kind of value each option has. */
const OPTIONS: { readonly [Call in keyof Calls]: Readonly<Record<keyof Calls[Call], string>> } = {
  validate: { ...SHARED, api: 'boolean', code: 'boolean' },
  build: { ...SHARED, out: 'string', base: 'string', url: 'string', search: 'boolean' },
};

/** Refuses options that a program may have misspelled or mistyped: not all are written in TypeScript. */
export function refuseUnknown(call: keyof Calls, options: object): void {
  const kinds = new Map(Object.entries(OPTIONS[call]));
  for (const [name, value] of Object.entries(options) as [string, unknown][]) {
    const kind = kinds.get(name);
    if (kind === undefined)
      throw new Error(
        `\`${call}\` has no option \`${name}\`.\n  help: its options are ${enumerate([...kinds.keys()], 'and')}`,
      );
    if (value !== undefined && (Array.isArray(value) ? 'list' : typeof value) !== kind)
      throw new Error(`The option \`${name}\` must be a ${kind}.`);
  }
}

/** The formats of `docs-nav validate --format`. */
export type ReportFormat = 'pretty' | 'compact' | 'json' | 'sarif' | 'github';

/** A place in a file of the project. */
interface FilePlace {
  /** Path from the project's root, with `/` on every system. */
  readonly file: string;
  /** Lines and columns begin at 1, offsets at 0; the end is exclusive. */
  readonly range: Range;
}

/** One mistake in the project. */
export interface ProjectDiagnostic extends FilePlace {
  /** What kind of mistake it is, as `docs-nav explain` knows it. */
  readonly code: string;
  readonly severity: Severity;
  /** What is wrong, in one sentence. */
  readonly message: string;
  /** What to do, as a clause without a period. */
  readonly help?: string;
  /** Other places that the mistake is about, such as the first of two equal pathnames. */
  readonly related: readonly (FilePlace & { readonly message: string })[];
}

/** What a check or a build found. */
export interface Result {
  /** Whether the command would end with 0: no errors, no more warnings than allowed and, for a build, a written site. */
  readonly ok: boolean;
  readonly diagnostics: readonly ProjectDiagnostic[];
  /** Returns what the command prints as its result, without colors; a build knows the other formats as well. */
  format(name?: ReportFormat): string;
}

/** A result as it comes from the other process, or why there is none. */
export type Answer =
  | (Pick<Result, 'ok' | 'diagnostics'> & { readonly texts: Readonly<Record<ReportFormat, string>> })
  | { readonly refused: string };
