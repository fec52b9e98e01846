import { loadHtml, parseHtml } from './page-cache.ts';

/** Returns the address of the fragment that `owner` refers to, in the sidebar's folder for branches. */
export function branchAddress(owner: Element | null | undefined): string | undefined {
  const name = owner?.getAttribute('data-branch');
  const folder = owner?.closest<HTMLElement>('.side')?.dataset.branches ?? '';
  return name ? new URL(`${name}.html`, new URL(folder, location.href)).href : undefined;
}

/** Fetches all rows of the branch that `owner` refers to; returns undefined if there is none. */
export async function loadBranch(owner: Element | null | undefined): Promise<Element | undefined> {
  const address = branchAddress(owner);
  if (address === undefined) {
    return undefined;
  }
  const { text } = await loadHtml(address);
  return parseHtml(text).querySelector('ul') ?? undefined;
}
