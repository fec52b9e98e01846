import type { Bounds } from '../model/playground.ts';
import type { PropSource } from './prop-source.ts';

/**
 * Reads the bounds of a number from the tags of its comment (`@minimum 0`) and from what the comment says: "between 0 and
 * 100", "from 1 to 12", "(0-1)". The step fits the default and the bounds.
 */
export function readBounds({ default: initial = '', description = '', tags = [] }: PropSource): Bounds {
  const tagged = (...names: readonly string[]) => {
    const text = tags.find(({ name }) => names.includes(name.toLowerCase()))?.text ?? '';
    return NUMBER.test(text.trim()) ? Number(text.trim()) : undefined;
  };
  const [least, most] = rangeIn(description);
  const min = tagged('minimum', 'min') ?? least;
  const max = tagged('maximum', 'max') ?? most;
  const step = tagged('multipleof', 'step') ?? stepFor(initial, min, max);
  return {
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(step === undefined ? {} : { step }),
  };
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;

const N = String.raw`\x60?(-?\d+(?:\.\d+)?)\x60?`;

/** Phrases that name both bounds. Figures that are only good or usual bound nothing. */
const RANGES = [
  new RegExp(String.raw`\bbetween ${N} (?:and|to|-|–) ${N}(?![\d.]*\w)`, 'i'),
  new RegExp(String.raw`\b(?:from|range (?:of|is)) ${N} (?:to|through|until|-|–) ${N}(?![\d.]*\w)`, 'i'),
  new RegExp(String.raw`[([]${N} ?(?:-|–|to|\.\.\.?) ?${N}[)\]]`, 'i'),
  new RegExp(String.raw`[([]${N}, ?${N}[)\]]`, 'i'),
];

const LEAST = [
  new RegExp(
    String.raw`\b(?:at least|greater than or equal to|>=|minimum(?: value)?(?: is| of|:)) ${N}(?![\d.]*\w)`,
    'i',
  ),
];

function rangeIn(description: string): readonly (number | undefined)[] {
  // A range is often advice: "a good threshold is between 250 and 1000".
  const text = description.replaceAll(/[^.\n]*\b(?:good|usual|typical|recommended|e\.g)\w*\b[^.\n]*/gi, '');
  for (const range of RANGES) {
    const found = range.exec(text);
    const [min, max] = [Number(found?.[1]), Number(found?.[2])];
    if (found !== null && min < max) return [min, max];
  }
  for (const least of LEAST) {
    const found = least.exec(text);
    if (found !== null) return [Number(found[1])];
  }
  return [];
}

/** A default of 0.52 is set in hundredths, a share of 1 in tenths. */
function stepFor(initial: string, min?: number, max?: number): number | undefined {
  const digits = /^-?\d*\.(\d+)$/.exec(initial)?.[1]?.length ?? 0;
  if (digits > 0) return Number(`1e-${digits}`);
  return min !== undefined && max !== undefined && max - min <= 1 ? 0.1 : undefined;
}
