import type { DemoPage } from '../source/demo-pages.ts';

/** Returns what messages call a module. */
export function kindOf(path: string, pages: readonly DemoPage[]): string {
  if (pages.some(({ provider }) => provider?.path === path)) return 'provider';
  return pages.some(
    ({ slot, component, demos, siblings }) =>
      (slot ?? component) !== undefined && (demos[0]?.path === path || siblings[path] !== undefined),
  )
    ? 'component'
    : 'demo';
}
