import type { Value } from '../model/playground.ts';

/**
 * Reads a string, number, boolean or `null` that is written as code; nothing for any other code.
 *
 * @example
 * readLiteral("'medium'") // 'medium'
 * readLiteral('-1')       // -1
 * readLiteral('theme.md') // undefined
 */
export function readLiteral(code: string): Value | undefined {
  if (code === 'true' || code === 'false') return code === 'true';
  if (code === 'null') return null;
  if (NUMBER.test(code)) return Number(code.replaceAll('_', ''));
  const [, quote, text = ''] = STRING.exec(code) ?? [];
  if (quote === undefined || (quote === '`' && text.includes('${'))) return undefined;
  return text.replaceAll(ESCAPE, (_, wide: string | undefined, short: string | undefined, letter: string) => {
    const digits = wide ?? short;
    return digits === undefined ? (LETTERS[letter] ?? letter) : String.fromCharCode(Number.parseInt(digits, 16));
  });
}

const NUMBER = /^-?(?:\d[\d_]*(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

const STRING = /^(['"`])((?:\\[^]|(?!\1)[^\\\n])*)\1$/;

const ESCAPE = /\\(?:u([\da-f]{4})|x([\da-f]{2})|([^]))/gi;

const LETTERS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', '0': '\0' };
