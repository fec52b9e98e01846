/**
 * Turns the name of a component, hook or type into the segment of its page, which is also the prefix of its anchors.
 * @example
 * apiSlug('CssBaseline') // 'css-baseline'
 * apiSlug('useButton')   // 'use-button'
 * apiSlug('Dialog.Root') // 'dialog-root'
 */
export function apiSlug(name: string): string {
  return name
    .replaceAll('.', '-')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase();
}
