import type { Drawing } from '../../site/feature/feature.ts';
import { drawCode } from '../../site/markdown/render/render-code.ts';
import { contentIn } from '../../site/markdown/render/render-body.ts';
import { ENGLISH } from '../../site/words/words.ts';

/** What a feature knows on a page in English that has no headings and leads nowhere. */
export const DRAWING = {
  words: ENGLISH.words,
  language: 'en',
  base: '',
  settings: {},
  island: '',
  code: drawCode,
  content: contentIn(ENGLISH.words, () => undefined),
  outline: () => [],
  resolve: () => undefined,
} satisfies Drawing;
