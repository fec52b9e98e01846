import type { z } from 'zod';

/** How many findings a rule or feature may return at a time: few enough for every report and editor. */
export const READABLE = [10_000, 'more than 10,000 findings, which nobody could read'] as const;

/** Says the first thing that is wrong with a value, and where in it. */
export function describeIssue({ issues: [issue] }: z.ZodError): string {
  const said = ((issue?.code === 'invalid_key' ? issue.issues[0] : issue)?.message ?? '')
    .replace(/^Invalid input: .*received undefined$/, 'is missing')
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase());
  const path = issue?.path.join('.') ?? '';
  return path === '' ? said : `\`${path}\` ${said}`;
}

/** Returns the first line of what was thrown, without its period: messages continue after it. */
export function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]?.replace(/\.$/, '') ?? '';
}
