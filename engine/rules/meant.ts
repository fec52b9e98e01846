import type { Finding } from '../diagnostic.ts';
import { isAbsoluteUrl, splitAddress } from '../pathname.ts';
import { wordNear, type Near } from '../suggest.ts';

interface Wording {
  /** What is there, as the engine read it. */
  readonly was: string;
  /** The same with another name in it; what is near itself when left out. */
  readonly write?: (value: string) => string;
  /** The help where nothing is near. */
  readonly otherwise: string;
}

/** The help for a name that leads nowhere, and the fix where nothing else can have been meant. */
export function meant(
  near: Near | undefined,
  { was, write = (value) => value, otherwise }: Wording,
): Pick<Finding, 'help' | 'fix'> {
  if (near === undefined) return { help: otherwise };
  return { help: wordNear(near), ...(near.isClear ? { fix: { was, write: write(near.value) } } : {}) };
}

/** The same for an address: its language, query and anchor stay. */
export function meantAddress(near: Near | undefined, was: string, otherwise: string): Pick<Finding, 'help' | 'fix'> {
  return meant(near, { was, write: (pathname) => atPathname(was, pathname), otherwise });
}

/**
 * Puts another pathname into an address.
 * @example
 * atPathname('{LANG}/a/b/?c#d', '/e') // '{LANG}/e?c#d'
 */
function atPathname(address: string, pathname: string): string {
  const language = address.startsWith(LANGUAGE) ? LANGUAGE : '';
  const rest = address.slice(language.length);
  return language + pathname + rest.slice(splitAddress(rest).pathname.length);
}

const LANGUAGE = '{LANG}';

/** Lets an address lead where another one leads; an anchor of the new one counts more than that of the old. */
export function leadTo(address: string, to: string): string {
  const { hash } = splitAddress(address);
  return hash === undefined || isAbsoluteUrl(to) || to.includes('#') ? to : `${to}#${hash}`;
}
