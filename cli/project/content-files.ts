import { isPageFile } from '../../engine/address/page-file.ts';

/** Sources of demos, which are compiled instead of copied. */
const MODULE = /\.(?:tsx?|jsx)$/;

/**
 * Source files of any kind, which no site should publish by accident; scripts below `/static` are meant to be served.
 */
const SOURCE = /\.(?:[cm]?jsx?|[cm]ts|vue|svelte|astro|module\.css|s[ac]ss|less|styl|pcss)$/;
const SERVED_SCRIPT = /^\/(?:static|public)\/.*\.m?js$/;

/**
 * Returns the kind of a file in the content folder, by its path from there with a leading slash; undefined if no site
 * needs it.
 */
export function contentKind(path: string): 'page' | 'module' | 'asset' | undefined {
  if (isPageFile(path)) return 'page';
  if (MODULE.test(path)) return 'module';
  return !SOURCE.test(path) || SERVED_SCRIPT.test(path) ? 'asset' : undefined;
}
