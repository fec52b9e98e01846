import { z } from 'zod';

/** How many findings a rule or feature may return at a time: few enough for every report and editor. */
export const READABLE = [10_000, 'more than 10,000 findings, which nobody could read'] as const;

/** What is called. */
export const aFunction = z.custom((value) => typeof value === 'function', 'must be a function');

/** The name of a feature, or the code of a rule. */
export const aName = z.string().regex(/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/, 'must be lowercase letters, digits and hyphens');

/**
 * Returns what a module exports by default, also one that was compiled to CommonJS: what `maker` must have been called
 * with. Throws what is wrong with it.
 */
export function readExport(exports: unknown, shape: z.ZodType, maker: 'defineFeature' | 'defineRule'): object {
  const found = defaultOf(defaultOf(exports));
  if (typeof found !== 'object' || found === null)
    throw new Error(`it has no default export: write \`export default ${maker}({ … })\``);
  const parsed = shape.safeParse(found);
  if (parsed.success) return found;
  throw new Error(describeIssue(parsed.error));
}

function defaultOf(exports: unknown): unknown {
  return typeof exports === 'object' && exports !== null && 'default' in exports ? exports.default : exports;
}

/** Says the first thing that is wrong with a value, and where in it. */
export function describeIssue({ issues: [issue] }: z.ZodError): string {
  const said = ((issue?.code === 'invalid_key' ? issue.issues[0] : issue)?.message ?? '')
    .replace(/^Invalid input: .*received undefined$/, 'is missing')
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase());
  const path = issue?.path.join('.') ?? '';
  return path === '' ? said : `\`${path}\` ${said}`;
}
