import { readFileSync } from 'node:fs';
import type { PageLink } from '../../engine/manifest.ts';
import type { ApiEntry, ApiName } from './api-data.ts';

/** Where the description of an export is kept, as JSON below a line that tells damage, and a key that changes with it. */
export interface KeptApi {
  readonly file: string;
  readonly key: string;
}

/** Descriptions by package and name, `@mui/material Button`. */
export type ApiShelf = Readonly<Record<string, KeptApi>>;

/** What pages with API documentation are made from; plain data, so that threads can share it. */
export interface ApiContext {
  readonly shelf: ApiShelf;
  /** Where each export is documented, by its key on the shelf. */
  readonly places: Readonly<Record<string, { readonly pathname: string; readonly hash?: string }>>;
  /** Pages whose demos use an export, by its key on the shelf. */
  readonly demos: Readonly<Record<string, readonly PageLink[]>>;
  /** Changes with whatever pages of documentation say of other pages. */
  readonly key: string;
}

/** Of a site without API pages. */
export const NO_APIS: ApiContext = { shelf: {}, places: {}, demos: {}, key: '' };

/** Makes the key of an export on the shelf. */
export function shelfKey({ package: owner, name }: ApiName): string {
  return `${owner} ${name}`;
}

/** Fetches a description from the shelf, where the build has checked that it is whole; `undefined` when it could not be made. */
export function readApi(target: ApiName, shelf: ApiShelf): ApiEntry | undefined {
  const kept = shelf[shelfKey(target)];
  if (kept === undefined) return undefined;
  const text = readFileSync(kept.file, 'utf8');
  return (JSON.parse(text.slice(text.indexOf('\n') + 1)) as ApiEntry | null) ?? undefined;
}
