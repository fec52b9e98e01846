import { nearAmong, nearOnBudget } from '../../engine/index.ts';
import { listsAnchor } from '../../engine/address/anchor.ts';
import type { Output } from './read-output.ts';
import { findFile, targetKey, type Target } from './resolve-address.ts';
import type { Survey } from './survey-output.ts';
import { brokenAnchor, brokenLink, redirectedLink, type Verdict } from './link-mistakes.ts';

/** Makes a function that checks an address of the site itself. */
export function createInsideCheck(
  { files, manifest }: Output,
  { ids, refreshes }: Survey,
): (target: Target & { readonly kind: 'inside' }, isLink?: boolean) => Verdict | undefined {
  const anchors = new Map(Array.from(ids, ([document, own]) => [document, [...own]]));
  const nearPage = nearAmong(() => Object.keys(manifest.routes));
  const nearAnchor = nearOnBudget();
  return (target, isLink = true) => {
    const address = targetKey({ ...target, hash: undefined });
    const file = findFile(target.path, files);
    if (file === undefined) return brokenLink(address, 'in the built site', nearPage);
    const refresh = refreshes.get(file);
    if (refresh !== undefined && isLink) return redirectedLink(address, refresh.href);
    const known = anchors.get(file);
    if (target.hash === undefined || known === undefined || refresh !== undefined || listsAnchor(known, target.hash))
      return undefined;
    return brokenAnchor(address, target.hash, nearAnchor(target.hash, known));
  };
}
