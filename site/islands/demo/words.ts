import { inPageLanguage } from '../../browser/page-language.ts';

/** Texts around a live demo in English, by their keys in `nav/translations/<code>.yaml`. */
export const DEMO_WORDS = {
  /** Name of a demo's toolbar. */
  demoTools: 'Tools for the demo {name}',
  /** Opens a demo's source; also in pages without scripts. */
  showCode: 'Show code',
  /** Closes it again. */
  hideCode: 'Hide code',
  /** Name of the two buttons TS and JS. */
  demoLanguage: 'Code language',
  copySource: 'Copy the source',
  /** Opens an online editor such as StackBlitz. */
  openIn: 'Open in {service} (new tab)',
  /** Opens a demo that is a whole page, such as a template, without the page around it. */
  demoOwnPage: 'Open on its own page (new tab)',
  /** Why a demo has no such editor. */
  noSandbox: 'No sandbox: this demo only works on this page',
  resetDemo: 'Reset the demo',
  /** Announcement after a reset. */
  demoReset: 'The demo has been reset.',
  linkToDemo: 'Link to this demo',
  /** Name of the menu with which a reader changes one demo: its width, color mode, direction and density. */
  demoDisplay: 'Display options',
  demoWidth: 'Width',
  /** Heading of the panel that replaces a crashed demo. */
  demoCrashed: 'This demo has stopped working',
  /** Heading if its script could not be fetched. */
  demoNotLoaded: 'This demo could not be loaded',
  /** Advice below it. */
  demoSeeNotice: 'The notice at the end of the window says why.',
  demoTryAgain: 'Try again',
} as const;

/** Texts in the page's language. */
export const WORDS = inPageLanguage(DEMO_WORDS);
