import type { Project } from '../../../site/project/project.ts';
import type { DescribeJob, Descriptions, Exports, ListJob } from './compiler-thread.ts';
import { extractApis } from './describe/extract.ts';
import { listExports } from './exports/list-exports.ts';
import { listValues } from './describe/list-values.ts';
import { openProgram } from './exports/open-program.ts';

/** Answers a question about packages. Slow: loads TypeScript, and reads everything that the packages’ types need. */
export function answer(project: Project, job: ListJob | DescribeJob): Exports | Descriptions {
  if ('wanted' in job) return extractApis(project, job.wanted);
  const program = openProgram(project, [], job.list);
  return Object.fromEntries(
    job.list.map((name) => {
      const components = listExports(name, program);
      return [name, { components, values: listValues(name, components, program) }];
    }),
  );
}
