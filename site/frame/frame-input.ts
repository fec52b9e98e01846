import type { Language, Section, SiteInfo } from '../../engine/manifest.ts';
import type { RenderedSlots } from './slots.ts';
import type { Wording } from './words.ts';

/** What a section's frame is made of. */
export interface FrameInput {
  readonly site: SiteInfo;
  readonly section: Section;
  readonly sections: readonly Section[];
  readonly language: Language;
  readonly wording: Wording;
  /** The path under which the site is served, with slashes at both ends. */
  readonly base: string;
  readonly assets: FrameAssets;
  /** Makes the public address of a pathname, with base, language and trailing slash. */
  readonly hrefOf: (pathname: string) => string;
  /** Components of the site's own. */
  readonly slots: RenderedSlots;
  /** Folder of the section's sidebar fragments, with a slash at its end; each `data-branch` names a file in it. */
  readonly branches?: string;
}

/** Public addresses of the hashed files that every page loads. */
export interface FrameAssets {
  /** Text of the styles that a page opens with. */
  readonly openingStyles: string;
  /** What all behind a page's title and lead waits for. */
  readonly stylesheet: string;
  /** What pages can do without for their first paint. */
  readonly laterStylesheet: string;
  /** Absent on a site without a footer. */
  readonly endsStylesheet?: string;
  /** Absent on a site without components of its own in the frame. */
  readonly slotsStylesheet?: string;
  readonly script: string;
  /** The script with the texts that scripts say in another language than English. */
  readonly words?: string | undefined;
  /** The site's icon; without it browsers look for `/favicon.ico`. */
  readonly icon?: string;
  /** The icon that phones show on their home screens. */
  readonly touchIcon?: string;
  /** The script that runs before first paint; its text is in the page. */
  readonly bootScript: string;
  /** Content security policy, for hosts that send no headers; empty for none. */
  readonly policy: string;
}
