import { expect, test } from 'vitest';
import { renderCodeLanguage } from '../../site/prerender/page-looks.ts';
import { renderCode, renderVariants } from '../../site/markdown/render-code.ts';

test('a page’s boot script asks for the language of code where the page has code in two', () => {
  const block = { type: 'code', lang: 'tsx', meta: null, value: 'const size: number = 1;' } as const;
  expect(renderCodeLanguage(renderVariants(block, 'const size = 1;'))).toBe(' data-code="TS"');
  expect(renderCodeLanguage(renderCode(block))).toBe('');
});
