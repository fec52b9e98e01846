import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../../site/project/project.ts';
import { readFrontMatter, type CheckedPageFacts, type IntakeSettings } from '../../engine/index.ts';
import { pageFormat } from '../../engine/address/page-file.ts';
import { decodeText } from '../system/files/read-files.ts';
import { hashOf } from '../system/files/hash.ts';
import type { FactsJob, ReadPage } from './page-tasks.ts';
import { openPageThread, PAGES_WORTH_A_THREAD, type PageThread } from './page-thread.ts';

/** Pages that a thread takes at a time. */
const BATCH = 16;

/** Batches between two turns of the event loop: the memory of 64 pages. */
const TURN_EVERY = 4;

/**
 * Reads the facts of pages, on two threads if there are many; in the order of `paths`. `total` counts all pages of the
 * site.
 */
export async function readPages(
  project: Project,
  paths: readonly string[],
  {
    total,
    shared,
    settings,
  }: { readonly total: number; readonly shared: PageThread | undefined; readonly settings: IntakeSettings },
): Promise<readonly ReadPage[]> {
  const job: FactsJob = {
    root: project.root,
    paths,
    settings,
    next: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
  };
  if (paths.length < PAGES_WORTH_A_THREAD) return (await readBatches(job)).map(([, page]) => page);
  const thread = shared ?? openPageThread(project);
  try {
    const others = thread.run('facts', job, total);
    // Without a handler, an early failure of the thread would be an unhandled rejection.
    others.catch(() => {});
    const own = await readBatches(job);
    const found = [...own, ...(await others)].toSorted(([a], [b]) => a - b);
    return found.map(([, page]) => page);
  } finally {
    if (shared === undefined) await thread.close();
  }
}

/** Reads pages until no batches are left; returns each with its index in `paths`. */
export async function readBatches({ root, paths, settings, next }: FactsJob): Promise<(readonly [number, ReadPage])[]> {
  // The Markdown parser is a native module, which a run without changed pages never loads.
  const { readFacts } = await import('../../site/markdown/read-facts.ts');
  const counter = new Int32Array(next);
  const found: (readonly [number, ReadPage])[] = [];
  let batches = 0;
  for (let from = Atomics.add(counter, 0, BATCH); from < paths.length; from = Atomics.add(counter, 0, BATCH)) {
    for (const [offset, path] of paths.slice(from, from + BATCH).entries()) {
      const content = readFileSync(join(root, path));
      const facts = readFrontMatter(readFacts(decodeText(content), { format: pageFormat(path), settings }));
      // A substring keeps the whole string in memory; the copy releases the page's text.
      found.push([
        from + offset,
        { bytes: hashOf(content), facts: JSON.parse(JSON.stringify(facts)) as CheckedPageFacts },
      ]);
    }
    // What the parser holds outside of the heap is freed only when the event loop turns.
    if (++batches % TURN_EVERY === 0) await new Promise(setImmediate);
  }
  return found;
}
