/** A selector that only says which mode the document has, before the variables of a theme. */
const MODE = /(?:^|[{},;/\s])(html|body|:root)?(?:\.([\w-]+)|\[(data-[\w-]+)=["']?dark["']?\])\s*(?:,[^{}]*)?\{\s*--/g;

/** Names of classes for a whole theme; others are of single components, such as `btn-dark`. */
const THEME = /^(?:dark|(?:theme|mode)[-_]dark|(?:[\w-]*[-_])?dark(?:[-_]\w+)*[-_](?:theme|mode))$/i;

/**
 * Finds the mode that a stylesheet expects of its document, in the form of `demoMode`; `undefined` if it expects none.
 *
 * @example
 * 'body.dark-app-theme { --ink: #fff }' → '{ class: dark-app-theme }'
 * '[data-theme="dark"] { --ink: #fff }' → '{ attribute: data-theme }'
 */
export function findMode(sheet: string): string | undefined {
  for (const [, place, name, attribute] of sheet.matchAll(MODE)) {
    if (attribute !== undefined) return `{ attribute: ${attribute} }`;
    if (name !== undefined && (THEME.test(name) || (place !== undefined && /\bdark\b/i.test(name))))
      return `{ class: ${name} }`;
  }
  return undefined;
}

/** Says which setting would switch a stylesheet to its dark mode. */
export function noteOfMode(mode: string): string {
  return `A stylesheet of demos has a dark mode that is never set: write \`demoMode: ${mode}\` in nav/site.yaml, or \`demoMode: light\` to keep demos light.`;
}
