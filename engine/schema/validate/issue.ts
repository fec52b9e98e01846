import type { z } from 'zod';
import type { PathStep } from '../../yaml/yaml-node.ts';

/** A mistake as reported by the schema library. */
export type Issue = z.core.$ZodIssue;

/** Returns the data path of an issue. */
export function issuePath(issue: Issue): readonly PathStep[] {
  return issue.path as PathStep[];
}

/** For values that may have several shapes, returns the mistakes in the shape that the writer chose. */
export function unfoldUnions(issues: readonly Issue[]): readonly Issue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return [issue];
    const chosen = issue.errors.find((inner) =>
      inner.every(({ code, path }) => code !== 'invalid_type' || path.length > 0),
    );
    return chosen ? chosen.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) : [issue];
  });
}

/** Returns the types that a value may have, if it has none of them. */
export function expectedTypes(issue: Issue): readonly string[] {
  if (issue.code === 'invalid_type') return [issue.expected];
  if (issue.code !== 'invalid_union') return [];
  const own = issue.errors.flat().filter(({ path }) => path.length === 0);
  return [...new Set(own.flatMap(expectedTypes))];
}
