import type { BlockLine } from './fenced-blocks.ts';

/* Marks of code that is left out. What takes their place is as long, so that columns stay. */

/** Empties lines of dots, which stand for other lines. */
export function withoutDots(lines: readonly BlockLine[]): readonly BlockLine[] {
  return lines.map((line) => (/^\s*(?:\.+|…)[\s,;]*$/.test(line.text) ? { ...line, text: '' } : line));
}

/** Puts values that stand for anything where code needs one, and blanks elsewhere. */
export function fillPlaceholders(lines: readonly BlockLine[]): readonly BlockLine[] {
  return lines.map((line, at) => {
    const isOnly = /\(\s*$/.test(lines[at - 1]?.text ?? '') && /^\s*\)/.test(lines[at + 1]?.text ?? '');
    return { ...line, text: isOnly && /^\s*(?:\/\/.*)?$/.test(line.text) ? '_' : fill(line.text) };
  });
}

function fill(text: string): string {
  return text
    .replaceAll(/(?<==\s*)\{(\.{3}|…)\}/g, (_, dots: string) => `{${anyFor(dots)}}`)
    .replaceAll(/(?<=[=:]\s*)(?:\.{3}|…)(?=[\s,;)}\]]|$)/g, anyFor)
    .replaceAll(/(?<=\s)\{(?:\.{3}|…)\}(?=\s*\/?>|\s+[\w-]+=)/g, blanksFor)
    .replaceAll(/(?<=[({[]\s*|,\s*)(?:\.{3}|…)(?=\s*[)}\]])/g, blanksFor);
}

function anyFor(text: string): string {
  return '_'.repeat(text.length);
}

function blanksFor(text: string): string {
  return ' '.repeat(text.length);
}
