import type { ReadForeignSite } from '../read/foreign-site.ts';
import type { Syntax } from './syntax.ts';

/** Everything about a tool whose documentation can be imported. */
export interface Importer {
  readonly read: ReadForeignSite;
  readonly syntax: Syntax;
}
