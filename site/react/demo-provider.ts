import type { ComponentType, ReactNode } from 'react';

/** Props of a section's provider. */
export interface DemoProviderProps {
  readonly mode: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  /** Whether controls are small. */
  readonly dense: boolean;
  /** The demo. */
  readonly children: ReactNode;
}

/** The default export of a section's `demoProvider`: a component that wraps each demo, for example in a theme. */
export type DemoProvider = ComponentType<DemoProviderProps>;

/** Collects the styles that components create while a page's demos are rendered on the server, one after the other. */
export interface StyleCollector {
  /** Wraps a demo, for example in a provider that records its styles. */
  readonly wrap?: (element: ReactNode) => ReactNode;
  /** Returns the `<style>` elements, as HTML or as React elements; `html` contains all demos that share a document. */
  readonly styles: (html: string) => ReactNode;
}

/**
 * A function that a provider module can export as `collectStyles`, for a library whose styles docs-nav does not collect
 * by itself. It collects those of Emotion, styled-components and Ant Design. Called once for each document: for each
 * page, and for each demo in a frame.
 *
 * @example
 * export const collectStyles: CollectStyles = () => {
 *   const registry = createRegistry();
 *   return { wrap: (demo) => <Registry value={registry}>{demo}</Registry>, styles: () => registry.toStyleTag() };
 * };
 */
export type CollectStyles = () => StyleCollector;
