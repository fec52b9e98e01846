import type { Tag } from '../manifest/manifest.ts';

/** What a change means for readers: pages by pathname, in the order of the navigation. */
export interface ManifestDiff {
  readonly added: readonly PageFace[];
  readonly removed: readonly (PageFace & {
    /** Target of the old address, if it redirects. */ readonly leadsTo?: string;
  })[];
  /** Their `pathname` is the new one. A page keeps its identity by its `id`, by a redirect from its old address, or by similarity. */
  readonly moved: readonly (PageFace & { readonly from: string })[];
  readonly retitled: readonly { readonly pathname: string; readonly was: string; readonly is: string }[];
  readonly retagged: readonly (Pick<PageFace, 'pathname'> & Change<Tag>)[];
  readonly anchors: readonly { readonly pathname: string; readonly gone: readonly string[] }[];
  /** Pages whose text is another one or, if `isLost`, gone; those in other languages have a prefix. */
  readonly texts: readonly { readonly pathname: string; readonly isLost: boolean }[];
  /** Sections whose sidebar has another order, from an address on. */
  readonly reordered: readonly { readonly section: string; readonly from: string }[];
  readonly sections: Change<string>;
  readonly versions: readonly (Change<string> & { readonly section: string; readonly changed: readonly string[] })[];
  readonly redirects: { readonly added: number; readonly removed: number };
  /** The current size. */
  readonly size: { readonly sections: number; readonly pages: number };
}

/** What is there only after a change, and only before it. */
interface Change<Value> {
  readonly added: readonly Value[];
  readonly removed: readonly Value[];
}

/** A page in a list. */
export interface PageFace {
  readonly pathname: string;
  readonly title: string;
}
