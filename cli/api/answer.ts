import type { DescribeJob, Descriptions, ExportedNames, ListJob } from './compiler-thread.ts';
import { extractApis } from './extract.ts';
import { listExports } from './list-exports.ts';
import { openProgram } from './open-program.ts';

/** Answers a question about packages. Slow: loads TypeScript, and reads everything that the packages’ types need. */
export function answer(job: ListJob | DescribeJob): ExportedNames | Descriptions {
  if ('wanted' in job) return extractApis(job.root, job.wanted);
  const program = openProgram(job.root, [], job.list);
  return Object.fromEntries(job.list.map((name) => [name, listExports(name, program)]));
}
