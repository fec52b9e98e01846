import { realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Project } from '../../site/project/project.ts';
import type { UnreadableFile } from '../../engine/index.ts';
import { isOutput, OWN_FOLDER } from '../system/files/file-system.ts';
import { followLink, isWithin, isPassedOver, type LinkTarget } from '../system/files/follow-link.ts';
import { lookAt } from '../system/files/look-at.ts';
import { listFolder } from '../system/files/read-files.ts';
import { isPageFile } from '../../engine/address/page-file.ts';

/**
 * Yields the path of every file below the content folder, from there with a leading slash, except hidden files and
 * those of packages. Records what is neither file nor folder, and links that lead outside or to what no site publishes.
 */
export function* walkContent(project: Project, content: string, unreadable: UnreadableFile[]): Generator<string> {
  const refuse = (path: string, cause: UnreadableFile['cause']) =>
    void unreadable.push({ path: `${content}${path}`, cause, size: 0 });
  const folder = `${project.root}/${content}`;
  const isLink = lookAt(folder)?.isSymbolicLink() === true;
  if (isLink && follow(project.root, folder, { path: '', from: [] }) === 'passed-over') refuse('', 'passed-over');
  else yield* walk({ folder, below: '', from: [] }, { root: project.root, refuse });
}

interface Place {
  /** The folder's path on disk. */
  readonly folder: string;
  /** Its path from the content folder. */
  readonly below: string;
  /** The folders and links that led here. */
  readonly from: readonly string[];
}

interface Walked {
  readonly root: string;
  readonly refuse: (path: string, cause: UnreadableFile['cause']) => void;
}

function* walk({ folder, below, from }: Place, walked: Walked): Generator<string> {
  const entries = listFolder(folder);
  // An output is made from content, and is not content itself.
  if (entries.some(({ name }) => name === OWN_FOLDER) && isOutput(folder)) return;
  for (const entry of entries) {
    if (isPassedOver(entry.name)) continue;
    const [file, path] = [`${folder}/${entry.name}`, `${below}/${entry.name}`];
    const target = entry.isSymbolicLink() ? follow(walked.root, file, { path, from }) : undefined;
    if (entry.isDirectory()) yield* walk({ folder: file, below: path, from }, walked);
    else if (target === 'folder')
      yield* walk({ folder: file, below: path, from: [...from, realpathSync(folder)] }, walked);
    else if (entry.isFile() || target === 'file') yield path;
    else walked.refuse(path, target ?? 'no-file');
  }
}

/** Returns the target of a link; one that is not published under its own name is not under that of a link either. */
function follow(root: string, link: string, { path, from }: { path: string; from: readonly string[] }): LinkTarget {
  const target = followLink(root, link, from);
  if (target !== 'file' && target !== 'folder') return target;
  const [real, top] = [realpathSync(link), realpathSync(root)];
  const kind = contentKind(join(dirname(path), basename(real)));
  const isSource = kind !== 'page' && kind !== 'asset' && kind !== contentKind(path);
  // A content folder beside the project can lead to the project as a whole.
  const isOfProject = isWithin(join(top, 'nav'), real) || isWithin(real, join(top, 'nav')) || real === join(top, 'src');
  return (isSource && target === 'file') || isOfProject ? 'passed-over' : target;
}

/** Sources of demos, which are compiled instead of copied. */
const MODULE = /\.(?:tsx?|jsx)$/;

/**
 * Source files of any kind, which no site should publish by accident; scripts below `/static` are meant to be served.
 */
const SOURCE = /\.(?:[cm]?jsx?|[cm]ts|vue|svelte|astro|module\.css|s[ac]ss|less|styl|pcss)$/;
const SERVED_SCRIPT = /^\/(?:static|public)\/.*\.m?js$/;

/**
 * Returns the kind of a file in the content folder, by its path from there with a leading slash; undefined if no site
 * needs it.
 */
export function contentKind(path: string): 'page' | 'module' | 'asset' | undefined {
  if (isPageFile(path)) return 'page';
  if (MODULE.test(path)) return 'module';
  return !SOURCE.test(path) || SERVED_SCRIPT.test(path) ? 'asset' : undefined;
}
