import type { PageLink } from '../../engine/manifest.ts';
import type { ResolvedHref } from '../markdown/rendering.ts';
import type { Wording } from '../frame/words.ts';

/** What rendering of API data needs from the site around it. */
export interface ApiRendering extends Wording {
  /** Turns an address of a package's comments into one of this site, or leaves it. */
  resolveHref(href: string): ResolvedHref;
  /** Address of the documentation of another export; `undefined` when this site has none. */
  findApi(name: { readonly package: string; readonly name: string }): string | undefined;
  /** Pathname and hash of the documentation of another export of the same package; `undefined` when this site has none. */
  findName(name: string): string | undefined;
  /** The page of this site at an address of a package's comments; `undefined` for one from elsewhere. */
  pageAt(address: string): PageLink | undefined;
  /** Pages whose demos use the export. */
  readonly demos: readonly PageLink[];
  /** Address of a page of this site. */
  hrefOf(pathname: string, hash?: string): string;
}
