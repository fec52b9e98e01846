import { defineFeature } from '../../feature/feature.ts';
import type { TokensAsk } from './make/make-tokens.ts';
import { TOKEN_TYPES, type Token } from './make/token.ts';
import { renderTokens, writeTokens } from './draw-tokens.ts';
import { TOKEN_WORDS } from './words.ts';

/** The tokens of a design system, from the file that they come from. */
export const tokens = defineFeature({
  name: 'tokens',
  says: 'A table of design tokens with samples and values in both modes, from a stylesheet or a file of tokens.',
  asked: ['line'],
  ask: {
    file: {
      kind: 'text',
      required: true,
      says: 'Path of a stylesheet or a file of design tokens, from the project’s root, or from the name of an installed package.',
      example: 'src/theme.css',
    },
    dark: {
      kind: 'text',
      says: 'Path of a file of design tokens with the values in dark mode.',
      example: 'src/tokens.dark.json',
    },
    prefix: {
      kind: 'text',
      says: 'Beginning of the names of variables, or a group of tokens; all when left out.',
      example: '--color-',
    },
    type: { kind: 'choice', of: TOKEN_TYPES, says: 'Type of the tokens; all when left out.' },
  },
  made: true,
  words: TOKEN_WORDS,
  async look(asks, host) {
    return (await import('./make/make-tokens.ts')).makeTokens(asks, host).mistakes;
  },
  async make(asks, host) {
    return (await import('./make/make-tokens.ts')).makeTokens(asks, host);
  },
  html: ({ ask }, { data, words }) =>
    data === undefined ? '' : renderTokens(data as readonly Token[], { title: titleOf(ask), words }),
  markdown: (_, { data, words }) => (data === undefined ? '' : writeTokens(data as readonly Token[], words)),
});

/** Returns what distinguishes a table from others: its file, and what is selected of it. */
function titleOf({ file, prefix, type }: TokensAsk): string {
  return [file.slice(file.lastIndexOf('/') + 1), prefix, type].filter((part) => part !== undefined).join(' ');
}
