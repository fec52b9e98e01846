import { expect, test } from 'vitest';
import { MARKDOWN_DIAGNOSTICS as CATALOGUED } from '../../engine/markdown-diagnostics.ts';
import { MARKDOWN_DIAGNOSTICS } from '../../site/markdown/diagnostics.ts';

// The engine explains what the parser reports, but neither may import the other.
test('the catalogue knows every mistake that the parser reports, word for word', () => {
  expect(MARKDOWN_DIAGNOSTICS).toEqual(CATALOGUED);
});
