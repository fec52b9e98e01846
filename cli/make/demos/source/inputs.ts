import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { onceEach } from '../../../system/base/once.ts';
import { hashOf } from '../../../system/files/hash.ts';
import { tryTo } from '../../../system/base/failure.ts';

/** Input files with the hashes of their bytes; paths from the root, which may lead outside. */
export type Inputs = Readonly<Record<string, string>>;

/** The contents of a project's files during one run. */
export interface InputReader {
  /** Returns the hash of a file's bytes; empty if there is no such file. */
  hash(path: string): string;
  text(path: string): string | undefined;
}

/** Opens a reader that reads each file once. */
export function openInputs(root: string): InputReader {
  const read = onceEach((path: string) => tryTo(() => readFileSync(join(root, path))));
  return {
    hash: onceEach((path: string) => hashOf(read(path) ?? '')),
    text: onceEach((path: string) => read(path)?.toString('utf8')),
  };
}

/** Records the hashes of files, and of the stylesheets that they import. */
export function noteInputs(paths: readonly string[], reader: InputReader): Inputs {
  const all = new Set(paths);
  for (const path of all) if (isStylesheet(path)) for (const part of partsOf(path, reader.text)) all.add(part);
  return Object.fromEntries([...all].toSorted().map((path) => [path, reader.hash(path)]));
}

/** Returns whether files are unchanged since they were recorded. */
export function areSame(inputs: Inputs, reader: InputReader): boolean {
  return Object.entries(inputs).every(([path, hash]) => reader.hash(path) === hash);
}

/** Returns whether a stylesheet is generated from the contents of other files, as with Tailwind. */
export function isFilled(inputs: Inputs, reader: InputReader): boolean {
  return Object.keys(inputs).some((path) => fillsItself(path, reader.text(path) ?? ''));
}

/** Returns whether a file is such a stylesheet. */
export function fillsItself(path: string, text: string): boolean {
  return isStylesheet(path) && SCANNING.test(text);
}

/** Returns the first Tailwind rule in a compiled stylesheet that nothing has processed. */
export function findUnfilled(sheet: string): string | undefined {
  return UNFILLED.exec(sheet.replaceAll(/\/\*[^]*?\*\//g, ''))?.[1];
}

/** https://tailwindcss.com/docs/functions-and-directives; `@apply` with a custom property was once planned for CSS. */
const UNFILLED = /(@(?:tailwind(?=\s+\w)|apply(?=\s+(?!--))|theme\b|utility\b|custom-variant\b|source\b))/;

/** Returns whether a module imports all files that match a pattern. */
export function isGathering(inputs: Inputs, reader: InputReader): boolean {
  return Object.keys(inputs).some((path) => MODULE.test(path) && GLOB.test(reader.text(path) ?? ''));
}

/** Returns whether a file is a stylesheet, by its name. */
export function isStylesheet(path: string): boolean {
  return STYLES.test(path);
}

const MODULE = /\.[cm]?[jt]sx?$/;
const GLOB = /\bimport\.meta\.glob\b/;
const STYLES = /\.(?:css|less|sass|scss|styl|stylus|pcss|postcss|sss)$/;
const SCANNING =
  /@(?:tailwind|source|plugin|config|theme|apply|reference|utility|unocss)\b|@import\s+(?:url\()?['"]?tailwindcss/;
const PART =
  /@(?:import|use|forward|reference|config|plugin|require)\s+(?:\([^)]*\)\s*)?(?:url\(\s*)?['"]([^'"]+)['"]|\bfrom\s+['"]([^'"]+\.\w+)['"]/g;
const ENDINGS = ['', '.scss', '.sass', '.css', '.less', '.styl', '/_index.scss', '/index.scss'];

/** Returns the imports of a stylesheet as written, in the syntax of any of its languages. */
export function partNamesIn(text: string): readonly string[] {
  return Array.from(text.matchAll(PART), ([, imported, composed]) => imported ?? composed ?? '');
}

/** Returns those imports that are files. */
export function partsOf(path: string, read: (path: string) => string | undefined): readonly string[] {
  return partNamesIn(read(path) ?? '').flatMap((name) => {
    const target = posix.join(dirname(path), name);
    const partial = posix.join(dirname(target), `_${posix.basename(target)}`);
    return (
      ENDINGS.flatMap((ending) => [target + ending, partial + ending]).find((file) => read(file) !== undefined) ?? []
    );
  });
}
