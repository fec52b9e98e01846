import { z } from 'zod';
import { day, text, optional } from './text.ts';

/** One existing finding, or several with the same message in one file. */
const KnownFinding = z.strictObject({
  code: text.describe('The kind of diagnostic, as in `warning[orphan-page]`.'),
  file: text.describe('The file that it is about, from the project’s root.'),
  message: text.describe(
    'Its message. Only the values in backticks are compared: the wording may change, and lines may move.',
  ),
  times: optional(z.number().int().positive('a number above zero'), 'How often the file has it; once when left out.'),
  owner: text.describe('Who takes care of it.'),
  reason: text.describe('Why it is not fixed yet.'),
  until: day.describe('The last day on which it is set aside (YYYY-MM-DD).'),
});
export type KnownFinding = z.output<typeof KnownFinding>;

/** `nav/baseline.yaml`: findings that are set aside until a given day; written by `docs-nav baseline`. */
export const BaselineConfig = z.strictObject({
  findings: optional(z.array(KnownFinding), 'What is set aside.'),
});
