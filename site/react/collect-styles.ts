import type { ReactNode } from 'react';

/** Gathers the styles that components make while a page's demos are rendered on the server, one demo after the other. */
export interface StyleCollector {
  /** Wraps a demo, as in a provider that notes its styles. */
  readonly wrap?: (element: ReactNode) => ReactNode;
  /** Returns the `<style>` elements of what was rendered; `html` is that of all demos of the page. */
  readonly styles: (html: string) => string;
}

/**
 * A provider module may export this function as `collectStyles`, for a library whose styles docs-nav does not know to
 * gather by itself: it knows Emotion, styled-components and the styles of Ant Design. Called once for each page.
 *
 * @example
 * export const collectStyles: CollectStyles = () => {
 *   const registry = createRegistry();
 *   return { wrap: (demo) => <Registry value={registry}>{demo}</Registry>, styles: () => registry.toStyleTag() };
 * };
 */
export type CollectStyles = () => StyleCollector;
