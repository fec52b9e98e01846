/**
 * Returns the name of a playground's state in an address: the component's, in lower camel case. Further playgrounds of
 * the same component on a page are counted.
 *
 * @example
 * stateKey('Accordion.Control') // 'accordionControl'
 * stateKey('Button', 1)         // 'button2'
 */
export function stateKey(name: string, at = 0): string {
  const joined = name.replaceAll(/[^\w$]+(\w?)/g, (_, letter: string) => letter.toUpperCase());
  return `${joined.charAt(0).toLowerCase()}${joined.slice(1)}${at === 0 ? '' : at + 1}`;
}
