import { suggest } from '../text/suggest.ts';

/**
 * Returns the web or mail address that a text was probably meant to be: one without its scheme, or with a typo in it.
 * `undefined` for anything else.
 * @example
 * wholeAddress('www.example.com')       // 'https://www.example.com'
 * wholeAddress('htp:/example.com/docs') // 'http://example.com/docs'
 * wholeAddress('ann@example.com')       // 'mailto:ann@example.com'
 * wholeAddress('git@example.com:a/b.git') // 'https://example.com/a/b'
 * wholeAddress('guides/start.md')       // undefined
 */
export function wholeAddress(text: string): string | undefined {
  if (BARE_HOST.test(text)) return `https://${text}`;
  const [, host, repository] = GIT.exec(text) ?? [];
  if (host !== undefined && repository !== undefined) return `https://${host}/${repository}`;
  const [, sentTo, bare] = MAIL.exec(text) ?? [];
  const mail = sentTo ?? bare;
  if (mail !== undefined) return `mailto:${mail}`;
  const [, scheme = 'https', rest] = SLIPPED.exec(text) ?? [];
  const meant = WEB.includes(scheme.toLowerCase()) ? scheme.toLowerCase() : suggest(scheme, WEB);
  if (rest === undefined || meant === undefined) return undefined;
  return rest.includes('://') ? rest : `${meant}://${rest}`;
}

/** The predicate of messages about such a text. */
export const LACKS_PROTOCOL = 'looks like an address without its protocol';

const WEB: readonly string[] = ['https', 'http'];

const BARE_HOST = /^(?:www\.[\w-]|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|app)(?:[/:?#]|$))/i;

// `logo@2x.png` is an image: it has no word before it.
const MAIL = /^(?:mailto[:;.]?\/*([^\s/@]+@[^\s/@]+)|([\w+-][\w.+-]*@(?:[\w-]+\.)+(?:com|org|net|io|dev|app)))$/i;

/** Addresses for `git clone`. */
const GIT = /^(?:git\+https?:\/\/|git:\/\/|(?:(?:git\+)?ssh:\/\/)?git@)([\w.-]+)[:/]([\w./-]+?)(?:\.git)?$/i;

/** Something like a scheme, something like `://`, and a host or a whole address. */
const SLIPPED = /^(?::?([a-z]{3,6})(?:[:;][\\/]*|[\\/]{2,})|\/\/)([\w-]+(?:[.:][\w-]+)+(?:[/?#].*)?|https?:\/\/.+)$/i;
