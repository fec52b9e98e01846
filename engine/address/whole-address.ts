/** A text in place of a web or mail address. */
interface AddressSlip {
  /** Matches the whole text. */
  readonly pattern: RegExp;
  /** The address that it stands for. */
  readonly fix: string;
  /** Where it was seen. */
  readonly seen: string;
}

const ADDRESS_SLIPS: readonly AddressSlip[] = [
  {
    pattern: /^(?:www\.[\w-]|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|app)(?:[/:?#]|$)).*$/i,
    fix: 'https://$&',
    seen: 'a link of urbit/docs#275',
  },
  // Addresses for `git clone`.
  {
    pattern: /^(?:git\+https?:\/\/|git:\/\/|(?:(?:git\+)?ssh:\/\/)?git@)([\w.-]+)[:/]([\w./-]+?)(?:\.git)?$/i,
    fix: 'https://$1/$2',
    seen: '`repository` in the package.json that npm writes, as in mui/material-ui',
  },
  // `logo@2x.png` is an image.
  {
    pattern: /^[\w+-][\w.+-]*@(?:[\w-]+\.)+(?:com|org|net|io|dev|app)$/i,
    fix: 'mailto:$&',
    seen: 'links of HumanCellAtlas/metadata-schema#393',
  },
];

/**
 * Returns the web or mail address that a text stands for; `undefined` for anything else.
 * @example
 * wholeAddress('www.example.com')         // 'https://www.example.com'
 * wholeAddress('ann@example.com')         // 'mailto:ann@example.com'
 * wholeAddress('git@example.com:a/b.git') // 'https://example.com/a/b'
 * wholeAddress('guides/start.md')         // undefined
 */
export function wholeAddress(text: string): string | undefined {
  const slip = ADDRESS_SLIPS.find(({ pattern }) => pattern.test(text));
  return slip && text.replace(slip.pattern, slip.fix);
}

/** The predicate of messages about such a text. */
export const LACKS_PROTOCOL = 'looks like an address without its protocol';

/**
 * Returns whether a web address has a possible host. A name without a dot is a local host; the host ends at a
 * placeholder.
 * @example
 * isWebAddress('https://müller.example:8080/a') // true
 * isWebAddress('https://v5.example{pathname}')  // true
 * isWebAddress('http://[::1]')                  // true
 * isWebAddress('https://')                      // false
 * isWebAddress('https://git host.example')      // false
 * isWebAddress('https://https://a.example')     // false
 */
export function isWebAddress(address: string): boolean {
  return WEB_ADDRESS.test(address);
}

// https://url.spec.whatwg.org/#forbidden-domain-code-point
export const WEB_ADDRESS =
  /^https?:\/\/(?:[^\s/?#@]+@)?(?:\[[\da-f:.]+\]|(?!\.)(?:(?!\.\.)[^\s#/:<>?@[\]\\^|%{}"'`,;])+)(?::\d{1,5})?(?=[/?#{\\]|$)/i;
