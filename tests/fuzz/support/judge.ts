import type { Diagnostic } from '../../../engine/index.ts';
import { MAX_MESSAGE_LENGTH } from '../../../engine/text/limits.ts';

/**
 * Finds diagnostics that are invalid whatever the files contain; `lengthOf` returns the length of a file in characters.
 */
export function findFaults(
  diagnostics: readonly Diagnostic[],
  lengthOf: (file: string) => number | undefined,
): readonly string[] {
  return diagnostics.flatMap(({ code, message, help = '', origin, related }) => [
    ...[origin, ...related.map((place) => place.origin)].flatMap(({ file, range: { start, end } }) => {
      const length = lengthOf(file) ?? Number.POSITIVE_INFINITY;
      const isInside =
        start.offset >= 0 && start.offset <= end.offset && end.offset <= length && start.line >= 1 && start.column >= 1;
      return isInside ? [] : [`${code} points out of ${file}`];
    }),
    ...[message, help, ...related.map((place) => place.message)]
      .filter((text) => text.length > MAX_MESSAGE_LENGTH)
      .map(() => `${code} has a message that is too long`),
  ]);
}
