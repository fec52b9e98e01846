import type { z } from 'zod';

/** Says the first thing that is wrong with a value, and where in it. */
export function describeIssue({ issues: [issue] }: z.ZodError): string {
  const said = (issue?.message ?? '')
    .replace(/^Invalid input: .*received undefined$/, 'is missing')
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase());
  const path = issue?.path.join('.') ?? '';
  return path === '' ? said : `\`${path}\` ${said}`;
}
