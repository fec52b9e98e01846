import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { createGenerator } from 'ts-json-schema-generator';
import { expect, test } from 'vitest';
import type { ApiFile, ApiIndex } from '../../site/api/api-file.ts';
import type { ApiEntry } from '../../site/api/api-data.ts';
import { ROOT } from '../support/docs-nav.ts';

const FILE = path.join(ROOT, 'site/api/api.schema.json');

test('the schema of published API data says what its types say', async () => {
  const generated = createGenerator({
    path: path.join(ROOT, 'site/api/api-file.ts'),
    tsconfig: path.join(ROOT, 'tsconfig.json'),
    type: 'ApiDataFile',
    skipTypeCheck: true,
    additionalProperties: true,
  }).createSchema('ApiDataFile');
  const schema = {
    ...generated,
    title: 'docs-nav API data, version 1',
  };
  await expect(
    `${JSON.stringify(schema, undefined, 2)}\n`,
    'To write it anew: npm run docs:reference',
  ).toMatchFileSnapshot(FILE);
});

test('the schema accepts what is published, and nothing that lacks a name or has another version', () => {
  const validate = new Ajv({ strict: false }).compile(JSON.parse(readFileSync(FILE, 'utf8')) as object);
  const described = JSON.parse(
    readFileSync(path.join(ROOT, 'tests/api/fixture-package.json'), 'utf8'),
  ) as readonly ApiEntry[];
  const face = { $schema: '../schema-1.json', schemaVersion: 1 } as const;
  for (const entry of described) {
    expect(validate({ ...face, export: entry } satisfies ApiFile), JSON.stringify(validate.errors)).toBe(true);
    const { name: _, ...nameless } = entry;
    expect(validate({ ...face, export: nameless })).toBe(false);
    expect(validate({ ...face, schemaVersion: 2, export: entry })).toBe(false);
  }
  const list = { ...face, exports: [{ package: 'pebble', name: 'Button', file: 'pebble@1.0.0/Button.json' }] };
  expect(validate(list satisfies ApiIndex), JSON.stringify(validate.errors)).toBe(true);
});
