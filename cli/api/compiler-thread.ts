import { existsSync, readFileSync } from 'node:fs';
import type { ApiEntry, ApiName } from '../../site/api/api-data.ts';
import { hashOf } from '../files/hash.ts';
import { startThread, workerFile } from '../threads/start-thread.ts';
import { BUILD } from '../version.ts';
import { compilerVersion } from './package-key.ts';

/** Asks what packages export. */
export interface ListJob {
  readonly root: string;
  readonly list: readonly string[];
}

/** Asks for descriptions of exports. */
export interface DescribeJob {
  readonly root: string;
  readonly wanted: readonly ApiName[];
}

/** Names of components and hooks, by package. */
export type ExportedNames = Readonly<Record<string, readonly string[]>>;

/** Descriptions in the order in which they were asked for; `undefined` for what is not there. */
export type Descriptions = readonly (ApiEntry | undefined)[];

/** Has TypeScript answer, in a thread where this is the built package; tests run the sources. */
export function askCompiler(job: ListJob): Promise<ExportedNames>;
export function askCompiler(job: DescribeJob): Promise<Descriptions>;
export async function askCompiler(job: ListJob | DescribeJob): Promise<ExportedNames | Descriptions> {
  if (!existsSync(WORKER)) return (await import('./answer.ts')).answer(job);
  return new Promise((resolve, reject) => {
    const worker = startThread('api-worker', {
      workerData: job,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP, maxYoungGenerationSizeMb: YOUNG_HEAP },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** Changes with whatever decides how types are read. The thread’s file names the chunk that extracts, and that name changes with what is in it. */
export function extractorKey(root: string): string {
  return `${existsSync(WORKER) ? hashOf(readFileSync(WORKER)) : BUILD} ${compilerVersion(root)}`;
}

const WORKER = workerFile('api-worker');

/** MiB of heap for all that the compiler keeps of some hundred components; twice of what it was seen to need. */
const MAX_HEAP = 1600;

/** MiB for new objects: the compiler keeps most of what it makes, and looking through less of it more often takes its time. */
const YOUNG_HEAP = 96;
