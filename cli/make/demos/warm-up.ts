import type { DemoUnit } from './source/demo-pages.ts';
import { renderTasks } from './render/render-tasks.ts';
import type { RunContext } from './bundle/run-compiled.ts';
import { convertSources } from './javascript/convert-sources.ts';

/** Milliseconds without a request after which a browser has loaded everything. */
const QUIET = 300;

/** Prepares for edits of the page that someone is looking at. */
interface WarmUp {
  /** Sets how demos are compiled from now on. */
  expect(describe: () => RunContext): void;
  /** Notes a request for a page with demos, or for anything else. */
  note(page: DemoUnit | undefined): void;
  close(): void;
}

/**
 * Loads what an edit of a visited page's demos will need, while no one is waiting: the bundler, the project's React,
 * the demos' packages, and the converter. Without it, the first edit would take a second longer than later ones.
 */
export function openWarmUp(): WarmUp {
  const done = new Set<string>();
  let describe: (() => RunContext) | undefined;
  let next: DemoUnit | undefined;
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
        // An error here occurs again with the edit, which reports it.
        Promise.all([
          renderTasks(context, [{ unit: wanted }]),
          convertSources(
            context.project,
            wanted.demos.map(({ source }) => ({ source, kind: 'tsx' })),
          ),
        ]).catch(() => {});
      }, QUIET);
    },
    close: () => clearTimeout(timer),
  };
}
