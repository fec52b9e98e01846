import { bundleClient, bundlePages } from './bundle/bundle-client.ts';
import { perSection, type BundleContext } from './bundle/kept-bundle.ts';
import { openDemoContext, type DemoProject } from './describe-demos.ts';
import { readLiveFrame } from './live/live-frame.ts';
import { makeLive } from './live/make-live.ts';
import { renderKept } from './render/render-tasks.ts';
import type { DemoUnit, RenderUnit } from './source/demo-pages.ts';

/** Demos that are being made while others are not known yet. */
export interface BegunDemos {
  readonly context: BundleContext;
  readonly units: readonly DemoUnit[];
  readonly rendered: ReturnType<typeof renderKept>;
  /** Settles with the last work for them; what fails fails again when it is asked for. */
  readonly ended: Promise<unknown>;
}

/**
 * Begins to make some of the demos that were found. The code for the browser is made up to what pages of a section share,
 * and that of sections without other pages as a whole.
 */
export function beginDemos(project: DemoProject, units: readonly DemoUnit[], others: ReadonlySet<string>): BegunDemos {
  const context = openDemoContext(project);
  const rendered = renderKept(
    context,
    units.map((unit) => ({ unit })),
  );
  const isWhole = ({ section }: RenderUnit) => !others.has(section);
  const whole = units.filter(isWhole);
  const bundled = perSection(units, async (own) => own.every(isWhole) || bundlePages(own, context));
  const live = project.manifest.site.liveCode === true ? makeLive(whole, readLiveFrame().name, context) : undefined;
  const ended = Promise.allSettled([rendered, bundled, bundleClient(whole, context), live]);
  return { context, units, rendered, ended };
}
