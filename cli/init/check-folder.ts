import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { indexLines } from '../../engine/index.ts';
import { Failure } from '../failure.ts';

const LIST = 'package.json';

/** Refuses a `package.json` that npm could not read either, before anything is written next to it. */
export function checkPackageList(root: string): void {
  const file = join(root, LIST);
  if (!existsSync(file)) return;
  const text = withoutMark(readFileSync(file, 'utf8'));
  const fault = findFault(text);
  if (fault === undefined) return;
  const { line, column } = indexLines(text).position(fault.offset);
  throw new Failure(`${LIST}:${line}:${column}: ${fault.message}`, 'correct the file, then run `docs-nav init` again');
}

/** Refuses files whose folders cannot be made, before the first of them is written. */
export function checkFolders(root: string, paths: readonly string[]): void {
  const looked = new Set<string>();
  for (const path of paths) {
    for (let folder = dirname(join(root, path)); !looked.has(folder); folder = dirname(folder)) {
      looked.add(folder);
      // A link that leads nowhere is there as well.
      if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) continue;
      if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) break;
      const name = (relative(root, folder) || folder).split(sep).join('/');
      throw new Failure(
        `\`${name}\` is a file, not a folder, so \`${path}\` cannot be written.`,
        'rename it or remove it, then run `docs-nav init` again',
      );
    }
  }
}

interface Fault {
  readonly message: string;
  readonly offset: number;
}

/** What is wrong with the text of a `package.json`, and where. */
function findFault(text: string): Fault | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isMapping = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isMapping ? undefined : { message: 'The file must be a mapping.', offset: 0 };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { message: `The file is not JSON: ${readable(error.message)}.`, offset: offsetOf(error, text) };
  }
}

/** Where JSON ends to be any. The parser tells it of most mistakes; of a strange character, it says nothing but which one. */
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

/** Whether a beginning has a character too many, rather than too few. */
function isStrange(start: string): boolean {
  try {
    JSON.parse(start);
    return false;
  } catch (error) {
    return error instanceof SyntaxError && error.message.startsWith(STRANGE);
  }
}

/** The parser's words without its own place and quotations. */
function readable(message: string): string {
  return message.replace(/ (?:in JSON )?at position .*$/s, '').replace(/, (?:\.{3})?".*$/s, '');
}

/** Some editors put a byte order mark in front, which npm passes over. */
function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '');
}
