import type { IconFile } from '../../../features/icons/island/icon-data.ts';

/** What the build made for the live code of a section, in a file that is loaded when a reader edits the first demo. */
export interface LiveIndex {
  /** Name of the document that runs edited code, beside this file. */
  readonly frame: string;
  /** Name of the module with all packages, beside this file: it exports `modules` by id, and `live`. */
  readonly library: string;
  /** Ids of the modules in it, as imports write them; that of a file of the project is its path from the root after `/`. */
  readonly ids: readonly string[];
  /** Names of stylesheets beside this file. */
  readonly styles: readonly string[];
  /** Packages with a module per icon, by name. */
  readonly icons: Readonly<Record<string, IconPackage>>;
}

/** A package whose icons are fetched by name. */
export interface IconPackage {
  /** Id of the module that makes a component from a drawing, with the function as its default export. */
  readonly maker: string;
  /** Name of the file with the icons whose names have these first letters, beside the index. */
  readonly files: Readonly<Record<string, string>>;
}

/** Number of letters by which icons are put into files. */
export const ICON_LETTERS = 2;

/** Drawings of icons by name. */
export type IconDrawings = IconFile['icons'];
