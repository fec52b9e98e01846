import { fillText } from '../client/page-language.ts';
import type { Wording } from '../frame/words.ts';

/** What importing a component costs, minified and compressed. */
export interface ComponentSize {
  readonly bytes: number;
  /** Packages that are not counted. */
  readonly without: readonly string[];
}

/** Sizes by package and name, `@mui/material Button`; empty where nothing was measured. */
export type ComponentSizes = Readonly<Record<string, ComponentSize>>;

/** Says what a component costs, and what the number stands for. */
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
