import { inPageLanguage } from '../../../browser/page-language.ts';

/** Texts of the icon finder in English, by their keys in `nav/translations/<code>.yaml`. */
export const ICON_WORDS = {
  /** Name of the finder. */
  iconsOf: 'Icons of {package}',
  /** Shown in its place if scripts do not run. */
  iconsNeedScript: 'The icon search needs JavaScript.',
  searchIcons: 'Search icons',
  /** Name of the choice between styles such as Outlined. */
  iconStyle: 'Style',
  'iconsFound.one': '{count} icon',
  'iconsFound.other': '{count} icons',
  noIcons: 'No icon matches “{query}”. Try a shorter or more general word.',
  iconsLoading: 'Loading icons…',
  iconsNotLoaded: 'The icons could not be loaded.',
  iconsTryAgain: 'Try again',
  /** Name of the button that closes the details of an icon. */
  closeIcon: 'Close',
  iconSize: 'Size',
  iconColor: 'Color',
  iconColorText: 'Text',
  iconColorAccent: 'Accent',
  iconColorSuccess: 'Success',
  iconColorError: 'Error',
  /** Name of the field for any color. */
  iconColorOwn: 'Custom color',
  copyImport: 'Copy import',
  copySvg: 'Copy SVG',
} as const;

/** Texts in the page's language. */
export const WORDS = inPageLanguage(ICON_WORDS);
