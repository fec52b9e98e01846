/** Texts of tables of tokens in English. */
export const TOKEN_WORDS = {
  /** Name of the table, which scrolls if it is too wide; the name of the file follows. */
  tokens: 'Design tokens',
  tokenName: 'Token',
  tokenValue: 'Value',
  tokenLight: 'Light',
  tokenDark: 'Dark',
  tokenDescription: 'Description',
  tokenDeprecated: 'Deprecated',
} as const;

export type TokenWords = { readonly [Key in keyof typeof TOKEN_WORDS]: string };
