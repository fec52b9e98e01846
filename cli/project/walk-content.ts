import { realpathSync } from 'node:fs';
import type { Project } from '../../site/project/project.ts';
import type { UnreadableFile } from '../../engine/index.ts';
import { isOutput, OWN_FOLDER } from '../system/files/file-system.ts';
import { isPassedOver } from './content-files.ts';
import { followLink } from '../system/files/follow-link.ts';
import { listFolder } from '../system/files/read-files.ts';

/**
 * Yields the path of every file below the content folder, from there with a leading slash, except hidden files and
 * those of packages. Records what is neither file nor folder, and links that lead outside.
 */
export function walkContent(project: Project, content: string, unreadable: UnreadableFile[]): Generator<string> {
  const refuse = (path: string, cause: UnreadableFile['cause']) =>
    void unreadable.push({ path: `${content}${path}`, cause, size: 0 });
  return walk({ folder: `${project.root}/${content}`, below: '', from: [] }, { root: project.root, refuse });
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
    const target = entry.isSymbolicLink() ? followLink(walked.root, file, from) : undefined;
    if (entry.isDirectory()) yield* walk({ folder: file, below: path, from }, walked);
    else if (target === 'folder')
      yield* walk({ folder: file, below: path, from: [...from, realpathSync(folder)] }, walked);
    else if (entry.isFile() || target === 'file') yield path;
    else walked.refuse(path, target ?? 'no-file');
  }
}
