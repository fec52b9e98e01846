import type { AskValue } from '../../../engine/feature/declaration.ts';
import { adviseDemo, findBehaviorOf, namesIn } from '../code/find-behavior.ts';
import { parseExpression } from '../code/parse-script.ts';
import { literalOf } from '../code/read-literal.ts';
import type { Stretch } from '../tree/destination.ts';
import { shorten } from '../../text/shorten.ts';
import type { Intake } from './intake.ts';

/** The value of an expression, also as an attribute would write it. */
export interface Reading {
  readonly text: string;
  readonly value: AskValue;
}

/** What an expression is if it has no value: it will be evaluated, or why it has none is told. */
export const UNKNOWN = 'unknown';

/**
 * Reads an expression that pages of this site evaluate: its literal value, or what evaluating it gave. Records one that
 * is still to be evaluated, and reports one that cannot be.
 */
export function readValue(expression: string, at: Stretch, intake: Intake): Reading | typeof UNKNOWN {
  const plain = readStatic(expression);
  if (plain !== undefined) return plain;
  const source = expression.trim();
  const { script, isChecked, lose } = intake;
  const values = script?.values ?? {};
  if (Object.hasOwn(values, source)) return toReading(values[source] ?? null);
  const node = parseExpression(expression);
  const literal = node && literalOf(node);
  if (literal !== undefined) return toReading(literal.value);
  if (node === undefined || script === undefined || !isChecked) return UNKNOWN;
  const behavior = findBehaviorOf(node);
  // One that is written again is told at its first place.
  if (behavior === undefined && script.expressions.has(source)) return UNKNOWN;
  if (behavior === undefined) script.expressions.set(source, { at, names: namesIn(node) });
  else
    lose({
      code: 'expression-without-value',
      at,
      message: `\`{${shorten(source)}}\` ${behavior.what}, so it is no value.`,
      help: adviseDemo(behavior.name),
    });
  return UNKNOWN;
}

/** Reads an expression that only consists of a literal, where every page may write one. */
export function readPageLiteral(expression: string): Reading | undefined {
  const plain = readStatic(expression);
  if (plain !== undefined) return plain;
  const node = parseExpression(expression);
  const literal = node && literalOf(node);
  return literal === undefined ? undefined : toReading(literal.value);
}

/** Reads a plain text, a number, `true` or `false`, which need no parser. */
export function readStatic(expression: string): Reading | undefined {
  const code = expression.trim();
  const [, double, single, template] = /^(?:"([^"\\\n]*)"|'([^'\\\n]*)'|`([^`\\$]*)`)$/.exec(code) ?? [];
  const text = double ?? single ?? template;
  if (text !== undefined) return { text, value: text };
  if (code === 'true' || code === 'false') return { text: code, value: code === 'true' };
  return /^-?\d+(?:\.\d+)?$/.test(code) ? { text: code, value: Number(code) } : undefined;
}

function toReading(value: AskValue): Reading {
  return { value, text: typeof value === 'string' ? value : JSON.stringify(value) };
}

/**
 * Returns the text that stands in a page for a value: nothing for `true`, `false` and `null`, as in React. `undefined`
 * for a list or an object, which are reported.
 */
export function pageTextOf(
  value: AskValue,
  source: string,
  at: Stretch,
  { lose }: Pick<Intake, 'lose'>,
): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean' || value === null) return '';
  const shown = shorten(source);
  lose({
    code: 'expression-without-value',
    at,
    message: `\`{${shown}}\` is ${Array.isArray(value) ? 'a list' : 'an object'}, which is no text.`,
    help: Array.isArray(value)
      ? `join its items to a text, as in \`{${shown}.join(', ')}\`, or show it with a component`
      : `show one of its properties, as in \`{${shown}.${Object.keys(value)[0] ?? 'name'}}\`, or show it with a component`,
  });
  return undefined;
}
