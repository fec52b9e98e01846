import { inPageLanguage } from '../../client/page-language.ts';

/** Texts around a live demo in English, by their keys in `nav/translations/<code>.yaml`. */
export const DEMO_WORDS = {
  /** Name of a demo's row of tools. */
  demoTools: 'Tools for the demo {name}',
  /** Opens a demo's source; pages say it without script, too. */
  showCode: 'Show code',
  /** Closes it again. */
  hideCode: 'Hide code',
  /** Name of the two buttons TS and JS. */
  demoLanguage: 'Code language',
  copySource: 'Copy the source',
  /** Leads to an editor in the browser, such as StackBlitz. */
  openIn: 'Open in {service} (new tab)',
  /** Why a demo has no such editor. */
  noSandbox: 'No sandbox: this demo only works on this page',
  resetDemo: 'Reset the demo',
  /** What is announced after a reset. */
  demoReset: 'The demo has been reset.',
  linkToDemo: 'Link to this demo',
  /** Heading of what stands in the place of a demo that crashed. */
  demoCrashed: 'This demo has stopped working',
  /** The same where its script could not be fetched. */
  demoNotLoaded: 'This demo could not be loaded',
  /** Advice below it. */
  demoCheckConnection: 'Check your connection and try again.',
  demoTryAgain: 'Try again',
} as const;

/** The same in the page's language. */
export const WORDS = inPageLanguage(DEMO_WORDS);
