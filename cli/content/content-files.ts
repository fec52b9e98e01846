import { isPageFile } from '../../engine/pathname.ts';

/** Sources of demos, which are compiled and not copied. */
const MODULE = /\.(?:tsx?|jsx)$/;

/** Sources of any kind, which no site publishes by accident; below `/static` a script is there to be served. */
const SOURCE = /\.(?:[cm]?jsx?|[cm]ts|vue|svelte|astro|module\.css|s[ac]ss|less|styl|pcss)$/;
const SERVED_SCRIPT = /^\/(?:static|public)\/.*\.m?js$/;

/** What a file of the content folder is, by its path from there with a leading slash; undefined for what no site needs. */
export function contentKind(path: string): 'page' | 'module' | 'asset' | undefined {
  if (isPageFile(path)) return 'page';
  if (MODULE.test(path)) return 'module';
  return !SOURCE.test(path) || SERVED_SCRIPT.test(path) ? 'asset' : undefined;
}

/** Whether a walk over the content folder passes a name over: hidden files, and what packages bring along. */
export function isPassedOver(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules';
}
