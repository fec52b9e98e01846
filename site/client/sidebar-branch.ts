import { loadHtml, parseHtml } from './page-cache.ts';

/** Address of the fragment that `owner` names: a file in the folder that the sidebar names for all its branches. */
export function branchAddress(owner: Element | null | undefined): string | undefined {
  const name = owner?.getAttribute('data-branch');
  const folder = owner?.closest<HTMLElement>('.side')?.dataset.branches ?? '';
  return name ? new URL(`${name}.html`, new URL(folder, location.href)).href : undefined;
}

/** Fetches all rows of the branch that `owner` names; undefined when it names none. */
export async function loadBranch(owner: Element | null | undefined): Promise<Element | undefined> {
  const address = branchAddress(owner);
  if (address === undefined) {
    return undefined;
  }
  const { text } = await loadHtml(address);
  return parseHtml(text).querySelector('ul') ?? undefined;
}
