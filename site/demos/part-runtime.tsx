import type { DemoProvider } from 'docs-nav/react';
import { createElement, startTransition, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { PageModule, RunningDemo } from '../islands/demo/page-module.ts';
import { CONTENT_TAG, contentProps } from '../components/content-element.ts';
import { DemoTree, rootOptions, type DemoProps, type DemoSite } from './demo-tree.tsx';

/** Hydrates the server’s HTML of one use of a component of pages, whose place says its props. */
type MountPart = (...given: Parameters<PageModule['mount']>) => Pick<RunningDemo, 'unmount'>;

/** Creates a site’s function that returns the `mount` of components by name, within a provider. */
export function createPartMount(
  site: DemoSite,
): (components: Readonly<Record<string, ComponentType>>, provider: DemoProvider | undefined) => MountPart {
  return (components, provider) =>
    (stage, name, { onError }) => {
      const demo = components[name];
      if (demo === undefined) throw new Error(`This page has no component ${name}.`);
      const place = stage.parentElement;
      const { id = '', props = '{}' } = place?.dataset ?? {};
      let root: Root | undefined;
      startTransition(() => {
        root = hydrateRoot(
          stage,
          <DemoTree site={site} demo={demo} props={propsOf(props, place)} provider={provider} onError={onError} />,
          rootOptions(onError, `${id}-`),
        );
      });
      return { unmount: () => root?.unmount() };
    };
}

/** The content stays what the server has written, wherever the component shows it. */
function propsOf(written: string, place: HTMLElement | null): DemoProps {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the build
  const props = JSON.parse(written) as DemoProps;
  const html =
    place?.querySelector(CONTENT_TAG)?.innerHTML ?? place?.querySelector(':scope > template')?.innerHTML ?? undefined;
  return html === undefined ? props : { ...props, children: createElement(CONTENT_TAG, contentProps(html)) };
}
