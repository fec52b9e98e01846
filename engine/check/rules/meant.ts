import type { Finding } from '../../diagnostic/diagnostic.ts';
import { isAbsoluteUrl, splitAddress } from '../../address/address.ts';
import { wordNear, type Near } from '../../text/suggest.ts';

interface Wording {
  /** The value as the engine read it. */
  readonly was: string;
  /** Puts another name into the value; by default, the suggestion replaces all of it. */
  readonly write?: (value: string) => string;
  /** The help if nothing is similar. */
  readonly otherwise: string;
}

/** Phrases the help for a name that leads nowhere, with a fix if only one thing can have been meant. */
export function meant(
  near: Near | undefined,
  { was, write = (value) => value, otherwise }: Wording,
): Pick<Finding, 'help' | 'fix'> {
  if (near === undefined) return { help: otherwise };
  return { help: wordNear(near), ...(near.isClear ? { fix: { was, write: write(near.value) } } : {}) };
}

/** Does the same for an address; its language, query and anchor stay. */
export function meantAddress(near: Near | undefined, was: string, otherwise: string): Pick<Finding, 'help' | 'fix'> {
  return meant(near, { was, write: (pathname) => atPathname(was, pathname), otherwise });
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
