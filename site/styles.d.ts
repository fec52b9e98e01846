/** A stylesheet as text, minified (https://vite.dev/guide/features#disabling-css-injection-into-the-page). */
declare module '*.css?inline' {
  const text: string;
  export default text;
}

/** The islands of features by name, which `vite.config.ts` finds. */
declare module 'virtual:feature-islands' {
  export const FEATURE_ISLANDS: object;
}

/** Address of a module that is built to run as a worker (https://vite.dev/guide/features#import-with-query-suffixes). */
declare module '*?worker&url' {
  const address: string;
  export default address;
}
