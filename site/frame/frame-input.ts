import type { Language, Section, SiteInfo } from '../../engine/manifest/manifest.ts';
import type { RenderedSlots } from './slots.ts';
import type { Wording } from '../words/words.ts';

/** Input of a section's frame. */
export interface FrameInput {
  readonly site: SiteInfo;
  readonly section: Section;
  readonly sections: readonly Section[];
  readonly language: Language;
  readonly wording: Wording;
  /** Path of the site's root, without a trailing slash. */
  readonly base: string;
  readonly assets: FrameAssets;
  /** Returns the public address of a pathname, with base, language and trailing slash. */
  readonly hrefOf: (pathname: string) => string;
  /** The site's own components. */
  readonly slots: RenderedSlots;
  /** Folder of the section's sidebar fragments, with a slash at its end; each `data-branch` is a file in it. */
  readonly branches?: string;
}

/** Public addresses of the hashed files that every page loads. */
interface FrameAssets {
  /** Text of the opening's styles. */
  readonly openingStyles: string;
  /** Blocks everything after a page's title and lead. */
  readonly stylesheet: string;
  /** Styles that pages do not need for their first paint. */
  readonly laterStylesheet: string;
  /** Absent on a site without a footer. */
  readonly endsStylesheet?: string;
  /** Absent on a site without its own components in the frame. */
  readonly slotsStylesheet?: string;
  readonly script: string;
  /** Script with the texts of other scripts in a language other than English. */
  readonly words?: string | undefined;
  /** The site's icon; without it, browsers request `/favicon.ico`. */
  readonly icon?: string;
  /** Icon for phones' home screens. */
  readonly touchIcon?: string;
  /** Text of the script that runs before the first paint, inlined into the page. */
  readonly bootScript: string;
  /** Content security policy, for hosts that send no headers; empty for none. */
  readonly policy: string;
}
