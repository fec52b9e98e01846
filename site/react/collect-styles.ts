import type { ReactNode } from 'react';

/** Gathers the styles that components make while a page's demos are rendered on the server, one demo after the other. */
export interface StyleCollector {
  /** Wraps a demo, as in a provider that notes its styles. */
  readonly wrap?: (element: ReactNode) => ReactNode;
  /** Returns the `<style>` elements of what was rendered, as HTML or as React elements; `html` is that of all demos that share a document. */
  readonly styles: (html: string) => ReactNode;
}

/**
 * A provider module may export this function as `collectStyles`, for a library whose styles docs-nav does not know to
 * gather by itself: it knows Emotion, styled-components and the styles of Ant Design. Called once for each document: for
 * each page, and for each demo in a frame.
 *
 * @example
 * export const collectStyles: CollectStyles = () => {
 *   const registry = createRegistry();
 *   return { wrap: (demo) => <Registry value={registry}>{demo}</Registry>, styles: () => registry.toStyleTag() };
 * };
 */
export type CollectStyles = () => StyleCollector;
