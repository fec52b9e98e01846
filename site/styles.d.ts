/** A stylesheet as text, minified (https://vite.dev/guide/features#disabling-css-injection-into-the-page). */
declare module '*.css?inline' {
  const text: string;
  export default text;
}

/** The modules whose files match a pattern, by file (https://vite.dev/guide/features#glob-import). */
interface ImportMeta {
  glob<Module>(pattern: string): Readonly<Record<string, (() => Promise<Module>) | undefined>>;
}

/** Address of a module that is built to run as a worker (https://vite.dev/guide/features#import-with-query-suffixes). */
declare module '*?worker&url' {
  const address: string;
  export default address;
}
