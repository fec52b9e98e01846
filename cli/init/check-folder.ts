import { existsSync, lstatSync, readFileSync, statSync, chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathFrom } from '../system/files/slashes.ts';
import { indexLines } from '../../engine/index.ts';
import { Failure } from '../system/base/failure.ts';

const LIST = 'package.json';

/** Rejects a `package.json` that npm could not read either, before anything is written next to it. */
export function checkPackageList(root: string): void {
  const file = join(root, LIST);
  if (!existsSync(file)) return;
  // Some editors add a byte order mark, which npm ignores.
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  const fault = findFault(text);
  if (fault === undefined) return;
  const { line, column } = indexLines(text).position(fault.offset);
  throw new Failure(`${LIST}:${line}:${column}: ${fault.message}`, 'correct the file, then run `docs-nav init` again');
}

/** Rejects files whose folders cannot be made, before the first of them is written. */
export function checkFolders(root: string, paths: readonly string[]): void {
  const looked = new Set<string>();
  for (const path of paths) {
    for (let folder = dirname(join(root, path)); !looked.has(folder); folder = dirname(folder)) {
      looked.add(folder);
      // A broken link exists as well.
      if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) continue;
      if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) break;
      const name = pathFrom(root, folder) || folder;
      throw new Failure(
        `\`${name}\` is a file, not a folder, so \`${path}\` cannot be written.`,
        'rename it or remove it, then run `docs-nav init` again',
      );
    }
  }
}

/** Finds the mistake in the text of a `package.json`, and its place. */
function findFault(text: string) {
  try {
    const value: unknown = JSON.parse(text);
    const isMapping = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isMapping ? undefined : { message: 'The file must be a mapping.', offset: 0 };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { message: `The file is not JSON: ${readable(error.message)}.`, offset: offsetOf(error, text) };
  }
}

/**
 * Returns where a text stops being JSON. The parser's message gives the offset of most mistakes, but not of an
 * unexpected character.
 */
function offsetOf({ message }: SyntaxError, text: string): number {
  const [, position] = / at position (\d+)/.exec(message) ?? [];
  if (position !== undefined) return Number(position);
  if (!message.startsWith(STRANGE)) return text.length;
  let [good, bad] = [0, text.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isStrange(text.slice(0, middle))) bad = middle;
    else good = middle;
  }
  return good;
}

const STRANGE = 'Unexpected token';

/** Returns whether a prefix has a character too many, rather than being incomplete. */
function isStrange(start: string): boolean {
  try {
    JSON.parse(start);
    return false;
  } catch (error) {
    return error instanceof SyntaxError && error.message.startsWith(STRANGE);
  }
}

/** Returns the parser's message without its position and quotations. */
function readable(message: string): string {
  return message.replace(/ (?:in JSON )?at position .*$/s, '').replace(/, (?:\.{3})?".*$/s, '');
}

/** Writes a new file, which can be run if it is a script; `wx` leaves one alone that has appeared in the meantime. */
export function writeNew(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content, { flag: 'wx' });
  if (content.startsWith('#!')) chmodSync(file, 0o755);
}
