/**
 * Imports a module that is not part of this package, such as a tool of the project. Every such import is this one: V8 can
 * import nothing from code that was kept (`load-chunk.ts`), and Node itself loads the chunk that this is in.
 */
export function importModule(address: string): Promise<unknown> {
  return import(/* @vite-ignore */ address);
}
