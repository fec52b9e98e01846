/** Texts of reference rows in English, by their keys in `nav/translations/<code>.yaml`. */
export const ROWS_WORDS = {
  /** Name of the field that filters rows. */
  rowsFilter: 'Filter by name or type',
  /** How many rows a filter shows. */
  rowsFound: '{count} of {total}',
  rowsNone: 'Nothing matches',
  /** The filter for props that come from other components. */
  rowsInherited: 'inherited',
  /** Label of the button that copies the address of a row. */
  rowsCopyLink: 'Copy link',
  apiLayout: 'Layout of lists',
  apiLayoutExpanded: 'Expanded',
  apiLayoutCollapsed: 'Collapsed',
  /** Name of the button that opens a row in the collapsed layout. */
  apiToggle: 'Details of {name}',
  apiDefault: 'Default',
  apiRequired: 'required',
  apiDeprecated: 'deprecated',
} as const;

/** The texts in the language of a page. */
export type RowsWords = Readonly<Record<keyof typeof ROWS_WORDS, string>>;
