/** Tidies the text of a type that a compiler printed: one line, single quotes, no paths of modules, no arguments that are the default ones. */
export function tidy(text: string): string {
  // What literals say stays as it is.
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
      // What may be left out may be undefined.
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

/** A literal of text in quotes of any kind; of one in double quotes without escapes, what it says. */
const LITERAL = /'(?:[^'\\]|\\[^])*'|"([^"\\]*)"|"(?:[^"\\]|\\[^])*"|`(?:[^`\\]|\\[^])*`/g;

/** The type of a member that may be left out: what stands between its name and the end of the member. */
const OPTIONAL = /(\?: )([^;{}]* \| undefined)(?=;| \})/g;

/** What compilers call the module of React where they put declarations together: `React_2`, `React$1`, `react`, `_$react`. */
const REACT_MODULE = /(?<![\w$.])_?\$?[Rr]eact(?:[_$]\d+)?\.(?=[A-Z])/g;

/** Compilers that put declarations together number those of one name, which says nothing where only one of them is shown. */
const NUMBERED = /(?<![\w$.])([A-Za-z]\w*)\$\d+\b/g;

function hasName(text: string, name: string): boolean {
  return new RegExp(`(?<![\\w$.])${name}(?![\\w$])`).test(text);
}

/** Types of React that the checker prints without their namespace. An event without a type parameter is the browser’s. */
const REACT_NAMES =
  /(?<![\w.])(?:ReactNode|ReactElement|ElementType|ComponentType|JSXElementConstructor|RefObject|RefCallback|Ref|SyntheticEvent|(?:Mouse|Keyboard|Focus|Change|Touch|Pointer|Clipboard|Drag)Event(?:Handler|(?=<))|CSSProperties|HTMLAttributes|HTMLInputTypeAttribute|Dispatch|SetStateAction|MutableRefObject)\b(?=[<>[\]\s,;|&)]|$)/g;

/** Leaves `undefined` out of the type of what may be left out. */
export function withoutUndefined(text: string): string {
  const parts = splitUnion(text);
  const others = parts.filter((part) => part !== 'undefined');
  if (others.length === parts.length || others.length === 0) return text;
  return unwrapped(others.join(' | '));
}

/** Without its only companion, a function or intersection needs no parentheses. */
export function unwrapped(text: string): string {
  return isWrapped(text) ? text.slice(1, -1) : text;
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

/** Splits a union at its outermost bars; what follows an arrow there belongs to the arrow. */
export function splitUnion(text: string): readonly string[] {
  const code = withoutWords(text);
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < code.length; at++) {
    if (code.startsWith('=>', at)) {
      if (depth === 0) return [text];
      at++;
    } else if ('([{<'.includes(code.charAt(at))) depth++;
    else if (')]}>'.includes(code.charAt(at))) depth--;
    else if (depth === 0 && code.startsWith(' | ', at)) {
      parts.push(text.slice(from, at));
      from = at + ' | '.length;
    }
  }
  return [...parts, text.slice(from)];
}

/** Whether a type is that of a function, also of one that is only looked up: `{ call(event: Event): void }['call']`. */
export function isFunction(text: string): boolean {
  const code = withoutWords(text);
  let depth = 0;
  for (let at = 0; at < code.length; at++) {
    if (code.startsWith('=>', at)) {
      if (depth === 0) return true;
      at++;
    } else if ('([{<'.includes(code.charAt(at))) depth++;
    else if (')]}>'.includes(code.charAt(at))) depth--;
  }
  return false;
}

/** The same text with nothing said in its literals, where a bracket is none: each character keeps its place. */
export function withoutWords(text: string): string {
  return text.replace(LITERAL, (literal) => `'${'_'.repeat(literal.length - 2)}'`);
}
