/**
 * Whether a text is the address of another site as people say it, without its protocol.
 * @example
 * isBareAddress('www.example.com') // true
 * isBareAddress('guides/start.md') // false
 */
export function isBareAddress(text: string): boolean {
  return BARE_ADDRESS.test(text);
}

const BARE_ADDRESS = /^(?:www\.[\w-]|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|app)(?:[/:?#]|$))/i;
