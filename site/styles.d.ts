/** A stylesheet as text, minified (https://vite.dev/guide/features#disabling-css-injection-into-the-page). */
declare module '*.css?inline' {
  const text: string;
  export default text;
}
