/**
 * Tidies the text of a type printed by the compiler: one line, single quotes, no module paths, no default arguments.
 */
export function tidy(text: string): string {
  // The contents of literals stay as they are.
  const literals: string[] = [];
  const masked = text.replace(LITERAL, (literal, inDouble: string | undefined) => {
    literals.push(inDouble === undefined || inDouble.includes("'") ? literal : `'${inDouble}'`);
    return `'${literals.length - 1}'`;
  });
  return (
    masked
      .replace(/, keyof (?:React\.JSX\.)?IntrinsicElements>/g, '>')
      .replace(/SyntheticEvent<Element, Event>/g, 'SyntheticEvent')
      .replace(/(\b(?:ChangeEventHandler|ChangeEvent|FocusEvent)<[^<>,]*), Element>/g, '$1>')
      .replace(/(\bMouseEvent<[^<>,]*), MouseEvent>/g, '$1>')
      .replace(/(\bSyntheticEvent<[^<>,]*), Event>/g, '$1>')
      .replace(REACT_MODULE, 'React.')
      .replace(NUMBERED, (numbered, name: string, _, text: string) => (hasName(text, name) ? numbered : name))
      .replace(REACT_NAMES, 'React.$&')
      // An optional member may always be undefined.
      .replace(OPTIONAL, (_, start: string, type: string) => start + withoutUndefined(type))
      .replace(/import\('\d+'\)\./g, '')
      .replace(/\s+/g, ' ')
      .replace(/\[ /g, '[')
      .replace(/ \]/g, ']')
      .replace(/; \}/g, ' }')
      .trim()
      .replace(/'(\d+)'/g, (_, at: string) => literals[Number(at)] ?? '')
  );
}

/** A string literal in any quotes; the group captures the contents of one in double quotes without escapes. */
const LITERAL = /'(?:[^'\\]|\\[^])*'|"([^"\\]*)"|"(?:[^"\\]|\\[^])*"|`(?:[^`\\]|\\[^])*`/g;

/** The type of an optional member, up to the member's end. */
const OPTIONAL = /(\?: )([^;{}]* \| undefined)(?=;| \})/g;

/** Names that declaration bundlers give to the module of React: `React_2`, `React$1`, `react`, `_$react`. */
const REACT_MODULE = /(?<![\w$.])_?\$?[Rr]eact(?:[_$]\d+)?\.(?=[A-Z])/g;

/** Bundlers of declarations number duplicate names, which is pointless if only one of them is shown. */
const NUMBERED = /(?<![\w$.])([A-Za-z]\w*)\$\d+\b/g;

function hasName(text: string, name: string): boolean {
  return new RegExp(`(?<![\\w$.])${name}(?![\\w$])`).test(text);
}

/**
 * Types of React that the checker prints without their namespace. An event without a type parameter is the browser’s, and
 * what has to have one is somebody else’s without it: the `Ref` of a component.
 */
const REACT_NAMES =
  /(?<![\w.])(?:ReactNode|ReactElement|ElementType|ComponentType|SyntheticEvent|(?:Mouse|Keyboard|Focus|Change|Touch|Pointer|Clipboard|Drag)Event(?:Handler|(?=<))|CSSProperties|HTMLInputTypeAttribute|(?:JSXElementConstructor|RefObject|RefCallback|Ref|HTMLAttributes|Dispatch|SetStateAction|MutableRefObject)(?=<))\b(?=[<>[\]\s,;|&)]|$)/g;

/** Removes `undefined` from the type of an optional member. */
export function withoutUndefined(text: string): string {
  const parts = splitUnion(text);
  const others = parts.filter((part) => part !== 'undefined');
  if (others.length === parts.length || others.length === 0) return text;
  return unwrapped(others.join(' | '));
}

/** Removes the parentheses from a function or intersection that is no longer part of a union. */
export function unwrapped(text: string): string {
  return isWrapped(text) ? text.slice(1, -1) : text;
}

/** Joins the parts of a union, each once, without those that add nothing: `never`, and `false` beside `boolean`. */
export function joinUnion(parts: readonly string[]): string {
  const isSaid = (part: string) => part === 'never' || (['true', 'false'].includes(part) && parts.includes('boolean'));
  const others = [...new Set(parts)].filter((part) => !isSaid(part));
  return others.length === 1 ? unwrapped(others.join()) : others.join(' | ') || 'never';
}

function isWrapped(text: string): boolean {
  if (!text.startsWith('(') || !text.endsWith(')')) return false;
  let depth = 0;
  for (const [at, char] of withoutWords(text).split('').entries()) {
    if (char === '(') depth++;
    else if (char === ')' && --depth === 0 && at < text.length - 1) return false;
  }
  return true;
}

/** Splits a union at its outermost bars; bars after an arrow belong to the arrow. */
export function splitUnion(text: string): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { at, sign } of outermostSigns(text)) {
    if (sign === '=>') return [text];
    parts.push(text.slice(from, at));
    from = at + sign.length;
  }
  return [...parts, text.slice(from)];
}

/** Returns whether a type is that of a function, even if looked up: `{ call(event: Event): void }['call']`. */
export function isFunction(text: string): boolean {
  return outermostSigns(text).some(({ sign }) => sign === '=>');
}

/** Finds the arrows and the bars of a type that are in no brackets. */
function outermostSigns(text: string): readonly { readonly at: number; readonly sign: string }[] {
  let depth = 0;
  return Array.from(withoutWords(text).matchAll(/=>| \| |[([{<]|[)\]}>]/g)).flatMap(({ 0: sign, index }) => {
    if (sign === '=>' || sign === ' | ') return depth === 0 ? [{ at: index, sign }] : [];
    depth += '([{<'.includes(sign) ? 1 : -1;
    return [];
  });
}

/** Blanks out the contents of literals, where brackets have no meaning; all characters keep their places. */
function withoutWords(text: string): string {
  return text.replace(LITERAL, (literal) => `'${'_'.repeat(literal.length - 2)}'`);
}
