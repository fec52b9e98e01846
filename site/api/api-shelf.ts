import type { PageLink } from '../../engine/manifest/manifest.ts';
import type { ApiEntry, ApiName } from './api-data.ts';

/** Place of an export's description, and a key that changes with it. */
export interface KeptApi {
  readonly file: string;
  readonly key: string;
  /** Installed version of the package; absent if it names none. */
  readonly version?: string | undefined;
}

/** Descriptions by package and name, `@mui/material Button`. */
export type ApiShelf = Readonly<Record<string, KeptApi>>;

/** Data for API pages except for the descriptions; plain data, so that threads can share it. */
export interface ApiOverview {
  readonly shelf: ApiShelf;
  /** Where each export is documented, by its key on the shelf. */
  readonly places: Readonly<Record<string, { readonly pathname: string; readonly hash?: string }>>;
  /** Pages whose demos use an export, by its key on the shelf. */
  readonly demos: Readonly<Record<string, readonly PageLink[]>>;
  /** The page on which readers can try an export, by its key on the shelf, and the ids of the controls, by prop. */
  readonly tries: Readonly<
    Record<string, { readonly pathname: string; readonly controls: Readonly<Record<string, string>> }>
  >;
}

/** Data and functions for API pages. */
export interface ApiContext extends ApiOverview {
  /** Reads a description from the shelf; returns `undefined` if there is none. */
  read(target: ApiName): ApiEntry | undefined;
  /**
   * Finds the key of the class that an anchor in a package's comments refers to; returns `undefined` for other anchors.
   */
  classOfAnchor(packageName: string, anchor: string): string | undefined;
}

/** Context of a site without API pages. */
export const NO_APIS: ApiContext = {
  shelf: {},
  places: {},
  demos: {},
  tries: {},
  read: () => undefined,
  classOfAnchor: () => undefined,
};

/** Creates the key of an export on the shelf. */
export function shelfKey({ package: owner, name }: ApiName): string {
  return `${owner} ${name}`;
}
