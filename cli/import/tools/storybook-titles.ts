import { posix } from 'node:path';
import { openFile } from '../read/foreign-file.ts';
import type { ReadContext } from '../read/foreign-site.ts';
import { readModuleCode } from '../read/module-code.ts';
import { parseTag } from '../read/parse-tag.ts';
import { readStaticValue } from '../read/static-value.ts';
import { asList, asMap, asText } from '../read/unknown-values.ts';

/** Returns the title of a page or of stories, whose parts are the path in the sidebar. */
export type FindTitle = (file: string) => string;

/**
 * Makes a function that finds titles like Storybook
 * (https://storybook.js.org/docs/configure/user-interface/sidebar-and-urls).
 */
export function findTitles(
  configuration: string,
  main: Readonly<Record<string, unknown>>,
  context: ReadContext,
): FindTitle {
  const { root, files, lose } = context;
  const places = asList(main['stories']).flatMap((entry) => placeOf(entry, posix.dirname(configuration)));
  return (file) => (STORIES.test(file) ? titleOfStories(file) : titleOfPage(file));

  function titleOfPage(file: string): string {
    const { text, lose: loseAt } = openFile(file, context);
    const at = text.indexOf('<Meta');
    const { title, of, name } = (at < 0 ? undefined : parseTag(text, at)?.attributes) ?? {};
    if (title !== undefined) return title;
    const stories = of === undefined ? undefined : storiesNamed(of, file, text);
    if (of !== undefined && stories === undefined)
      loseAt('<Meta', `\`<Meta of={${of}}>\` names no stories that the page imports`);
    if (stories === undefined) return titleByPlace(file);
    return name === undefined ? titleOfStories(stories) : `${titleOfStories(stories)}/${name}`;
  }

  function titleOfStories(file: string): string {
    return asText(asMap(readStaticValue(root, file, lose))['title']) ?? titleByPlace(file);
  }

  /** Returns the module that a page has imported under a name. */
  function storiesNamed(name: string, file: string, text: string): string | undefined {
    const lines = text.split(/\r?\n/);
    const specifier = lines
      .flatMap((line, at) => (line.startsWith('import') ? readModuleCode(lines, at).imports : []))
      .find((imported) => imported.name === name)?.specifier;
    if (specifier?.startsWith('.') !== true) return undefined;
    const path = posix.join(posix.dirname(file), specifier);
    return ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '.mts'].map((end) => path + end).find((at) => files.includes(at));
  }

  /** Returns the path below the folder of stories. A file named like its folder, or `index`, has the folder’s title. */
  function titleByPlace(file: string): string {
    const place = places
      .filter(({ folder }) => folder === '' || file.startsWith(`${folder}/`))
      .toSorted((a, b) => b.folder.length - a.folder.length)[0];
    const names = (place === undefined ? posix.basename(file) : file.slice(place.folder.length).replace(/^\//, ''))
      .replace(/\.(?:stories\.)?\w+$/, '')
      .split('/');
    const [folder, last] = names.slice(-2);
    const isFolder =
      last !== undefined && (last.toLowerCase() === folder?.toLowerCase() || /^(?:index|stories)$/i.test(last));
    return [...(place?.prefix ?? []), ...(isFolder ? names.slice(0, -1) : names)].join('/');
  }
}

/** Stories, which are programs. */
export const STORIES = /\.stories\.[cm]?[jt]sx?$/;

interface Place {
  /** From the imported folder. */
  readonly folder: string;
  readonly prefix: readonly string[];
}

/** Reads an entry of `stories`: a pattern from the folder of settings, or a folder with a prefix for titles. */
function placeOf(entry: unknown, from: string): readonly Place[] {
  const { directory, titlePrefix } = asMap(entry);
  const written = asText(entry)?.replace(/(?:^|\/)[^/]*[*@({![][^]*$/, '') ?? asText(directory);
  if (written === undefined) return [];
  const folder = posix.join(from, written).replace(/^\.$|\/$/, '');
  return [{ folder, prefix: asText(titlePrefix)?.split('/') ?? [] }];
}
