import type { DemoProvider } from 'docs-nav/react';
import { startTransition, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { PageModule } from '../islands/demo/page-module.ts';
import { DemoTree, rootOptions, type DemoProps, type DemoSite } from './demo-tree.tsx';

/** Creates a site's function that returns the `mount` of a page from its demos by name and its section's provider. */
export function createMountFor(
  site: DemoSite,
): (demos: Readonly<Record<string, ComponentType>>, provider: DemoProvider | undefined) => PageModule['mount'] {
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
      const options = rootOptions(stop, `${name}-`);
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
