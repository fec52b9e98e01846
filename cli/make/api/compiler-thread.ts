import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Project } from '../../../site/project/project.ts';
import type { ApiValue } from '../../../engine/index.ts';
import type { ApiEntry, ApiName } from '../../../site/api/api-data.ts';
import { askThread } from '../../system/ask-thread.ts';
import { hashOf } from '../../system/files/hash.ts';
import { workerFile } from '../../system/start-thread.ts';
import { BUILD } from '../../system/base/version.ts';
import { readPackageJson } from '../../system/packages/read-manifest.ts';
import type { ComponentSource } from '../../../engine/feature/declaration.ts';
import type { ComponentModel } from './props/component-model.ts';

/** Asks for the names that packages export. */
export interface ListJob {
  readonly list: readonly string[];
}

/** Asks for all that modules of packages export. */
export interface NamesJob {
  /** As imports write them. */
  readonly modules: readonly string[];
}

/** Asks for descriptions of exports. */
export interface DescribeJob {
  readonly wanted: readonly ApiName[];
}

/** Asks for the props of components of the project. */
export interface PropsJob {
  readonly components: readonly ComponentSource[];
}

/** What the thread needs to open the project. */
export type ThreadProject = Pick<Project, 'root' | 'trust'>;

/** What a thread is asked. */
export type Job = ListJob | NamesJob | DescribeJob | PropsJob;

/** What it answers. */
export type Answer = Exports | readonly ModuleNames[] | Descriptions | readonly ComponentModel[];

/** Names of components and hooks, by package. */
export type ExportedNames = Readonly<Record<string, readonly string[]>>;

/** What a package exports. */
export interface PackageExports {
  /** Names of components and hooks. */
  readonly components: readonly string[];
  readonly values: readonly ApiValue[];
}

/** The names that a module exports, besides the default. */
export interface ModuleNames {
  readonly values: readonly string[];
  /** Those that are types only. */
  readonly types: readonly string[];
}

/** What packages export, by package. */
export type Exports = Readonly<Record<string, PackageExports>>;

/** Descriptions in the order of the request; `undefined` for exports that do not exist. */
export type Descriptions = readonly (ApiEntry | undefined)[];

/** Asks TypeScript, in a thread if this is the built package; tests run the sources. */
export function askCompiler(project: Project, job: ListJob): Promise<Exports>;
export function askCompiler(project: Project, job: NamesJob): Promise<readonly ModuleNames[]>;
export function askCompiler(project: Project, job: DescribeJob): Promise<Descriptions>;
export function askCompiler(project: Project, job: PropsJob): Promise<readonly ComponentModel[]>;
export async function askCompiler(project: Project, job: Job): Promise<Answer> {
  if (!existsSync(WORKER)) return (await import('./answer-job.ts')).answerJob(project, job);
  const { root, trust, threads } = project;
  return askThread<Answer>(threads, job, {
    name: 'api-worker',
    workerData: { root, trust } satisfies ThreadProject,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP, maxYoungGenerationSizeMb: YOUNG_HEAP },
  });
}

/**
 * Returns a key that changes with everything that affects how types are read. The thread’s file refers to the chunk
 * that does the extraction by a name with a content hash.
 */
export function extractorKey(project: Project): string {
  return `${existsSync(WORKER) ? hashOf(readFileSync(WORKER)) : BUILD} ${compilerVersion(project)}`;
}

/** Returns the versions of TypeScript and of the fallback types of React, without loading either. */
function compilerVersion(project: Project): string {
  const types = dirname(createRequire(import.meta.url).resolve('react-types/package.json'));
  return `${project.tools.find('typescript')?.version ?? ''} ${readPackageJson(types).version ?? ''}`;
}

const WORKER = workerFile('api-worker');

/** MiB of heap for the compiler's data about a few hundred components: twice what it was seen to need. */
const MAX_HEAP = 1600;

/** MiB for new objects: the compiler keeps most of them, so frequent collections of a small space cost time. */
const YOUNG_HEAP = 96;
