import { bundlePages } from './bundle/bundle-client.ts';
import { perSection, type BundleContext } from './bundle/kept-bundle.ts';
import { openDemoContext, type DemoProject } from './describe-demos.ts';
import { readLiveFrame } from './live/live-frame.ts';
import { makeLive } from './live/make-live.ts';
import { renderKept } from './render/render-tasks.ts';
import type { DemoUnit } from './source/demo-pages.ts';

/** Demos that are being made while others are not known yet. */
export interface BegunDemos {
  readonly context: BundleContext;
  readonly units: readonly DemoUnit[];
  readonly rendered: ReturnType<typeof renderKept>;
  /** Settles with the last work for them; what fails fails again when it is asked for. */
  readonly ended: Promise<unknown>;
}

/**
 * Begins to make some of the demos that were found: renders them, and bundles their modules; then what edited code can
 * import, of sections without `others`.
 */
export function beginDemos(project: DemoProject, units: readonly DemoUnit[], others: ReadonlySet<string>): BegunDemos {
  const context = openDemoContext(project);
  const rendered = renderKept(
    context,
    units.map((unit) => ({ unit })),
  );
  const bundled = perSection(units, (own) => bundlePages(own, context));
  // It takes much memory, as do types beside it.
  const live = bundled.then(async () => {
    const whole = units.filter(({ section }) => !others.has(section));
    if (project.manifest.site.liveCode === true) await makeLive(whole, readLiveFrame().name, context);
  });
  return { context, units, rendered, ended: Promise.allSettled([rendered, live]) };
}
