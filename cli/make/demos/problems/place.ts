import { join, resolve, sep } from 'node:path';
import { readIfThere } from '../../../system/files/look-at.ts';
import { pathFrom } from '../../../system/files/slashes.ts';
import type { Project } from '../../../../site/project/project.ts';
import { indexLines, type Diagnostic, type DiagnosticDefinition } from '../../../../engine/index.ts';
import { isWithin } from '../../../system/files/follow-link.ts';
import { packageRoot } from '../../../system/base/package-root.ts';

/** A place in a file; lines and columns start at 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A file, by its path from the root, and its text. */
export interface NamedText {
  readonly file: string;
  readonly text: string;
}

/** What is wrong at a place, and what to do about it. */
export type Said = Pick<Diagnostic, 'message'> & { readonly help: string };

/** Returns the place of an offset in the text of a file. */
export function placeAtOffset(file: string, text: string, offset: number): Place {
  return { file, ...indexLines(text).position(offset) };
}

/** Returns the first place in a file. */
export function topOf(file: string): Place {
  return { file, line: 1, column: 1 };
}

/** Returns whether a file belongs to the project or its own packages. */
export function isSource(project: Project, file: string): boolean {
  if (isWithin(join(packageRoot(), 'dist'), resolve(project.root, file))) return false;
  return !/(?:^|\/)(?:node_modules|\.docs-nav)\//.test(file) && readSource(project, file) !== undefined;
}

/** Finds places of the form `file:line:column` in a text. */
export function placesIn(text: string, project: Project): readonly Place[] {
  // The root's own path may contain spaces.
  const short = text.replaceAll(`${project.root}${sep}`, '');
  return Array.from(short.matchAll(/([^\s()[\]'"]+\.\w{2,5}):(\d+):(\d+)/g), ([, file = '', line, column]) =>
    placeAt(project, file.replace(/^file:\/\//, ''), [line, column]),
  );
}

/** Finds places in the notation of Sass, relative to the working directory; that of the mistake comes first. */
export function sassPlacesIn(text: string, project: Project): readonly Place[] {
  return Array.from(text.matchAll(/^ +(\S.*?\.(?:scss|sass|css)) (\d+):(\d+) /gm), ([, file = '', line, column]) =>
    placeAt(project, resolve(file), [line, column]),
  );
}

/** Returns a place as tools write it. */
function placeAt({ root }: Project, file: string, [line, column]: readonly unknown[]): Place {
  return { file: fromRoot(root, file), line: Number(line), column: Number(column) };
}

/** Returns the path of a file from the root, with slashes. */
export function fromRoot(root: string, file: string): string {
  return pathFrom(root, resolve(root, file));
}

/** Makes a diagnostic that marks the word at a place. */
export function diagnose(
  project: Project,
  { code, severity }: DiagnosticDefinition,
  { file, line, column }: Place,
  { message, help }: Said,
): Diagnostic {
  const text = readSource(project, file) ?? '';
  const lines = text.split('\n');
  // A tool that adds code of its own counts it, so the place may be beyond the end of a line.
  const before = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  const offset = Math.min(before + Math.min(column - 1, lines[line - 1]?.length ?? 0), text.length);
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

/** Reads a file of the project; `undefined` if it does not exist. */
export function readSource(project: Project, file: string): string | undefined {
  return readIfThere(join(project.root, file));
}
