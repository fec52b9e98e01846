import type { Route } from '../../engine/manifest.ts';

/** Whether someone has written a page, or its content is generated. */
export function hasContent({ file, api }: Pick<Route, 'file' | 'api'>): boolean {
  return file !== undefined || api !== undefined;
}
