import type { CheckedPageFacts, IntakeSettings } from '../../engine/index.ts';
import type { ApiOverview } from '../../site/api/api-shelf.ts';
import type { PageParts } from '../../site/prerender/page-parts.ts';
import type { PlannedPage } from '../../site/prerender/planned-file.ts';
import type { SiteContext } from '../../site/prerender/site-context.ts';

/** Work that a second thread shares with this one, and what it answers. */
export interface PageTasks {
  readonly facts: { readonly job: FactsJob; readonly answer: readonly (readonly [index: number, page: ReadPage])[] };
  readonly render: { readonly job: PageJobs; readonly answer: readonly string[] };
}

/** A task that the thread has not answered yet. */
export type PageTask = {
  [Kind in keyof PageTasks]: { readonly kind: Kind; readonly job: PageTasks[Kind]['job'] };
}[keyof PageTasks];

/** Pages whose facts are wanted; `next` is the number of the next one that no thread has taken. */
export interface FactsJob {
  readonly root: string;
  /** Paths from the root. */
  readonly paths: readonly string[];
  readonly settings: IntakeSettings;
  readonly next: SharedArrayBuffer;
}

/** What a page says, and the hash of the very bytes that say it: the file may have changed since it was looked at. */
export interface ReadPage {
  readonly bytes: string;
  readonly facts: CheckedPageFacts;
}

/** A context without what threads cannot give each other: ways to read. */
export interface PlainContext extends Omit<SiteContext, 'apis' | 'others'> {
  readonly apis: ApiOverview;
  readonly others: readonly PlainContext[];
}

/** What every thread gets; `next` is the number of the next job that no one has taken. */
export interface PageJobs {
  readonly jobs: readonly PlannedPage[];
  /** What the pages include, by pathname. */
  readonly parts: Readonly<Record<string, PageParts>>;
  readonly context: PlainContext;
  readonly root: string;
  /** Folder to write to; all folders of the jobs exist. */
  readonly folder: string;
  readonly next: SharedArrayBuffer;
}
