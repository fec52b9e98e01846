import { expect, test } from 'vitest';
import { findBelow, followPath, readMarked, seenChildren } from '../../cli/make/proof/read-marked.ts';

const HTML = `<main><style>.a > b {}</style><x-mark><style data-emotion="css">.b{}</style><ul class="list"><li>1<br/></li><li>
<svg><linearGradient></linearGradient></svg></li></ul><p>after</p></x-mark><x-mark><b>other</b></x-mark></main>`;

const marked = readMarked(HTML, 'x-mark');
if (marked === undefined) throw new Error('It is marked.');

test('the first marked element is read, without stylesheets', () => {
  expect(seenChildren(marked).map(({ tag }) => tag)).toEqual(['ul', 'p']);
});

test('an element is found again by its place', () => {
  const found = findBelow(marked, ({ tag }) => tag === 'linearGradient');
  expect(found?.path).toEqual([0, 1, 0, 0]);
  expect(followPath(marked, found?.path ?? [])).toBe(found?.element);
  expect(followPath(marked, [0, 7, 1])).toBeUndefined();
});

test('what is not there is not found', () => {
  expect(readMarked(HTML, 'x-other')).toBeUndefined();
  expect(findBelow(marked, ({ tag }) => tag === 'b')).toBeUndefined();
});
