import type { ApiSource } from './api-data.ts';

/**
 * Prints a place in a package as people write it, without the folder of an installed package.
 * @example
 * placeOf({ file: 'node_modules/@kit/ui/esm/Alert.js', line: 12, column: 3 })  // 'esm/Alert.js:12'
 */
export function placeOf({ file, line }: ApiSource): string {
  return `${file.replace(/^node_modules\/(?:@[^/]+\/)?[^/]+\//, '')}:${line}`;
}
