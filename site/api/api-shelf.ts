import type { PageLink } from '../../engine/manifest.ts';
import type { ApiEntry, ApiName } from './api-data.ts';

/** Where the description of an export is kept, and a key that changes with it. */
export interface KeptApi {
  readonly file: string;
  readonly key: string;
}

/** Descriptions by package and name, `@mui/material Button`. */
export type ApiShelf = Readonly<Record<string, KeptApi>>;

/** What pages with API documentation are made from, but for the descriptions; plain data, so that threads can share it. */
export interface ApiOverview {
  readonly shelf: ApiShelf;
  /** Where each export is documented, by its key on the shelf. */
  readonly places: Readonly<Record<string, { readonly pathname: string; readonly hash?: string }>>;
  /** Pages whose demos use an export, by its key on the shelf. */
  readonly demos: Readonly<Record<string, readonly PageLink[]>>;
  /** Changes with whatever pages of documentation say of other pages. */
  readonly key: string;
}

/** What pages with API documentation are made from. */
export interface ApiContext extends ApiOverview {
  /** Fetches a description from the shelf; `undefined` when it could not be made. */
  read(target: ApiName): ApiEntry | undefined;
  /** Finds the key of a class in an anchor by which a package's comments name it; `undefined` for any other anchor. */
  classOfAnchor(packageName: string, anchor: string): string | undefined;
}

/** Of a site without API pages. */
export const NO_APIS: ApiContext = {
  shelf: {},
  places: {},
  demos: {},
  key: '',
  read: () => undefined,
  classOfAnchor: () => undefined,
};

/** Makes the key of an export on the shelf. */
export function shelfKey({ package: owner, name }: ApiName): string {
  return `${owner} ${name}`;
}
