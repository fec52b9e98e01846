import { expect, test } from 'vitest';
import type { ApiEntry } from '../../../site/api/api-data.ts';
import { writeApiMarkdown } from '../../../site/api/write-markdown.ts';
import { renderApi } from '../../../site/api/render-api.ts';
import { RENDERING } from '../support.ts';
import { describeCase } from './describe-case.ts';

function signaturesOf(entry: ApiEntry | undefined) {
  if (entry?.kind !== 'hook') throw new Error('It is no hook.');
  return entry.signatures;
}

test('every overload of a hook is shown with its own parameters and comment', async () => {
  const { useValue, usePick } = await describeCase('10-overloads');
  const facts = (entry: ApiEntry | undefined) =>
    signaturesOf(entry).map(({ text, description, parameters }) => ({
      text,
      description,
      parameters: parameters.map((each) => `${each.name}${each.required ? '' : '?'}: ${each.description ?? ''}`),
    }));
  expect(facts(useValue)).toEqual([
    {
      text: 'useValue<T>(signal: { get: () => T }): T',
      description: expect.stringMatching(/ a signal\.$/),
      parameters: ['signal: the signal'],
    },
    {
      text: 'useValue<T>(name: string, fn: () => T, deps: unknown[]): T',
      description: expect.stringMatching(/ a function\.$/),
      parameters: ['name: its name', 'fn: computes it', 'deps: when again'],
    },
  ]);
  expect(facts(usePick)).toEqual([
    { text: 'usePick(key: string): string', description: 'By key.', parameters: ['key: '] },
    {
      text: 'usePick(index: number, limit?: number): string',
      description: 'By index, with a limit.',
      parameters: ['index: ', 'limit?: '],
    },
  ]);
});

test('the page of overloads has unique ids, and the Markdown has all signatures', async () => {
  const { useValue } = await describeCase('10-overloads');
  if (useValue === undefined) throw new Error('It is not described.');
  const { html } = renderApi(useValue, 'page', RENDERING);
  const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids).toContain('use-value-2-parameter-name');
  for (const { text } of signaturesOf(useValue))
    expect(writeApiMarkdown(useValue, 1, RENDERING)).toContain(`\`\`\`ts\n${text}\n\`\`\``);
});
