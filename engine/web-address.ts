/**
 * Whether the address of something on the web names a host that there may be. A name without a dot is a host of one's own;
 * where a text has something else filled in, the host ends.
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
