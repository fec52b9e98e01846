/** What the path of a page’s file says: its format, its language, its pathname. */

import { type Pathname, toPathname } from './pathname.ts';

/**
 * Splits the language off a page's file name; without known codes, anything that looks like a language.
 * @example
 * splitLanguage('/a/b.de.md', ['en', 'de']) // { path: '/a/b.md', language: 'de' }
 * splitLanguage('/a/b.pt-BR.mdx', ['en', 'pt-BR']) // { path: '/a/b.mdx', language: 'pt-BR' }
 * splitLanguage('/a/b.fr.md', ['en', 'de']) // { path: '/a/b.fr.md' }
 */
export function splitLanguage(
  path: string,
  codes: readonly string[] | undefined,
): { readonly path: string; readonly language?: string } {
  const [, name, language, ending] = LANGUAGE_NAME.exec(path) ?? [];
  if (name === undefined || language === undefined || codes?.includes(language) === false) return { path };
  return { path: `${name}${ending}`, language };
}

const LANGUAGE_NAME = /^(.*[^/])\.([a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?)(\.mdx?)$/;

/** Returns whether a path is that of a page, by its extension. */
export function isPageFile(path: string): boolean {
  return PAGE_FILE.test(path);
}

/** Returns the format of a page, by its file extension. */
export function pageFormat(path: string): 'md' | 'mdx' {
  return path.endsWith('.mdx') ? 'mdx' : 'md';
}

const PAGE_FILE = /\.mdx?$/;

/** Returns a file's name without folders and extension: `kit` for `nav/sections/kit.yaml`. */
export function fileStem(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
}

/**
 * Returns the pathname of the folder that contains a page's file.
 * @example
 * folderPathname('content/a/b.md', 'content')       // '/a'
 * folderPathname('content/a/b/index.md', 'content') // '/a/b'
 */
export function folderPathname(file: string, content: string): Pathname {
  return toPathname(file.slice(content.length, file.lastIndexOf('/')));
}

/**
 * Returns the pathname of a file in the content folder.
 * @example
 * contentPathname('/a/b.md')       // '/a/b'
 * contentPathname('/a/b/index.md') // '/a/b'
 */
export function contentPathname(file: string): Pathname {
  return toPathname(file.replace(PAGE_FILE, '').replace(/(^|\/)index$/, ''));
}

/**
 * Returns the pathname of the page that a file path refers to, whether its Markdown or its HTML.
 * @example
 * namedPathname('/a/b.html')       // '/a/b'
 * namedPathname('/a/b/index.html') // '/a/b'
 * namedPathname('/a/b.md')         // '/a/b'
 */
export function namedPathname(file: string): Pathname {
  return contentPathname(file.replace(/\.html?$/i, ''));
}
