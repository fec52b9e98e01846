import type { PageLink } from '../../engine/manifest/manifest.ts';
import type { ResolvedHref } from '../markdown/render/rendering.ts';
import type { Wording } from '../words/words.ts';

/** Dependencies of API rendering on the rest of the site. */
export interface ApiRendering extends Wording {
  /**
   * Converts an address in a package's comments to one on this site, or else on another; `undefined` if it leads nowhere
   * that is known.
   */
  resolveHref(href: string): ResolvedHref | undefined;
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
