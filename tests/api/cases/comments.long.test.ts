import { expect, test } from 'vitest';
import { describeCase, propsOf } from './describe-case.ts';

test('code in comments is whole, whatever its lines begin with, and so is the text after it', async () => {
  const { Sheet } = await describeCase('16-code-with-at');
  const { css, from, wide } = propsOf(Sheet);
  expect(css?.description).toMatch(
    /^S[^]*\n```css\n@media print \{\n {2}\.sheet \{[^]*\n\}\n```\n\nWorks with any rule\.$/,
  );
  expect(from?.description).toMatch(/\n\n```ts\n@Component\(\{ selector: '\w' \}\)\nclass [AB] \{\}\n```$/);
  expect(wide?.description).toBeTruthy();
  expect(Sheet?.description).toMatch(/```sh\nnpm \w+ \\\n@pebble\/sheet\n```\nthen use it\.$/);
  expect(Sheet?.examples).toEqual([
    expect.stringMatching(/^```css\n@layer base, sheet;\n@import url\('\w\.css'\);\n```$/),
  ]);
});

test('every tag is shown, or leaves its prop out on purpose', async () => {
  const { Grid } = await describeCase('47-tags');
  const props = propsOf(Grid);
  expect(Object.keys(props)).toEqual(['al', 'be', 'desc', 'old', 'onPick', 'rem', 'since', 'sum']);
  expect(Grid).toMatchObject({
    description: 'A grid.\n\nHeavy.\n\nSee https://example.org/grid',
    deprecated: 'Use `Table`.',
    tags: [
      { name: 'since', text: '1.0.0' },
      { name: 'typeParam', text: '`T` Row type.' },
    ],
  });
  expect(props['since']?.tags).toEqual([{ name: 'since', text: '2.1.0' }]);
  expect(props['al']?.tags).toEqual([{ name: 'alpha', text: '' }]);
  expect(props['be']?.tags).toEqual([{ name: 'beta', text: '' }]);
  expect(props['rem']?.description).toMatch(/^Short\.\n\nOnly in forms; needs a /);
  expect(props['desc']?.description).toBe('Told by a tag.');
  expect(props['sum']).toMatchObject({ description: 'Sum.', default: '12' });
  expect(props['old']).toMatchObject({
    default: "'a'",
    deprecated: expect.stringContaining('{@link GProps.since} instead'),
  });
  expect(props['onPick']).toMatchObject({
    arguments: [{ name: 'row' }, { name: 'event', description: 'the event' }],
    returns: 'false to stop',
  });
});

test('parts that are attached to a component have its own comment and props', async () => {
  const described = await describeCase('05-compound-object-assign');
  const facts = Object.entries(described).map(([name, entry]) => [
    name,
    entry.description,
    Object.keys(propsOf(entry)),
  ]);
  expect(facts).toEqual([
    ['Tabs', 'Root of tabs.', ['initial']],
    ['Tabs.Trigger', 'Opens a tab.', ['value']],
    ['Tabs.Trigger.Icon', 'Icon in a trigger.', ['glyph']],
  ]);
});

test('exports that a pattern takes from a factory have their comments, and the types that were filled in', async () => {
  const { ModalProvider, useModal } = await describeCase('13-destructured-exports');
  expect(ModalProvider?.description).toBe('Shares the modal.');
  expect(propsOf(ModalProvider)).toMatchObject({
    value: { type: 'number', description: 'What to share.', required: true },
  });
  expect(useModal).toMatchObject({
    description: 'Reads the modal.',
    signatures: [
      {
        parameters: [{ name: 'name', type: 'string', description: 'who' }],
        returns: { type: 'number' },
      },
    ],
  });
});
