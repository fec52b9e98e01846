import type { z } from 'zod';
import type { PathStep } from '../parse/yaml-node.ts';

/** What the schema library says about one mistake. */
export type Issue = z.core.$ZodIssue;

/** Where in the data an issue is. */
export function pathOf(issue: Issue): readonly PathStep[] {
  return issue.path as PathStep[];
}

/** Of values that may have several shapes, shows the mistakes inside the shape that the writer chose. */
export function unfoldUnions(issues: readonly Issue[]): readonly Issue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return [issue];
    const chosen = issue.errors.find((inner) =>
      inner.every(({ code, path }) => code !== 'invalid_type' || path.length > 0),
    );
    return chosen ? chosen.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) : [issue];
  });
}

/** The types that a value may have, of which it has none. */
export function expectedTypes(issue: Issue): readonly string[] {
  if (issue.code === 'invalid_type') return [issue.expected];
  if (issue.code !== 'invalid_union') return [];
  const own = issue.errors.flat().filter(({ path }) => path.length === 0);
  return [...new Set(own.flatMap(expectedTypes))];
}
