import type { ApiEntry } from './api-data.ts';

/** The version of the format of published API data; it changes when something that programs may rely on goes away. */
export const API_SCHEMA_VERSION = 1;

/** What every published file of API data begins with. */
interface ApiFileFace {
  /** Address of the JSON Schema of the file, relative to the file. */
  readonly $schema: string;
  readonly schemaVersion: 1;
}

/** The published data about one export, `_nav/api/<package>@<version>/<name>.json`: what its page is made from. */
export interface ApiFile extends ApiFileFace {
  /** Public address of the page, or of the part of a page, that shows it. */
  readonly page?: string;
  readonly export: ApiEntry;
}

/** The list of all published API data of a site, `_nav/api/index.json`. */
export interface ApiIndex extends ApiFileFace {
  readonly exports: readonly ApiIndexEntry[];
}

/** An export in the list. */
export interface ApiIndexEntry {
  readonly package: string;
  /** Installed version of the package; absent if it names none. */
  readonly version?: string;
  readonly name: string;
  /** Address of its file, relative to the list. */
  readonly file: string;
  /** Public address of the page, or of the part of a page, that shows it. */
  readonly page?: string;
}

/** A file that the schema describes. */
export type ApiDataFile = ApiFile | ApiIndex;
