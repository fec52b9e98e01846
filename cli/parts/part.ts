import type { PageValues } from '../../engine/feature/page-values.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from '../../engine/index.ts';
import type { ComponentSizes } from '../../site/pages/context/site-context.ts';
import type { PageDates } from '../build/prepare/page-dates.ts';
import type { PageParts } from '../../site/pages/page-parts.ts';
import type { ApiExample } from '../make/arrange-apis.ts';
import type { Answers } from '../make/features/page-answers.ts';
import { leadsOn } from '../system/files/confine.ts';
import { hashOf } from '../system/files/hash.ts';
import { readIfThere } from '../system/files/look-at.ts';
import { Failure, tryTo, unlessRefused } from '../system/base/failure.ts';
import type { SharedParts } from '../make/maker.ts';
import type { KnownElsewhere } from '../project/read-surroundings.ts';
import { BUILD, VERSION } from '../system/base/version.ts';

/**
 * File in which a build of some sections saves what `merge` needs; never deployed. Without a leading dot, because
 * services that store artifacts skip hidden files.
 */
export const PART_FILE = '_nav/part.json';

/** A file of the output: its path, its key, and the hash of its bytes. */
type PartOutput = readonly [path: string, key: string, hash: string];

/** Entries of a map, which JSON lacks. */
type Entries<Value> = readonly (readonly [key: string, value: Value])[];

/**
 * What only a build of certain sections knows: their content, and what was made from it with the packages installed
 * there. It allows building the whole site where neither is available. Paths refer to the project or, in `outputs`,
 * `folders` and `files`, to the output.
 */
export interface PartContent {
  /** Ids of its sections, and of all sections of the site. */
  readonly sections: readonly string[];
  readonly allSections: readonly string[];
  /** Path at which the site will be served, with a slash at both ends. */
  readonly base: string;
  /** Origin of the official host that was passed to the build. */
  readonly url?: string;
  /** Content folder. */
  readonly content: string;
  /** All files of `nav/`. */
  readonly nav: readonly SourceFile[];
  /** The Markdown of its sections. */
  readonly pages: readonly SourceFile[];
  /** The values of expressions in it, by the paths of pages: the files that these come from are not in the part. */
  readonly pageValues: Entries<PageValues>;
  /** Hashes of the bytes of its other files, by pathname; they are in the output. */
  readonly assets: Entries<string>;
  readonly known: KnownElsewhere;
  readonly dates: PageDates;
  readonly made: Required<Pick<SharedParts, 'slots' | 'styles'>> &
    Pick<SharedParts, 'versions' | 'hasDemos'> & {
      readonly pages: Entries<PageParts>;
      /** Files that browsers load, with their keys. */
      readonly files: Entries<string>;
    };
  /** What the project's features have drawn. */
  readonly answers: Answers;
  readonly examples: readonly ApiExample[];
  /** Descriptions of exports, by their keys on the shelf. */
  readonly apis: Entries<{ readonly key: string; readonly text: string }>;
  /** What importing components costs, for the packages installed there. */
  readonly sizes: ComponentSizes;
  readonly outputs: readonly PartOutput[];
  /** Search indexes. */
  readonly folders: readonly {
    readonly path: string;
    readonly key: string;
    readonly files: readonly (readonly [path: string, hash: string])[];
  }[];
}

/** A part that has been read. */
export interface Part extends PartContent {
  /** Its folder, as the user wrote it. */
  readonly name: string;
  /** Reads a file of its output. Throws a Failure if its bytes are not those that the build wrote. */
  read(path: string, hash: string): Uint8Array;
}

/** Returns the text of `PART_FILE`: the content, with the program that wrote it and a hash that reveals damage. */
export function writePart(content: PartContent): string {
  return JSON.stringify({ docsNav: BUILD, hash: hashOf(JSON.stringify(content)), content });
}

/**
 * Reads the part in `folder`, which the user calls `name`. Throws a Failure for anything not written by this version of
 * docs-nav.
 */
export function readPart(folder: string, name: string): Part {
  const text = readIfThere(join(folder, PART_FILE));
  if (text === undefined)
    throw new Failure(
      `\`${name}\` is not a part of a site: it has no ${PART_FILE}.`,
      'name the output of `docs-nav build --section <id>`',
    );
  const again = `build it again with \`docs-nav build --section\`, and give \`merge\` the whole folder`;
  const parsed = tryTo(
    () => JSON.parse(text) as { readonly docsNav?: unknown; readonly hash?: unknown; readonly content?: PartContent },
  );
  if (parsed === undefined) throw new Failure(`\`${name}/${PART_FILE}\` is damaged.`, again);
  const { docsNav, hash, content } = parsed;
  if (typeof docsNav !== 'string') throw new Failure(`\`${name}/${PART_FILE}\` is not what a build writes.`, again);
  if (docsNav !== BUILD)
    throw new Failure(
      `\`${name}\` was built by docs-nav ${printBuild(docsNav)}, but this is ${printBuild(BUILD, docsNav)}.`,
      'install the same version in every pipeline, and build the parts again',
    );
  if (content === undefined || hashOf(JSON.stringify(content)) !== hash || !isConfined(content))
    throw new Failure(`\`${name}/${PART_FILE}\` is damaged.`, again);
  return {
    ...content,
    name,
    read(path, wanted) {
      const bytes = unlessRefused(() => readFileSync(join(folder, path)));
      if (bytes === undefined || hashOf(bytes) !== wanted)
        throw new Failure(
          `\`${name}/${path}\` ${bytes === undefined ? 'is missing' : 'has changed since its build'}.`,
          again,
        );
      return bytes;
    },
  };
}

/** Returns the version, and mentions the build only if the versions are the same. */
function printBuild(build: string, other = ''): string {
  const [version = ''] = build.split(' ', 1);
  return version === VERSION && other.startsWith(`${VERSION} `) ? `another build of ${version}` : version;
}

/**
 * Returns whether all paths stay in the folders that are read and written: a part comes from elsewhere, and nothing in it
 * may stand where a project has code.
 */
function isConfined({ content, nav, pages, assets, outputs, folders }: PartContent): boolean {
  const sources = [...pages.map(({ path }) => path), ...assets.map(([pathname]) => content + pathname)];
  const others = [
    ...outputs.map(([path]) => path),
    ...folders.flatMap(({ path, files }) => [path, ...files.map(([file]) => file)]),
  ];
  return (
    [content, ...nav.map(({ path }) => path), ...sources, ...others].every(leadsOn) &&
    !/(?:^|\/)(?:node_modules|\.git)(?:\/|$)/.test(content) &&
    nav.every(({ path }) => path.startsWith('nav/')) &&
    sources.every((path) => path.startsWith(`${content}/`))
  );
}
