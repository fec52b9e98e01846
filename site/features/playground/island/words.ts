import { inPageLanguage } from '../../../browser/page-language.ts';

/** Texts of playgrounds in English, by their keys in `nav/translations/<code>.yaml`. */
export const PLAYGROUND_WORDS = {
  /** Name of the controls of a component. */
  playgroundProps: 'Props of {name}',
  /** Opens the controls of deprecated and inherited props. */
  playgroundMore: 'More props',
  /** Names the props that no control can set. */
  playgroundWithout: 'Without a control: {names}',
  /** First choice of a list: the prop is not set. */
  playgroundUnset: 'Not set',
  /** Choice of a list that a prop has if it is not set. */
  playgroundDefault: '{value} (default)',
  /** Sets all props to what they were at first. */
  playgroundReset: 'Reset props',
  /** Heading of the last calls of the component's functions. */
  playgroundCalls: 'Calls',
  /** Note about values in a link that the component does not take. */
  playgroundGone: 'Ignored, because the component no longer takes it: {names}',
  /** Above values in a link that ask other sites for something, or are so large that they may block the browser. */
  playgroundHeld: 'This link also sets these values. They are not used until you apply them.',
  /** Uses them. */
  playgroundApply: 'Apply',
  /** Button of the panel that replaces a component after it has thrown: shows the last values that worked. */
  playgroundBack: 'Back',
} as const;

/** Texts in the page's language. */
export const WORDS = inPageLanguage(PLAYGROUND_WORDS);
