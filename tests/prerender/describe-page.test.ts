import { describe, expect, test } from 'vitest';
import { DESCRIPTION_LENGTH, shorten } from '../../site/prerender/describe-page.ts';

describe('a lead that is too long for a description', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

  test.each([
    ['stays when it fits', 'A short lead.', 'A short lead.'],
    ['ends with its last sentence that fits', `A slider lets users choose from a range. ${words(40)}.`, 'A slider lets users choose from a range.'],
    ['ends with a word where its first sentence is too long', words(40), `${words(31)}…`],
    ['ends with a word where its first sentence says too little', `Hello. ${words(40)}`, `Hello. ${words(30)}…`],
    ['is cut anywhere when it has no words', 'x'.repeat(300), `${'x'.repeat(DESCRIPTION_LENGTH - 1)}…`],
  ])('%s', (_, lead, description) => {
    expect(shorten(lead)).toBe(description);
    expect(description.length).toBeLessThanOrEqual(DESCRIPTION_LENGTH);
  });
});
