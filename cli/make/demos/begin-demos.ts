import { bundlePages } from './bundle/bundle-client.ts';
import { perSection, type BundleContext } from './bundle/kept-bundle.ts';
import { openDemoContext, type DemoProject } from './describe-demos.ts';
import { readLiveFrame } from './live/live-frame.ts';
import { makeLive } from './live/make-live.ts';
import { renderKept } from './render/render-tasks.ts';
import type { DemoUnit } from './source/demo-pages.ts';

/** Demos that are being made, and kept, while others are not known yet. What fails fails again for who asks for all. */
export interface BegunDemos {
  readonly context: BundleContext;
  readonly rendered: Promise<unknown>;
  readonly bundled: Promise<unknown>;
  readonly live: Promise<unknown>;
}

/**
 * Begins to make some of the demos that were found: renders them, and bundles their modules; then what edited code can
 * import, of sections without `others`.
 */
export function beginDemos(project: DemoProject, units: readonly DemoUnit[], others: ReadonlySet<string>): BegunDemos {
  const context = openDemoContext(project);
  const tasks = units.map((unit) => ({ unit }));
  const rendered = renderKept(context, tasks).catch(() => {});
  const bundled = perSection(units, (own) => bundlePages(own, context)).catch(() => {});
  const whole = project.manifest.site.liveCode === true ? units.filter(({ section }) => !others.has(section)) : [];
  // It takes much memory, as do types beside it.
  const live = bundled.then(() => makeLive(whole, readLiveFrame().name, context)).catch(() => {});
  return { context, rendered, bundled, live };
}
