import { MAX_NAVIGATION_BYTES, MAX_PAGE_BYTES } from '../text/limits.ts';
import { isPageFile } from './page-file.ts';

/** Returns the maximum size of a file in bytes, wherever its text comes from; a larger one is unreadable. */
export function mostBytes(path: string): number {
  return isPageFile(path) ? MAX_PAGE_BYTES : MAX_NAVIGATION_BYTES;
}
