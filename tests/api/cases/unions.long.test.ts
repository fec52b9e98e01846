import { expect, test } from 'vitest';
import type { ApiEntry } from '../../../site/api/api-data.ts';
import { rowsOf } from '../../../site/api/api-rows.ts';
import { renderApi } from '../../../site/api/render-api.ts';
import { writeApiMarkdown } from '../../../site/api/write-markdown.ts';
import { RENDERING } from '../support.ts';
import { describeCase, propsOf } from './describe-case.ts';

function alternativesOf(entry: ApiEntry | undefined) {
  if (entry?.kind !== 'component') throw new Error('It is no component.');
  return (entry.alternatives ?? []).map(({ when, props }) => [
    when,
    props.map(({ name, type, required }) => `${name}${required ? '' : '?'}: ${type}`),
  ]);
}

test('the members of a union have their own props, and share the others', async () => {
  const { Action, Nested } = await describeCase('02-union-props');
  expect(propsOf(Action)).toMatchObject({
    kind: { type: "'link' | 'press'", required: true, description: 'Picks the link.' },
    text: { type: 'string', required: true },
  });
  expect(Object.keys(propsOf(Action))).toEqual(['kind', 'text']);
  expect(alternativesOf(Action)).toEqual([
    ["kind: 'link'", ['href: string']],
    ["kind: 'press'", ['onPress: () => void']],
  ]);
  expect(Object.keys(propsOf(Nested))).toEqual(['bar', 'foo']);
  expect(alternativesOf(Nested)).toEqual([
    ["bar: 'one'", ['test: number']],
    ["bar: 'other'", ['baz: number']],
  ]);
});

test('the overloads of a component are such a union as well', async () => {
  const { Field } = await describeCase('10-overloads');
  expect(Object.keys(propsOf(Field))).toEqual(['multiple']);
  expect(propsOf(Field)['multiple']?.required).toBeUndefined();
  // A prop of another type in each of them is no shared one.
  expect(alternativesOf(Field)).toEqual([
    ['multiple: true', ['value: string[]']],
    ['multiple: false', ['mask?: string', 'value: string']],
  ]);
});

test('the props of all members are on the page, in its Markdown and in search, each with its own id', async () => {
  const { Action } = await describeCase('02-union-props');
  if (Action === undefined) throw new Error('It is not described.');
  const { html } = renderApi(Action, 'page', RENDERING);
  const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
  const found = rowsOf(Action).map(({ start, key }) => start + key);
  expect(found).toEqual(['action-prop-kind', 'action-prop-text', 'action-prop-href', 'action-2-prop-onPress']);
  expect(ids).toEqual(expect.arrayContaining(found));
  expect(html.replace(/<[^>]*>/g, '')).toContain("With kind: 'link'");
  expect(writeApiMarkdown(Action, 1, RENDERING)).toContain("With `kind: 'press'`:\n\n| Name | Type | Description |");
});
