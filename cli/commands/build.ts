import { resolve } from 'node:path';
import { buildSite, type SiteOptions } from '../build/build-site.ts';
import { tellPublished } from '../build/publish-site.ts';
import type { Io } from '../system/base/io.ts';
import { openProject } from '../project/open-project.ts';
import { tellIn, type Hear } from '../report/tell.ts';
import { openTimings } from '../report/timings.ts';

/** Options of `docs-nav build`. */
export interface BuildOptions extends SiteOptions {
  readonly dir?: string | undefined;
  /** Whether to print what each phase took. */
  readonly timings?: boolean;
  /** The build fails with more warnings than this; -1 allows any number. */
  readonly maxWarnings: number;
}

/** Writes the site. Exits with 1, writing nothing, if the project has errors or exceeds a budget. */
export async function runBuild(
  { dir, out, maxWarnings, timings, ...options }: BuildOptions,
  io: Io,
  hear?: Hear,
): Promise<number> {
  const printTimings = timings === true ? openTimings(io) : () => {};
  const project = await openProject(io, dir);
  const tell = tellIn(io, maxWarnings, hear);
  const published = await buildSite(project, { ...options, out: out && resolve(io.cwd, out) }, tell).finally(() =>
    tell.step(undefined),
  );
  printTimings();
  return tellPublished('Built', published, io);
}
