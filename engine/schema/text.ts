import { z } from 'zod';
import { MAX_ADDRESS_LENGTH } from '../text/limits.ts';

// oxlint-disable-next-line no-control-regex
const TEXT = /^(?![\s\S]*[\0-\x08\x0B\x0C\x0E-\x1F\x7F])[\s\S]*\S/;

/** Text for readers, or a name that they never see: not blank, and without control characters such as NUL. */
export const text = z.string().regex(TEXT, 'some text, without control characters');

/** What may be left out, with what it is for. */
export function optional<Schema extends z.ZodType>(schema: Schema, says: string): z.ZodOptional<Schema> {
  return schema.optional().describe(says);
}

/** A switch that is off when left out, unless it says otherwise. */
export function flag(says: string): z.ZodOptional<z.ZodBoolean> {
  return optional(z.boolean(), says);
}

/** A pathname or an external address. Rules check it, except for its length. */
export const address = z
  .string()
  .regex(/\S/, 'some text')
  .max(MAX_ADDRESS_LENGTH, `at most ${MAX_ADDRESS_LENGTH} characters`);

/** The path of a file or folder of the project. */
export const path = text.max(MAX_ADDRESS_LENGTH, `at most ${MAX_ADDRESS_LENGTH} characters`);

/** The path of a component’s module, from the project’s root. */
export function modulePath(example: string): z.ZodString {
  return path.regex(
    /^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$)).+\.[jt]sx$/,
    `a \`.tsx\` file of the project, such as \`${example}\``,
  );
}

const FROM_0_TO_1 = 'a number from 0 to 1';

/** A part of all. */
export const share = z.number().min(0, FROM_0_TO_1).max(1, FROM_0_TO_1);

/** A path to a folder that is neither the project's own nor an ancestor: everything in it may be published. */
const FOLDER = /^(?![A-Za-z]:)(?:\/|\.{1,2}\/)*(?!\.{1,2}(?:\/|$))[^/\\]+(?:\/+(?!\.\.(?:\/|$))[^/\\]+)*\/*$/;

/** A folder other than the project's own, as a path from its root. */
export const folder = path.regex(FOLDER, 'a folder of its own within the project, such as `docs`');

/** A date as it is written in settings. */
const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** Returns whether a day exists: `2026-02-30` has the right form, but does not. */
export function isDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = DAY.test(text) ? text.split('-').map(Number) : [];
  return day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

const A_DAY = 'a date such as 2026-12-31';

/** A day of the calendar. */
export const day = z.string().regex(DAY, { error: A_DAY, abort: true }).refine(isDay, A_DAY);
