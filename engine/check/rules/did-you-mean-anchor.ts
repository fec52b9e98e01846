import type { Finding } from '../../diagnostic/diagnostic.ts';
import { decodeEscapes } from '../../address/address.ts';
import { nearOnBudget } from '../../text/suggest.ts';
import { meant } from './meant.ts';

/** Makes a function that phrases the help for an anchor that a page lacks; `address` is the link as written. */
export function didYouMeanAnchor(): (
  address: string,
  hash: string,
  anchors: readonly string[],
) => Pick<Finding, 'help' | 'fix'> {
  const find = nearOnBudget();
  return (address, hash, anchors) => {
    // Non-ASCII letters are escaped in an anchor, but usually not in a link.
    const near = PLAIN.test(hash) ? find(hash, anchors) : find(decodeEscapes(hash), anchors.map(decodeEscapes));
    const found = near === undefined ? undefined : { ...near, value: `#${near.value}` };
    return meant(found, {
      was: address,
      write: (anchor) => address.slice(0, address.indexOf('#')) + anchor,
      otherwise: 'use the id of a heading on that page',
    });
  };
}

const PLAIN = /^[\w-]*$/;
