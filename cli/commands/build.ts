import { resolve } from 'node:path';
import { buildSite } from '../build/build-site.ts';
import { tellPublished } from '../build/publish-site.ts';
import type { Io } from '../system/base/io.ts';
import { openProject } from '../project/open-project.ts';
import { tellIn, type Hear } from '../report/tell.ts';
import { openTimings } from '../report/timings.ts';

/** Options of `docs-nav build`. */
export interface BuildOptions {
  readonly dir?: string | undefined;
  /** Output folder; the project's `out` if left out. */
  readonly out?: string | undefined;
  /** Path at which the site will be served, with a slash at both ends. */
  readonly base: string;
  /** Origin of the official host, instead of `url` in `nav/site.yaml`. */
  readonly url?: string | undefined;
  /** Builds only these sections, as a part of the site for `docs-nav merge`. */
  readonly section?: readonly string[] | undefined;
  readonly search: boolean;
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
  const where = out === undefined ? {} : { out: resolve(io.cwd, out) };
  const published = await buildSite(project, { ...options, ...where }, tell).finally(() => tell.step(undefined));
  printTimings();
  return tellPublished('Built', published, io);
}
