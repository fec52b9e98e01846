import type { Language, Section, SiteInfo } from '../../engine/manifest.ts';
import { cutSlots, type FrameTemplate } from './frame-template.ts';
import { Frame } from './Frame.tsx';
import { renderWithStyles } from './render-with-styles.tsx';
import { shrinkHtml } from './shrink-html.ts';

/** What a section's frame is made of. */
export interface FrameInput {
  readonly site: SiteInfo;
  readonly section: Section;
  readonly sections: readonly Section[];
  readonly language: Language;
  /** The path under which the site is served, with slashes at both ends. */
  readonly base: string;
  readonly assets: FrameAssets;
  /** Makes the public address of a pathname, with base, language and trailing slash. */
  readonly hrefOf: (pathname: string) => string;
  /** Address of the fragment with the section's top level, for sidebars that leave out some of its rows. */
  readonly branch?: string;
}

/** Public addresses of the hashed files that every page loads. */
export interface FrameAssets {
  readonly stylesheet: string;
  readonly script: string;
  /** The script that runs before first paint; its text stands in the page. */
  readonly bootScript: string;
}

/** Renders a section's frame once; its pages are made by `fillFrame`. */
export function renderFrame(input: FrameInput): { readonly template: FrameTemplate } {
  const { html } = renderWithStyles(<Frame {...input} />);
  return { template: cutSlots(`<!doctype html>${shrinkHtml(html)}`) };
}
