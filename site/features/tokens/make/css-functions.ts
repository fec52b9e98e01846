/** A call of a function within a value. */
interface Call {
  readonly start: number;
  readonly end: number;
  /** Its arguments, at top-level commas. */
  readonly parts: readonly string[];
}

/** Finds the first call of a function; `undefined` if there is none that is closed. */
function findCall(value: string, name: string): Call | undefined {
  const start = value.search(new RegExp(`(?<![\\w-])${name}\\(`, 'i'));
  if (start < 0) return undefined;
  const open = start + name.length + 1;
  const parts: string[] = [];
  let depth = 1;
  let quote = '';
  let from = open;
  for (let at = open; at < value.length; at++) {
    const character = value[at] ?? '';
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '(') depth++;
    else if (character === ')' && --depth === 0)
      return { start, end: at + 1, parts: [...parts, value.slice(from, at).trim()] };
    else if (character === ',' && depth === 1) {
      parts.push(value.slice(from, at).trim());
      from = at + 1;
    }
  }
  return undefined;
}

/** Values that grow further, as variables that contain each other twice do, are shown as they are written. */
const LONGEST = 2000;
const MOST_CALLS = 100;

/**
 * Replaces the calls of a function, from left to right; what stands for one may contain others. Without an answer for
 * one of them, or if the value becomes too long, there is no result.
 */
function replaceCalls(
  value: string,
  name: string,
  answer: (parts: readonly string[]) => string | undefined,
): string | undefined {
  let text = value;
  for (let calls = 0; ; calls++) {
    const call = findCall(text, name);
    if (call === undefined) return text;
    const stands = answer(call.parts);
    if (stands === undefined || calls >= MOST_CALLS) return undefined;
    text = text.slice(0, call.start) + stands + text.slice(call.end);
    if (text.length > LONGEST) return undefined;
  }
}

/**
 * Returns a value in one mode.
 * @example
 * inMode('1px solid light-dark(#000, #fff)', 'dark') // '1px solid #fff'
 */
export function inMode(value: string, mode: 'light' | 'dark'): string {
  return replaceCalls(value, 'light-dark', ([light, dark]) => (mode === 'light' ? light : dark)) ?? value;
}

/**
 * Replaces variables by their values; there is no result if one of them has none. `valueOf` gets no fallbacks.
 * @example
 * withVariables('rgb(var(--ink), 1)', () => '0, 0, 0') // 'rgb(0, 0, 0, 1)'
 * withVariables('var(--ink, #000)', () => undefined)   // '#000'
 */
export function withVariables(value: string, valueOf: (name: string) => string | undefined): string | undefined {
  return replaceCalls(
    value,
    'var',
    ([name = '', ...fallback]) => valueOf(name) ?? (fallback.length === 0 ? undefined : fallback.join(', ')),
  );
}

/** Lists the variables that a value takes others from, without those that are only fallbacks. */
export function variablesIn(value: string): readonly string[] {
  return Array.from(value.matchAll(/(?<![\w-])var\(\s*(--[^\s,()]+)/gi), ([, name = '']) => name);
}
