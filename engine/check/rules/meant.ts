import type { Finding } from '../../diagnostic/diagnostic.ts';
import { isAbsoluteUrl, splitAddress, decodeEscapes, type SplitAddress } from '../../address/address.ts';
import { wordNear, nearOnBudget, type Near } from '../../text/suggest.ts';
import type { PageTree } from '../../resolve/page-tree.ts';
import type { PageFile } from '../../model/project-input.ts';
import type { ReportFinding } from './rule.ts';
import { toPathname } from '../../address/pathname.ts';
import { hasPlace } from '../../resolve/has-place.ts';

/**
 * Phrases the help for a name that leads nowhere, with a fix if only one thing can have been meant. `was` is the value as
 * the engine read it, `otherwise` the help if nothing is similar; `write` puts another name into the value, all of which
 * the name replaces by default.
 */
export function meant(
  near: Near | undefined,
  was: string,
  otherwise: string,
  write = (name: string): string => name,
): Pick<Finding, 'help' | 'fix'> {
  if (near === undefined) return { help: otherwise };
  return { help: wordNear(near), ...(near.isClear ? { fix: { was, write: write(near.value) } } : {}) };
}

/** Does the same for an address; its language, query and anchor stay. */
export function meantAddress(near: Near | undefined, was: string, otherwise: string): Pick<Finding, 'help' | 'fix'> {
  return meant(near, was, otherwise, (pathname) => atPathname(was, pathname));
}

/**
 * Replaces the pathname in an address.
 * @example
 * atPathname('{LANG}/a/b/?c#d', '/e') // '{LANG}/e?c#d'
 */
function atPathname(address: string, pathname: string): string {
  const language = address.startsWith(LANGUAGE) ? LANGUAGE : '';
  const rest = address.slice(language.length);
  return language + pathname + rest.slice(splitAddress(rest).pathname.length);
}

const LANGUAGE = '{LANG}';

/** Redirects an address to another target, whose anchor takes precedence over that of the address. */
export function leadTo(address: string, to: string): string {
  const { hash } = splitAddress(address);
  return hash === undefined || isAbsoluteUrl(to) || to.includes('#') ? to : `${to}#${hash}`;
}

/**
 * Makes a function that reports the anchor of an address if its page lacks it. `target` is what the address leads to, and
 * `file` the one that has the text of that page.
 */
export function anchorCheck(
  { pages, kinds }: PageTree,
  report: ReportFinding,
): (address: string, at: Finding['at'], target?: SplitAddress, file?: PageFile) => void {
  const find = nearOnBudget();
  return (address, at, { pathname, hash } = splitAddress(address), file = pages.get(toPathname(pathname))?.file) => {
    // A page that is not written yet has no headings to look for.
    if (hash === undefined || hash === '' || file === undefined || hasPlace(file.facts, hash, kinds)) return;
    const { anchors } = file.facts;
    // Non-ASCII letters are escaped in an anchor, but usually not in a link.
    const near = PLAIN.test(hash) ? find(hash, anchors) : find(decodeEscapes(hash), anchors.map(decodeEscapes));
    const found = near && { ...near, value: `#${near.value}` };
    const atAnchor = (anchor: string) => address.slice(0, address.indexOf('#')) + anchor;
    report({
      at,
      message: `The page \`${toPathname(pathname)}\` has no anchor \`#${hash}\`.`,
      ...meant(found, address, 'use the id of a heading on that page', atAnchor),
    });
  };
}

const PLAIN = /^[\w-]*$/;
