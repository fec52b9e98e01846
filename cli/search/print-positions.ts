import { harmless } from '../system/base/terminal-text.ts';
import type { CheckedCase } from './check-cases.ts';

/**
 * Prints the position at which each query found its page.
 *
 * @example
 *   1  button  /material-ui/react-button
 *   –  buton   not found
 */
export function printPositions(checked: readonly CheckedCase[]): string {
  const width = Math.max(0, ...checked.map(({ searched }) => searched.query.value.length));
  const lines = checked.map(({ searched, position, page }) =>
    harmless(
      `${String(position ?? '–').padStart(3)}  ${searched.query.value.padEnd(width)}  ${page ?? 'not found'}`.trimEnd(),
    ),
  );
  return lines.map((line) => `${line}\n`).join('');
}
