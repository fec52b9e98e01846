import type { DemoProvider } from 'docs-nav/react';
import { startTransition, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { DemoTree, type DemoProps, type DemoSite } from './demo-tree.tsx';

/** A demo running in its stage. */
interface RunningDemo {
  /** Remounts it with fresh state. */
  readonly reset: () => void;
  /** Renders it with other props, also after a crash. */
  readonly update: (props: DemoProps) => void;
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
      let props: DemoProps | undefined;
      let isCrashed = false;
      const stop = (error: unknown): void => {
        isCrashed = true;
        onError(error);
      };
      // Prefixed as on the server, so that the ids of several demos do not collide. The page shows errors that React
      // reports.
      const options = {
        identifierPrefix: `${name}-`,
        onCaughtError: () => {},
        onUncaughtError: stop,
        onRecoverableError: () => {},
      };
      const tree = (): ReactNode => (
        <DemoTree site={site} demo={demo} props={props} provider={provider} onError={stop} />
      );
      const mount = (): Root => {
        const root = createRoot(stage, options);
        root.render(tree());
        return root;
      };
      let root: Root;
      const reset = (): void => {
        root.unmount();
        stage.replaceChildren();
        isCrashed = false;
        root = mount();
      };
      // In a transition, React yields while it hydrates a large demo, and prioritizes a reader's interaction with it.
      startTransition(() => {
        root = stage.hasChildNodes() ? hydrateRoot(stage, tree(), options) : mount();
      });
      return {
        reset,
        update(next) {
          props = next;
          if (isCrashed) reset();
          else root.render(tree());
        },
        unmount: () => root.unmount(),
      };
    };
}
