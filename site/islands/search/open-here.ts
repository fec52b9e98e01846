import { basePath } from '../../browser/page-address.ts';
import { openSearch, type Search } from './open-search.ts';
import type { Pagefind, PagefindScript } from './pagefind.ts';

/** Opens the search of the site that the page is on, for a reader in a section. */
export function openSearchHere(own: string): Promise<Search | undefined> {
  const { language } = document.documentElement.dataset;
  return openSearch({ site: basePath(), language, own, load: loadPagefind });
}

async function loadPagefind(address: string): Promise<Pagefind> {
  const script = new URL(`${address}pagefind.js`, location.href).href;
  return ((await import(/* @vite-ignore */ script)) as PagefindScript).createInstance({});
}
