import type { CheckedPageFacts, IntakeSettings } from '../../engine/index.ts';
import type { ApiOverview } from '../../site/api/api-shelf.ts';
import type { PageParts } from '../../site/pages/page-parts.ts';
import type { PlannedPage } from '../../site/pages/context/planned-file.ts';
import type { SiteContext } from '../../site/pages/context/site-context.ts';
import type { ProjectVariables } from '../../site/project/project.ts';
import type { Answers, FailedDrawing } from '../make/features/page-answers.ts';

/** Work that a second thread shares with this one, and its results. */
export interface PageTasks {
  readonly facts: { readonly job: FactsJob; readonly answer: readonly (readonly [index: number, page: ReadPage])[] };
  readonly render: { readonly job: PageJobs; readonly answer: RenderedJobs };
  readonly index: { readonly job: IndexJobs; readonly answer: void };
}

/** A task for the thread. */
export type PageTask = {
  [Kind in keyof PageTasks]: { readonly kind: Kind; readonly job: PageTasks[Kind]['job'] };
}[keyof PageTasks];

/** Pages whose facts are needed; `next` is the index of the next one that no thread has taken. */
export interface FactsJob {
  readonly root: string;
  /** Paths from the root. */
  readonly paths: readonly string[];
  readonly settings: IntakeSettings;
  readonly next: SharedArrayBuffer;
}

/**
 * The facts of a page, with the hash of the bytes they were read from: the file may have changed since it was found.
 */
export interface ReadPage {
  readonly bytes: string;
  readonly facts: CheckedPageFacts;
}

/** A context without functions, which cannot be passed between threads. */
export interface PlainContext extends Omit<SiteContext, 'apis' | 'others'> {
  readonly apis: ApiOverview;
  readonly others: readonly PlainContext[];
}

/** The input of every thread; `next` is the index of the next job that no thread has taken. */
export interface PageJobs {
  readonly jobs: readonly PlannedPage[];
  /** What the pages include, by pathname. */
  readonly parts: Readonly<Record<string, PageParts>>;
  readonly context: PlainContext;
  /** What the project's features have drawn, if their code is not here. */
  readonly answers?: Answers | undefined;
  readonly root: string;
  /** The environment variables that the project's code may read. */
  readonly variables: ProjectVariables['declared'];
  /** Output folder; all folders of the jobs exist. */
  readonly folder: string;
  readonly next: SharedArrayBuffer;
}

/** What was rendered. */
export interface RenderedJobs {
  /** Paths of pages that were edited since their keys were computed. */
  readonly edited: readonly string[];
  readonly failed: readonly FailedDrawing[];
}

/** Search indexes to make from written pages; `next` is the index of the next one that no thread has taken. */
export interface IndexJobs {
  readonly indexes: readonly IndexJob[];
  readonly root: string;
  /** Output folder that contains the pages. */
  readonly folder: string;
  readonly next: SharedArrayBuffer;
}

/** A search index: its folder in the output, and the pages in it. */
export interface IndexJob {
  readonly path: string;
  readonly language: string;
  /** Path of the file in the output, and address below the site's base. */
  readonly pages: readonly { readonly path: string; readonly url: string }[];
}
