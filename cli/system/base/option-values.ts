// Parsers of option values. Each throws an error that commander reports as misuse of the option.
import { InvalidArgumentError } from 'commander';
import { enumerate } from '../../../engine/text/enumerate.ts';
import { readBase } from './base-path.ts';

/** Makes a parser of integers of at least `least`. */
export function toCount(least: number): (text: string) => number {
  return (text) => {
    if (!/^-?\d+$/.test(text) || Number(text) < least)
      throw new InvalidArgumentError(`It must be a whole number, ${least} or more.`);
    return Number(text);
  };
}

/** Parses an ISO 8601 date, YYYY-MM-DD. */
export function toDay(text: string): string {
  // February 30 is read as a day in March.
  if (Number.isNaN(Date.parse(text)) || new Date(text).toISOString().slice(0, 'YYYY-MM-DD'.length) !== text)
    throw new InvalidArgumentError('It must be a date such as 2026-12-31.');
  return text;
}

/** Parses a TCP port; 0 stands for any free one. */
export function toPort(text: string): number {
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) throw new InvalidArgumentError('It must be a number from 0 to 65535.');
  return port;
}

/** Parses a base path, and adds missing slashes at both ends. */
export function toBase(text: string): string {
  const base = readBase(text);
  if (base === undefined) throw new InvalidArgumentError('It must be a path such as /docs/.');
  return base;
}

/** Parses one of several words. */
export function toChoice<T extends string>(value: string, choices: readonly T[]): T {
  const found = choices.find((known) => known === value);
  if (found === undefined) throw new InvalidArgumentError(`It must be ${enumerate(choices, 'or')}.`);
  return found;
}
