import type { DemoPage } from './demo-pages.ts';
import { renderDemos, type RenderContext } from './render-demos.ts';
import { convertSources } from './convert-sources.ts';

/** Milliseconds without a request after which a browser has what it asked for. */
const QUIET = 300;

/** Gets ready for the edits of those who look at a page. */
export interface WarmUp {
  /** Notes how demos are compiled from now on. */
  expect(describe: () => RenderContext): void;
  /** Notes a request: for a page with demos, or for anything else. */
  note(page: DemoPage | undefined): void;
  close(): void;
}

/**
 * Loads what an edit of a visited page's demos will need, while no one waits: the bundler, the project's React, the
 * packages that the demos import, and what converts them. Without it the first edit would take a second longer than the others.
 */
export function openWarmUp(): WarmUp {
  const done = new Set<string>();
  let describe: (() => RenderContext) | undefined;
  let next: DemoPage | undefined;
  let timer: NodeJS.Timeout | undefined;
  return {
    expect: (how) => (describe = how),
    note(page) {
      next = page ?? next;
      clearTimeout(timer);
      if (next === undefined || describe === undefined || done.has(next.pathname)) return;
      const [wanted, context] = [next, describe()];
      timer = setTimeout(() => {
        done.add(wanted.pathname);
        // What fails here fails again with the edit, which reports it.
        Promise.all([
          renderDemos(context, [wanted]),
          convertSources(wanted.demos.map(({ source }) => ({ source, kind: 'tsx' }))),
        ]).catch(() => {});
      }, QUIET);
    },
    close: () => clearTimeout(timer),
  };
}
