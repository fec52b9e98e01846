import { moveAddress, relativePath, mapContentPath, type Mover } from './move-address.ts';
import type { Content } from './move-pages.ts';
import type { TextEdit } from '../text/text-edit.ts';

/**
 * Returns a move's edits of a demo, or of a module that demos import: addresses of the site in its strings, and
 * relative imports whose two ends have moved apart.
 */
export function moveModule(
  path: string,
  mover: Mover,
  { folder, read }: Pick<Content, 'folder' | 'read'>,
): readonly TextEdit[] {
  const text = read(path);
  if (text === undefined) return [];
  const isContent = path.startsWith(`${folder}/`);
  const own = isContent ? path.slice(folder.length) : path;
  const before = parentOf(own);
  const after = parentOf(mapContentPath(own, mover.map, mover.codes) ?? own);
  const edits: TextEdit[] = [];
  for (const { index, 0: quoted, 2: address = '' } of text.matchAll(ADDRESS)) {
    const moved = moveAddress(address, mover);
    if (moved !== undefined) edits.push({ file: path, start: index + 1, end: index + quoted.length - 1, text: moved });
  }
  // Imports of a module outside the content folder do not move.
  if (!isContent) return edits;
  for (const { index, 0: whole, 1: intro = '', 3: specifier = '' } of text.matchAll(IMPORT)) {
    const changed = moveImport(specifier, { before, after, folder }, mover);
    if (changed !== undefined)
      edits.push({ file: path, start: index + intro.length + 1, end: index + whole.length - 1, text: changed });
  }
  return edits;
}

// A path in quotes or an absolute address of the site, whatever its use: only those of moved pages and files are
// rewritten.
const ADDRESS = /(["'`])((?:\{LANG\}|https?:\/\/[\w.:-]+)?\/[^"'`\s\\${}]*)\1/gi;

const IMPORT = /(\b(?:from|import|require\s*\(|import\s*\(|new\s+URL\s*\()\s*)(["'`])(\.\.?\/[^"'`\s\\$]*)\2/g;

interface Folders {
  readonly before: string;
  readonly after: string;
  /** The content folder; files outside it never move. */
  readonly folder: string;
}

function moveImport(specifier: string, { before, after, folder }: Folders, { map, codes }: Mover): string | undefined {
  const target = resolvePath(`/${folder}${before}`, specifier);
  const inContent = target.startsWith(`/${folder}/`) ? target.slice(folder.length + 1) : undefined;
  const moved = (inContent === undefined ? undefined : mapContentPath(inContent, map, codes)) ?? inContent;
  const place = moved === undefined ? target : `/${folder}${moved}`;
  if (resolvePath(`/${folder}${after}`, specifier) === place) return undefined;
  const path = relativePath(`/${folder}${after}`, place);
  return path.startsWith('.') ? path : `./${path}`;
}

/** Keeps the `..` of what lies outside the project, which is the same place only for folders of the same depth. */
function resolvePath(folder: string, specifier: string): string {
  const path: string[] = [];
  for (const segment of `${folder}/${specifier}`.split('/')) {
    if (segment === '..' && (path.at(-1) ?? '..') !== '..') path.pop();
    else if (segment !== '' && segment !== '.') path.push(segment);
  }
  return `/${path.join('/')}`;
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}
