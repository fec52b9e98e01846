import { hashOf } from '../../../system/files/hash.ts';
import { serverEntry } from '../bundle/bundle-demos.ts';
import type { BundleContext } from '../bundle/kept-bundle.ts';
import { runCompiled, type RunContext } from '../bundle/run-compiled.ts';
import type { ComponentUnit } from '../source/demo-pages.ts';
import type { ComponentUse } from '../source/component-use.ts';
import type { Crash } from '../source/demo-crash.ts';
import { areSame, isGathering, noteInputs, type Inputs } from '../source/inputs.ts';
import { renderOnThread } from './render-demos.ts';
import type { CompiledUnit, PageAnswer, UseNote } from './render-here.ts';

/** A component rendered with certain props. */
export interface RenderedUse {
  readonly html: string;
  /** Style elements. */
  readonly styles: string;
  readonly notes: readonly UseNote[];
}

interface KeptUse extends RenderedUse {
  readonly inputs: Inputs;
  readonly everything?: string;
}

/** The uses of components, rendered as far as they can be. */
export interface RenderedUses {
  /** By component and id of the use. */
  readonly rendered: ReadonlyMap<ComponentUnit, ReadonlyMap<string, RenderedUse>>;
  readonly crashes: ReadonlyMap<ComponentUnit, ReadonlyMap<string, readonly Crash[]>>;
  /** Input files, from the project and its own packages; paths from the root. */
  readonly inputs: readonly string[];
}

/**
 * Renders what pages ask of components, or takes it from the cache: each use by itself, so that it depends on nothing
 * but the component and its props. Throws what the bundler throws.
 */
export async function renderUses(
  context: RunContext,
  pages: readonly ComponentUnit[],
  { cache, shared, reader, everything }: BundleContext,
): Promise<RenderedUses> {
  const nameOf = (page: ComponentUnit, use: ComponentUse) =>
    `use-${hashOf(JSON.stringify([shared, page.key, page.component, use]))}.json`;
  const rendered = new Map<ComponentUnit, Map<string, RenderedUse>>();
  const crashes = new Map<ComponentUnit, Map<string, readonly Crash[]>>();
  const inputs = new Set<string>();
  const open: ComponentUnit[] = [];
  const whole = new Map<ComponentUnit, ComponentUnit>();
  for (const page of pages) {
    const own = new Map<string, RenderedUse>();
    rendered.set(page, own);
    const missing = page.uses.filter((use) => {
      const kept = cache.read<KeptUse>(nameOf(page, use));
      if (kept === undefined || !areSame(kept.inputs, reader) || (kept.everything ?? everything) !== everything)
        return true;
      own.set(use.id, kept);
      for (const path of Object.keys(kept.inputs)) inputs.add(path);
      return false;
    });
    if (missing.length === 0) continue;
    const rest = { ...page, uses: missing };
    open.push(rest);
    whole.set(rest, page);
  }
  if (open.length === 0) return { rendered, crashes, inputs: [...inputs] };
  const { root } = context.settings;
  const made = await runCompiled(
    context,
    open.map((page, at) => serverEntry(root, page, `component-${at}`)),
    async (folder, packages) => {
      const compiled = open.flatMap((page, at) =>
        page.uses.map((use): CompiledUnit => {
          const { kind, demos, provider } = page;
          return { kind, demos, provider, module: `component-${at}.cjs`, use };
        }),
      );
      const answers = await renderOnThread({ folder, pages: compiled, site: context.settings.site, packages }, context);
      const thrown = answers.flatMap((answer) => ('html' in answer ? [] : answer));
      return { answers, unloadable: [...new Set(thrown.flatMap(({ unloadable }) => unloadable ?? []))] };
    },
  );
  const answers = made.answers.values();
  for (const [at, page] of open.entries()) {
    const noted = noteInputs(made.inputs.get(`component-${at}`) ?? [], reader);
    for (const path of Object.keys(noted)) inputs.add(path);
    const isOpen = made.isMadeUp || isGathering(noted, reader);
    const own = whole.get(page) ?? page;
    for (const use of page.uses) {
      const answer: PageAnswer = answers.next().value ?? [];
      if ('html' in answer) {
        const { html, styles, notes = [] } = answer;
        const value = { html: Object.values(html).join(''), styles, notes };
        cache.keep(nameOf(page, use), { ...value, inputs: noted, ...(isOpen ? { everything } : {}) } satisfies KeptUse);
        rendered.get(own)?.set(use.id, value);
      } else {
        const thrown = crashes.get(own) ?? new Map<string, readonly Crash[]>();
        crashes.set(own, thrown.set(use.id, answer));
      }
    }
  }
  return { rendered, crashes, inputs: [...inputs] };
}
