import type { Control, Value } from './playground.ts';

/** A control whose text may be read in several ways. */
type Mixed = Extract<Control, { kind: 'mixed' }>;

/**
 * Reads the text of a field as what the type of its prop allows: as one of the values that it lists, a number or several,
 * or a text, which is in quotes if it would be read as something else; nothing for any other text.
 *
 * @example
 * readMixed({ kind: 'mixed', options: ['auto'], takes: ['number', 'numbers'] }, '20, 40') // [20, 40]
 * readMixed({ kind: 'mixed', options: [null], takes: ['string'] }, "'null'")              // 'null'
 */
export function readMixed({ options, takes }: Pick<Mixed, 'options' | 'takes'>, text: string): Value | undefined {
  const code = text.trim();
  const listed = options.find((option) => String(option) === code);
  if (listed !== undefined) return listed;
  if (takes.includes('number') && NUMBER.test(code)) return Number(code);
  const numbers = code.replace(/^\[([^]*)\]$/, '$1').split(',');
  if (takes.includes('numbers') && numbers.every((each) => NUMBER.test(each.trim()))) return numbers.map(Number);
  return takes.includes('string') ? text.replace(/^'([^]*)'$/, '$1') : undefined;
}

const NUMBER = /^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
