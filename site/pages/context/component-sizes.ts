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

/** Says the size of a component: in short, and with what it includes. */
export function saySize(
  { bytes, without }: ComponentSize,
  { words, language }: Wording,
): { readonly short: string; readonly whole: string } {
  const size = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte', maximumSignificantDigits: 2 }).format(
    bytes / 1000,
  );
  const packages = new Intl.ListFormat(language, { type: 'conjunction' }).format(without);
  return {
    short: size,
    whole:
      without.length === 0
        ? fillText(words.componentSizeAlone, { size })
        : fillText(words.componentSizeWithout, { size, packages }),
  };
}
