import type { Project } from '../../../site/project/project.ts';
import type { DescribeJob, Descriptions, Exports, ListJob, PropsJob } from './compiler-thread.ts';
import { extractApis } from './describe/extract.ts';
import { listExports } from './exports/list-exports.ts';
import { listValues } from './describe/list-values.ts';
import { openProgram } from './exports/open-program.ts';
import type { ComponentModel } from './props/component-model.ts';
import { describeProps } from './props/describe-props.ts';

/**
 * Answers a question about packages, or about components of the project. Slow: loads TypeScript, and reads everything
 * that their types need.
 */
export function answerJob(
  project: Project,
  job: ListJob | DescribeJob | PropsJob,
): Exports | Descriptions | readonly ComponentModel[] {
  if ('components' in job) return describeProps(project, job.components);
  if ('wanted' in job) return extractApis(project, job.wanted);
  const program = openProgram(project, [], { listed: job.list });
  return Object.fromEntries(
    job.list.map((name) => {
      const components = listExports(name, program);
      return [name, { components, values: listValues(name, components, program) }];
    }),
  );
}
