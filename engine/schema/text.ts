import { z } from 'zod';
import { MAX_ADDRESS_LENGTH } from '../limits.ts';

// oxlint-disable-next-line no-control-regex
const TEXT = /^(?![\s\S]*[\0-\x08\x0B\x0C\x0E-\x1F\x7F])[\s\S]*\S/;

/** Text that readers see or names they never do: not blank, and without characters that no text has, such as NUL. */
export const text = z.string().regex(TEXT, 'some text, without control characters');

/** A pathname, or the address of something elsewhere. What is wrong with one is for the rules to say, but for its length. */
export const address = z
  .string()
  .regex(/\S/, 'some text')
  .max(MAX_ADDRESS_LENGTH, `at most ${MAX_ADDRESS_LENGTH} characters`);

/** The path of a file or folder of the project. */
export const path = text.max(MAX_ADDRESS_LENGTH, `at most ${MAX_ADDRESS_LENGTH} characters`);

/** Steps to a folder that is not the project's own nor around it: whatever is in it may be published. */
const FOLDER = /^(?![A-Za-z]:)(?:\/|\.{1,2}\/)*(?!\.{1,2}(?:\/|$))[^/\\]+(?:\/+(?!\.\.(?:\/|$))[^/\\]+)*\/*$/;

/** A folder of its own, with a path from the project's root. */
export const folder = path.regex(FOLDER, 'a folder of its own within the project, such as `docs`');

/** A date as it is written in settings. */
export const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** Whether there is such a day: of the form, `2026-02-30` is one as well. */
export function isDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = DAY.test(text) ? text.split('-').map(Number) : [];
  return day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}
