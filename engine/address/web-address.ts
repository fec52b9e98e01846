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
