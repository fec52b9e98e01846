import type { Diagnostic } from '../../engine/index.ts';
import { count, type ReportOptions } from './report.ts';

/**
 * Counts what was found and checked.
 *
 * @example
 * 2 errors, 1 warning in 7 sections, 640 pages
 * no errors or warnings in 1 section, 1 page
 * 1 error in 1 section, 2 pages; 12 set aside by nav/baseline.yaml
 * no errors or warnings in 1 of 7 sections, 90 pages
 */
export function summarize(
  diagnostics: readonly Diagnostic[],
  {
    sections,
    pages,
    elsewhere = 0,
    setAside = 0,
  }: Pick<ReportOptions, 'sections' | 'pages' | 'elsewhere' | 'setAside'>,
): string {
  const errors = count(diagnostics, 'error');
  const warnings = count(diagnostics, 'warning');
  const found = [errors > 0 && plural(errors, 'error'), warnings > 0 && plural(warnings, 'warning')].filter(Boolean);
  const looked =
    elsewhere > 0
      ? `${groupDigits(sections)} of ${plural(sections + elsewhere, 'section')}`
      : plural(sections, 'section');
  return `${found.join(', ') || 'no errors or warnings'} in ${looked}, ${plural(pages, 'page')}${setAside > 0 ? `; ${groupDigits(setAside)} set aside by nav/baseline.yaml` : ''}`;
}

/** Formats a number with a noun, in the plural unless the number is 1. */
export function plural(number: number, noun: string, nouns = `${noun}s`): string {
  return `${groupDigits(number)} ${number === 1 ? noun : nouns}`;
}

/** Formats a number with thousands separators. */
export function groupDigits(number: number): string {
  // Loading a locale's rules for this would take longer than checking a small project.
  return String(number).replaceAll(/(?<!\.\d*)\B(?=(?:\d{3})+(?!\d))/g, ',');
}
