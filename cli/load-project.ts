import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync, statSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import {
  contentFolder,
  MAX_FILE_BYTES,
  SITE_FILE,
  type PageFile,
  type ProjectInput,
  type SourceFile,
  type UnreadableFile,
} from '../engine/index.ts';
import { contentPathname } from '../engine/pathname.ts';
import { hashOf, openFactsCache } from './content-cache.ts';
import type { PageThread } from './page-thread.ts';
import { readComponents, readPackageVersion } from './read-packages.ts';
import { readPages } from './read-pages.ts';
import { readSections } from './read-sections.ts';

/** A project as it stands on disk. */
export interface LoadedProject {
  readonly root: string;
  readonly input: ProjectInput;
  /** Content folder, from the root. */
  readonly content: string;
  /** Hash of each Markdown page’s bytes, by its path from the root. */
  readonly hashes: ReadonlyMap<string, string>;
  /** Text of a file of the project, for code frames; `undefined` when it cannot be read. */
  readSource(path: string): string | undefined;
}

/** Reads navigation and content of a project. Throws only for what no diagnostic could point into: an unreadable folder. */
export async function loadProject(root: string, thread?: PageThread): Promise<LoadedProject> {
  const unreadable: UnreadableFile[] = [];
  const nav = [SITE_FILE, ...listYaml(root, 'nav/sections')].flatMap((path) => readSource(root, path, unreadable));
  const content = contentFolder(nav.find(({ path }) => path === SITE_FILE)?.text ?? '');
  const translations = listYaml(root, 'nav/translations').flatMap((path) => readSource(root, path, unreadable));
  const needsWords = translations.length > 0 || nav.some(({ path, text }) => path === SITE_FILE && OTHER_LANGUAGE.test(text));
  const { pages, assets, hashes } = await loadContent(root, content, { unreadable, thread });
  const navText = nav.map(({ text }) => text).join('\n');
  const names = [...new Set(Array.from(navText.matchAll(PACKAGE_KEY), ([, name]) => name ?? ''))].filter((name) => PACKAGE_NAME.test(name));
  const versions = names.flatMap((name) => {
    const version = readPackageVersion(root, name);
    return version === undefined ? [] : [[name, version] as const];
  });
  const wantsComponents = navText.includes('generate:');
  return {
    root,
    content,
    hashes,
    input: {
      nav,
      known: readSections(root, nav),
      translations,
      words: needsWords ? (await import('../site/frame/words.ts')).WORD_GROUPS : [],
      pages,
      assets,
      unreadable,
      packages: Object.fromEntries(versions),
      components: Object.fromEntries(wantsComponents ? versions.map(([name]) => [name, readComponents(root, name)]) : []),
      today: new Date().toISOString().slice(0, 'YYYY-MM-DD'.length),
    },
    readSource: (path) => [...nav, ...translations].find((source) => source.path === path)?.text ?? readText(root, path, []),
  };
}

// Only a site that is not in English alone needs to know what there is to translate.
const OTHER_LANGUAGE = /\bcode:\s*['"]?(?!en\b)\w/;

// Finds more than the key `package` of versions and groups, which costs a look at a file at most.
const PACKAGE_KEY = /\bpackage:\s*['"]?([^\s'",}]+)/g;
// https://docs.npmjs.com/cli/configuring-npm/package-json#name
const PACKAGE_NAME = /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*$/;

function listYaml(root: string, folder: string): readonly string[] {
  const files = listFolder(join(root, folder)).filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name));
  return files.map(({ name }) => `${folder}/${name}`).toSorted();
}

function readSource(root: string, path: string, unreadable: UnreadableFile[]): readonly SourceFile[] {
  const text = readText(root, path, unreadable);
  return text === undefined ? [] : [{ path, text }];
}

function listFolder(folder: string): readonly Dirent[] {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder, { withFileTypes: true }) : [];
}

interface Content {
  readonly pages: readonly PageFile[];
  readonly assets: readonly string[];
  readonly hashes: ReadonlyMap<string, string>;
}

async function loadContent(
  root: string,
  content: string,
  { unreadable, thread }: { unreadable: UnreadableFile[]; thread: PageThread | undefined },
): Promise<Content> {
  const cache = openFactsCache(root);
  const hashes = new Map<string, string>();
  const pages: PageFile[] = [];
  const assets: string[] = [];
  const missing: { path: string; pathname: string; hash: string }[] = [];
  for (const below of walk(join(root, content), '')) {
    const path = `${content}${below}`;
    if (!below.endsWith('.md')) {
      assets.push(below);
      continue;
    }
    const stamp = statSync(join(root, path));
    const known = cache.findHash(path, stamp);
    const hash = known ?? hashPage(root, path, unreadable);
    if (hash === undefined) continue;
    if (known === undefined) cache.keepHash(path, stamp, hash);
    const pathname = contentPathname(below);
    hashes.set(path, hash);
    const facts = cache.findFacts(path, hash);
    if (facts) pages.push({ path, pathname, facts });
    else missing.push({ path, pathname, hash });
  }
  const read = missing.length === 0 ? [] : await readPages(root, missing.map(({ path }) => path), { total: hashes.size, shared: thread });
  for (const [index, { path, pathname, hash }] of missing.entries()) {
    const facts = read[index];
    if (facts === undefined) continue;
    cache.keepFacts(path, hash, facts);
    pages.push({ path, pathname, facts });
  }
  cache.save();
  return { pages, assets, hashes };
}

/** The path of every file below a folder, from the folder with a leading slash, but for hidden ones and what packages bring along. */
function* walk(folder: string, below: string): Generator<string> {
  for (const entry of listFolder(folder)) {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
    const path = `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* walk(join(folder, entry.name), path);
    else if (entry.isFile()) yield path;
  }
}

const BYTE_ORDER_MARK = '\uFEFF';

function readText(root: string, path: string, unreadable: UnreadableFile[]): string | undefined {
  const text = readBytes(root, path, unreadable)?.toString('utf8');
  return text?.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
}

function hashPage(root: string, path: string, unreadable: UnreadableFile[]): string | undefined {
  const bytes = readBytes(root, path, unreadable);
  return bytes && hashOf(bytes);
}

/** The bytes of a text file; what is no text, or too much of it, is noted and left out. */
function readBytes(root: string, path: string, unreadable: UnreadableFile[]): Buffer | undefined {
  const file = join(root, path);
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) return undefined;
  const bytes = size > MAX_FILE_BYTES ? undefined : readFileSync(file);
  if (bytes !== undefined && isUtf8(bytes)) return bytes;
  // Every byte is a letter in Latin-1: enough to see which paths the file speaks of.
  unreadable.push(bytes === undefined ? { path, cause: 'too-large', size } : { path, cause: 'not-utf-8', size, text: bytes.toString('latin1') });
  return undefined;
}
