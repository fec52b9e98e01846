import type { DemoProvider } from 'docs-nav/react';
import { startTransition, type ComponentType } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { DemoTree, type DemoSite } from './demo-tree.tsx';

/** A demo running in its stage. */
interface RunningDemo {
  /** Remounts it with fresh state. */
  readonly reset: () => void;
  readonly unmount: () => void;
}

/**
 * Export of a page's module: hydrates the server's HTML of a demo. `onError` is called after a crash, which leaves the
 * stage empty.
 */
export type Mount = (
  stage: HTMLElement,
  name: string,
  options: { readonly onError: (error: unknown) => void },
) => RunningDemo;

/** Creates a site's function that returns the `mount` of a page from its demos by name and its section's provider. */
export function createMountFor(
  site: DemoSite,
): (demos: Readonly<Record<string, ComponentType>>, provider: DemoProvider | undefined) => Mount {
  return (demos, provider) =>
    (stage, name, { onError }) => {
      const demo = demos[name];
      if (demo === undefined) throw new Error(`This page has no demo ${name}.`);
      // Prefixed as on the server, so that the ids of several demos do not collide. The page shows errors that React
      // reports.
      const options = {
        identifierPrefix: `${name}-`,
        onCaughtError: () => {},
        onUncaughtError: onError,
        onRecoverableError: () => {},
      };
      const tree = <DemoTree site={site} demo={demo} provider={provider} onError={onError} />;
      const mount = (): Root => {
        const root = createRoot(stage, options);
        root.render(tree);
        return root;
      };
      let root: Root;
      // In a transition, React yields while it hydrates a large demo, and prioritizes a reader's interaction with it.
      startTransition(() => {
        root = stage.hasChildNodes() ? hydrateRoot(stage, tree, options) : mount();
      });
      return {
        reset() {
          root.unmount();
          stage.replaceChildren();
          root = mount();
        },
        unmount: () => root.unmount(),
      };
    };
}
