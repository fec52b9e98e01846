import { expect, test } from 'vitest';
import { TAGS } from '../../engine/manifest/manifest.ts';
import { renderTags } from '../../site/text/render-tags.ts';

test('tags appear in the order and with the words of requirement C3, however they are given', () => {
  const html = renderTags(TAGS.toReversed());
  const names = [...html.matchAll(/aria-label="([^"]*)"|>([^<]+)<\/span>/g)].map(([, label, text]) => label ?? text);
  expect(names).toEqual([
    'Pro plan',
    'Premium plan',
    'Draft',
    'Legacy',
    'New',
    'Planned',
    'Preview',
    'Beta',
    'Deprecated',
  ]);
});

test('a plan is an image with a name, and a chip is text', () => {
  expect(renderTags(['premium', 'unstable'])).toBe(
    ' <span class="plan premium" role="img" aria-label="Premium plan"></span>' +
      ' <span class="tag unstable">Preview</span>',
  );
});

test('without tags there is no markup', () => {
  expect(renderTags([])).toBe('');
});
