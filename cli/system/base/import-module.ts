/**
 * Imports a module that is not part of this package, such as one of the project's tools. All such imports go through
 * here: V8 cannot import from cached code (`load-chunk.ts`), so Node itself loads the chunk with this file.
 */
export function importModule(address: string): Promise<unknown> {
  return import(/* @vite-ignore */ address);
}
