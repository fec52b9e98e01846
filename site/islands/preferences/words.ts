import { inPageLanguage } from '../../browser/page-language.ts';

/** Texts of the preferences drawer in English, by their keys in `nav/translations/<code>.yaml`. */
export const PREFERENCES_WORDS = {
  /** Heading and name of the drawer. */
  preferencesTitle: 'Preferences',
  /** Name of the button that closes the drawer. */
  preferencesClose: 'Close preferences',
  modeGroup: 'Color mode',
  modeLight: 'Light',
  modeDark: 'Dark',
  modeSystem: 'System',
  schemeGroup: 'Color scheme',
  schemeStandard: 'Standard',
  codeGroup: 'Code language',
  codeTypeScript: 'TypeScript',
  codeJavaScript: 'JavaScript',
  directionGroup: 'Direction',
  directionLtr: 'Left to right',
  directionRtl: 'Right to left',
  densityGroup: 'Density',
  densityComfortable: 'Comfortable',
  densityDense: 'Dense',
  /** The width of all demos. */
  demoWidthGroup: 'Width of demos',
  /** As wide as the page allows. */
  demoFull: 'Full',
  demoTablet: 'Tablet',
  demoPhone: 'Phone',
  /** Heading of the controls for the theme of a library, by its name. */
  themeGroup: 'Theme of {name}',
  themeReset: 'Reset',
  themeCopy: 'Copy theme',
  /** Said after a reset. */
  themeIsReset: 'The library’s own theme',
  /** Name of the code that was copied. */
  themeCode: 'Code of the theme',
} as const;

/** Texts in the page's language. */
export const WORDS = inPageLanguage(PREFERENCES_WORDS);
