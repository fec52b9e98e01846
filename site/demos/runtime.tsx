import type { DemoProvider } from 'docs-nav/react';
import { startTransition, type ComponentType } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { DemoTree, type DemoSite } from './demo-tree.tsx';

/** A demo that runs in its stage. */
interface RunningDemo {
  /** Remounts it with fresh state. */
  readonly reset: () => void;
  readonly unmount: () => void;
}

/** What a page's module exports: brings the server's HTML of a demo to life. `onError` hears of a crash, after which the stage is empty. */
export type Mount = (
  stage: HTMLElement,
  name: string,
  options: { readonly onError: (error: unknown) => void },
) => RunningDemo;

/** For a site: the function that makes the `mount` of a page from its demos by name and its section's provider. */
export function createMountFor(
  site: DemoSite,
): (demos: Readonly<Record<string, ComponentType>>, provider: DemoProvider | undefined) => Mount {
  return (demos, provider) =>
    (stage, name, { onError }) => {
      const demo = demos[name];
      if (demo === undefined) throw new Error(`This page has no demo ${name}.`);
      // Ids of the server's HTML are kept apart by the demo's name; what React reports is shown in the page.
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
      // React stops in between while it takes over a large demo, and at once for a reader who acts on it.
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
