// What the build and the pages of `dev` say about rules of demos that also apply around them.

/** Properties with no effect around demos: variables, which nothing there uses, and the mode, which is that of the page. */
export const HARMLESS = /^--|\bcolor-scheme$/;

/** Notes that the demos of some pages have such rules; `provider` is where to turn them off. */
export function noteOfPageRules(pages: string, rules: string, provider?: string): string {
  const place = provider === undefined ? '' : ` in ${provider}`;
  return `The demos of ${pages} change the page around them: their script adds rules ${rules}. Turn the library's reset off${place}, or set \`frame\` for the demos.`;
}
