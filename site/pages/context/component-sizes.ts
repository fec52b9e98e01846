import { fillText } from '../../browser/page-language.ts';
import type { Wording } from '../../words/words.ts';

/** Bundle size of a component, minified and compressed. */
export interface ComponentSize {
  readonly bytes: number;
  /** Packages that are not included. */
  readonly without: readonly string[];
}

/** Sizes by package and name, `@mui/material Button`; empty if nothing was measured. */
export type ComponentSizes = Readonly<Record<string, ComponentSize>>;

/** Describes the size of a component, and what it includes. */
export function saySize({ bytes, without }: ComponentSize, { words, language }: Wording): string {
  const size = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte', maximumSignificantDigits: 2 }).format(
    bytes / 1000,
  );
  if (without.length === 0) return fillText(words.componentSizeAlone, { size });
  return fillText(words.componentSizeWithout, {
    size,
    packages: new Intl.ListFormat(language, { type: 'conjunction' }).format(without),
  });
}
