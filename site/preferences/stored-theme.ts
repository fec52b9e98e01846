import type { StoredName } from './storage-key.ts';

/** Letters of a theme's name that are the hash of what describes it, after the id of the section that declares it. */
const HASH = '.123456'.length;

/**
 * Returns the address of the script that describes the theme of a page if its reader has chosen something for it; with
 * `isAsked`, in any case. A single function, because it is part of pages.
 */
export function themeAddress(
  { dataset: { site, base, theme } } = document.documentElement,
  isAsked = false,
): string | undefined {
  try {
    if (isAsked || localStorage.getItem(`${site}-${`theme-${theme?.slice(0, -HASH)}` satisfies StoredName}`))
      return `${base}_nav/assets/${theme}.js`;
  } catch {
    // Blocked storage is empty.
  }
  return undefined;
}

/**
 * Lets the first paint of this document, whose head is still read, wait for the theme that its reader has chosen; that of
 * the few who have, so that all others load nothing. Also loads what a reader chooses for the first time in another tab.
 */
export function awaitTheme(): void {
  const look = (load: (address: string) => void): void => {
    const address = themeAddress();
    if (address) load(address);
  };
  look((address) => document.write(`<script src="${address}"></script>`));
  for (const event of ['storage', 'pageshow'])
    addEventListener(event, () => look((address) => void import(/* @vite-ignore */ address)));
}
