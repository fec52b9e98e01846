/** Reserved words of JavaScript and TypeScript. */
export const KEYWORDS: ReadonlySet<string> = words(`
  await break case catch class const continue debugger default delete do else enum export extends finally for
  function if implements import in instanceof interface let new private protected public return static super
  switch this throw try typeof var void while with yield
`);

/** Words that are keywords only before another word, a string or a bracket, after a space. */
export const CONTEXTUAL_KEYWORDS: ReadonlySet<string> = words(`
  abstract accessor as asserts async declare from get infer is keyof module namespace of override readonly
  satisfies set type using
`);

/** Words that are values. */
export const LITERALS: ReadonlySet<string> = words('true false null undefined NaN Infinity');

/** TypeScript's names for types. */
export const TYPE_NAMES: ReadonlySet<string> = words('any bigint boolean never number string unknown');

/** Keywords before the name of a class or type. */
export const BEFORE_TYPES: ReadonlySet<string> = words(`
  class enum extends implements instanceof interface namespace new type
`);

/** Keywords that end a value, so that a slash after them divides. */
export const VALUE_KEYWORDS: ReadonlySet<string> = words('this super');

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
