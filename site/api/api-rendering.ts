import type { PageLink } from '../../engine/manifest/manifest.ts';
import type { Drawing } from '../feature/feature.ts';
import type { RowsWords } from '../rows/words.ts';
import type { API_WORDS } from './api-words.ts';

/** Texts around the documentation of an export. */
export type ApiWords = RowsWords &
  Readonly<Record<keyof typeof API_WORDS | 'andMore' | 'deprecated' | 'sectionLink', string>> &
  Readonly<Record<string, string>>;

/** A language and its texts. */
export interface ApiWording {
  /** Code of the language. */
  readonly language: string;
  readonly words: ApiWords;
}

/** Dependencies of API rendering on the rest of the site. */
export interface ApiRendering extends ApiWording, Pick<Drawing, 'content'> {
  /**
   * Converts an address in a package's comments to one on this site, or else on another; `undefined` if it leads nowhere
   * that is known.
   */
  resolveHref(href: string): ReturnType<Drawing['resolve']>;
  /** Returns the address of another export's documentation; `undefined` if this site has none. */
  findApi(name: { readonly package: string; readonly name: string }): string | undefined;
  /**
   * Returns pathname and hash of the documentation of another export of the same package; `undefined` if there is none.
   */
  findName(name: string): string | undefined;
  /** Returns the page of this site at an address in a package's comments; `undefined` for other addresses. */
  pageAt(address: string): PageLink | undefined;
  /** Pages whose demos use the export. */
  readonly demos: readonly PageLink[];
  /** Returns the address of the control that sets a prop of the export; `undefined` if there is none. */
  tryAt(prop: string): string | undefined;
  /** Returns the address of a page on this site. */
  hrefOf(pathname: string, hash?: string): string;
}
