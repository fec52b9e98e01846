import type { BlockLine } from './fenced-blocks.ts';

/* Marks of code that is left out. What takes their place is as long, so that columns stay. */

/** Empties lines of dots, which stand for other lines. */
export function withoutDots(lines: readonly BlockLine[]): readonly BlockLine[] {
  return lines.map((line) => (/^\s*(?:\.+|…)[\s,;]*$/.test(line.text) ? { ...line, text: '' } : line));
}

/** Puts names that stand for anything where code needs a value, and blanks elsewhere. */
export function fillPlaceholders(lines: readonly BlockLine[]): readonly BlockLine[] {
  return lines.map((line, at) => {
    const isOnly = /\(\s*$/.test(lines[at - 1]?.text ?? '') && /^\s*\)/.test(lines[at + 1]?.text ?? '');
    const text = isOnly && /^\s*(?:\/\/.*)?$/.test(line.text) ? '_' : line.text;
    const filled = text
      .replaceAll(/(?<==\s*\{|[=:]\s*)(?:\.{3}|…)(?=[\s,;)}\]]|$)/g, (dots) => '_'.repeat(dots.length))
      .replaceAll(/(?<=\s)\{(?:\.{3}|…)\}(?=\s*\/?>|\s+[\w-]+=)/g, (dots) => ' '.repeat(dots.length))
      .replaceAll(/(?<=[({[]\s*|,\s*)(?:\.{3}|…)(?=\s*[)}\]])/g, (dots) => ' '.repeat(dots.length));
    return { ...line, text: filled };
  });
}
