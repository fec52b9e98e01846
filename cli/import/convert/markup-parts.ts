import type { Markup } from './html-nodes.ts';
import type { Page } from './page.ts';

/** Returns whether a name is that of a component, not of an HTML element. */
export function isComponent(name: string): boolean {
  return /^[A-Z]/.test(name);
}

/** Returns the words of a text. */
export function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** Writes the content of an element as one line of text. */
export function contentLine(page: Page, { inner, children }: Markup): string {
  return inner === undefined
    ? ''
    : page
        .write(inner, children, true)
        .trim()
        // The signs of a heading have no meaning in a line.
        .replaceAll(/^#{1,6} /gm, '')
        .replaceAll(/\s*\n\s*/g, ' ');
}

/** Writes a heading with its id, of which only the first on a page counts. */
export function withId({ ids }: Page, heading: string, id: string | undefined): string {
  if (id === undefined || ids.has(id)) return heading;
  ids.add(id);
  return `${heading} {#${id}}`;
}

/**
 * Returns the address behind JavaScript such as `require('./a.png').default`, or behind the name of an imported image.
 */
export function addressOf({ imports }: Page, value: string): string {
  const [, written] = /^(?:require|useBaseUrl|withBase)\(\s*['"]([^'"]+)['"]\s*\)(?:\.default)?$/.exec(value) ?? [];
  const imported = imports.get(value.replace(/\.(?:src|default)$/, ''));
  return written ?? (imported?.kind === 'file' ? imported.href : value);
}
