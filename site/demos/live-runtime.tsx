import type { DemoProvider } from 'docs-nav/react';
import { useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { DemoTree, rootOptions, type DemoSite } from './demo-tree.tsx';
import type { Live } from './live/start-live.ts';

/** Creates a site's function that shows edited code in the provider of its section. */
export function createLive(site: DemoSite, provider: DemoProvider | undefined): Live {
  return (place, component, { onShown, onError }) => {
    const root = createRoot(place, rootOptions(onError));
    root.render(
      <Told by={onShown}>
        <DemoTree site={site} demo={component} provider={provider} onError={onError} />
      </Told>,
    );
    return { unmount: () => root.unmount() };
  };
}

/** Tells when its content is there: the effects of a parent run after those of its children. */
function Told({ by, children }: { readonly by: () => void; readonly children: ReactNode }): ReactNode {
  useEffect(by, [by]);
  return children;
}
