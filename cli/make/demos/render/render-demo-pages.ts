import { hashOf } from '../../../system/files/hash.ts';
import type { BundleContext } from '../bundle/kept-bundle.ts';
import type { DemoUnit } from '../source/demo-pages.ts';
import { areSame, isGathering, noteInputs, type Inputs } from '../source/inputs.ts';
import { renderDemos } from './render-demos.ts';
import type { RunContext } from '../bundle/run-compiled.ts';
import type { RenderedDemos } from './render-here.ts';

interface KeptPage extends RenderedDemos {
  readonly inputs: Inputs;
  readonly everything?: string;
}

export interface RenderedPages extends ReadonlyMap<DemoUnit, RenderedDemos> {
  /** Input files of the pages, from the project and its own packages; paths from the root. */
  readonly inputs: readonly string[];
}

/**
 * Renders the demos of pages, or takes them from the cache. Throws an error whose `errors` contain a `DemoCrash` for
 * each demo that threw.
 */
export async function renderDemoPages(
  context: RunContext,
  pages: readonly DemoUnit[],
  { cache, shared, reader, everything }: BundleContext,
): Promise<RenderedPages> {
  const nameOf = (page: DemoUnit) => `page-${hashOf(shared + page.key)}.json`;
  const rendered = new Map<DemoUnit, KeptPage>();
  for (const page of pages) {
    const kept = cache.read<KeptPage>(nameOf(page));
    if (kept !== undefined && areSame(kept.inputs, reader) && (kept.everything ?? everything) === everything)
      rendered.set(page, kept);
  }
  const missing = pages.filter((page) => !rendered.has(page));
  if (missing.length > 0) {
    const made = await renderDemos(context, missing);
    for (const [page, demos] of made.rendered) {
      const inputs = noteInputs(made.inputs.get(page) ?? [], reader);
      const isOpen = made.isMadeUp || isGathering(inputs, reader);
      const value: KeptPage = { ...demos, inputs, ...(isOpen ? { everything } : {}) };
      cache.keep(nameOf(page), value);
      rendered.set(page, value);
    }
    if (made.crashes.length > 0) throw new AggregateError(made.crashes);
  }
  return Object.assign(rendered, {
    inputs: [...new Set(Array.from(rendered.values()).flatMap(({ inputs }) => Object.keys(inputs)))],
  });
}
