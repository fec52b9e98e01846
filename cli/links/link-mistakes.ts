import {
  findDefinition,
  wordNear,
  nearAmong,
  nearOnBudget,
  type DiagnosticDefinition,
  type Near,
} from '../../engine/index.ts';
import { listsAnchor } from '../../engine/address/anchor.ts';
import type { Output } from './read-output.ts';
import { findFile, targetKey, type Target } from './resolve-address.ts';
import type { Survey } from './survey-output.ts';

/** What is wrong with an address. */
export interface Verdict {
  readonly definition: DiagnosticDefinition;
  readonly message: string;
  readonly help?: string | undefined;
}

/**
 * Returns the definition of a mistake that `validate` reports too, so that the same mistake has the same code
 * everywhere.
 */
export function definitionOf(code: string): DiagnosticDefinition {
  const found = findDefinition(code);
  if (found === undefined) throw new Error(`The catalogue has no diagnostic ${code}.`);
  return found;
}

const BROKEN_LINK = definitionOf('broken-link');
const BROKEN_ANCHOR = definitionOf('broken-anchor');
const REDIRECTED_LINK = definitionOf('redirected-link');

const ANYWHERE = 'https://localhost';

/** Describes a link that leads nowhere; `findNear` searches what exists. */
export function brokenLink(
  address: string,
  where: string,
  findNear: (pathname: string) => Near | undefined = () => undefined,
): Verdict {
  const pathname = URL.canParse(address, ANYWHERE) ? new URL(address, ANYWHERE).pathname : address;
  return {
    definition: BROKEN_LINK,
    message: `The address \`${address}\` leads to nothing ${where}.`,
    help: wordNear(findNear(pathname.replace(/\/$/, ''))) ?? 'correct the address, or remove the link',
  };
}

/** Describes an anchor that a page lacks; `near` is the one most likely meant. */
export function brokenAnchor(page: string, hash: string, near: Near | undefined): Verdict {
  return {
    definition: BROKEN_ANCHOR,
    message: `The page \`${page}\` has no anchor \`#${hash}\`.`,
    help: wordNear(near),
  };
}

export function redirectedLink(address: string, to: string): Verdict {
  return { definition: REDIRECTED_LINK, message: `The address \`${address}\` is redirected.`, help: `write \`${to}\`` };
}

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
