import type { DemoPage } from '../demo-pages.ts';

/** What a module is to those who read of it. */
export function kindOf(path: string, pages: readonly DemoPage[]): string {
  if (pages.some(({ provider }) => provider?.path === path)) return 'provider';
  return pages.some(
    ({ slot, demos, siblings }) => slot !== undefined && (demos[0]?.path === path || siblings[path] !== undefined),
  )
    ? 'component'
    : 'demo';
}
