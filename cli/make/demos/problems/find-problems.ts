import type { Project } from '../../../../site/project/project.ts';
import type { Diagnostic } from '../../../../engine/index.ts';
import { DemoCrash } from '../source/demo-crash.ts';
import type { RenderUnit } from '../source/demo-pages.ts';
import { ConfigError } from '../source/project-config.ts';
import { describeCrash } from './describe-crash.ts';
import { describeConfig } from './describe-settings.ts';
import { describeSyntax } from './describe-syntax.ts';

/**
 * Finds the project's mistakes behind an error, which may list them in its `errors`; empty if the error is not the
 * project's.
 */
export function findProblems(project: Project, error: unknown, pages: readonly RenderUnit[]): readonly Diagnostic[] {
  if (error instanceof ConfigError) return [describeConfig(project, error)];
  const errors =
    typeof error === 'object' && error !== null && 'errors' in error && Array.isArray(error.errors)
      ? (error.errors as readonly unknown[])
      : [error];
  const found = errors.flatMap((entry) =>
    entry instanceof DemoCrash ? [describeCrash(project, entry, pages)] : describeSyntax(project, entry, pages),
  );
  return [
    ...new Map(
      found.map((diagnostic) => [JSON.stringify([diagnostic.origin, diagnostic.message]), diagnostic]),
    ).values(),
  ];
}
