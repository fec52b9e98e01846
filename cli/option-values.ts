// What options are given as, as text, and what commands get. Each throws what commander reports as misuse of the option.
import { InvalidArgumentError } from 'commander';

/** A whole number that is at least `least`. */
export function count(least: number): (text: string) => number {
  return (text) => {
    if (!/^-?\d+$/.test(text) || Number(text) < least)
      throw new InvalidArgumentError(`It must be a whole number, ${least} or more.`);
    return Number(text);
  };
}

/** A day as people write it in ISO 8601, YYYY-MM-DD. */
export function toDay(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new InvalidArgumentError('It must be a date such as 2026-12-31.');
  return text;
}

/** A TCP port, 0 for any free one. */
export function toPort(text: string): number {
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) throw new InvalidArgumentError('It must be a number from 0 to 65535.');
  return port;
}

/** A base path with its slashes at both ends. */
export function toBase(text: string): string {
  const segments = text.split('/').filter(Boolean);
  if (segments.some((segment) => segment.startsWith('.') || !/^[\w.~-]+$/.test(segment))) {
    throw new InvalidArgumentError('It must be a path such as /docs/.');
  }
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`;
}

/** One of a few words. */
export function toChoice<T extends string>(value: string, choices: readonly T[]): T {
  const found = choices.find((known) => known === value);
  if (found === undefined) throw new InvalidArgumentError(`It must be ${choices.join(' or ')}.`);
  return found;
}
