import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../../engine/index.ts';
import { reportSarif } from '../../cli/report/sarif.ts';
import { FILES, SAMPLE } from './support/diagnostics.ts';

interface Validator {
  (data: unknown): boolean;
  errors?: readonly { readonly instancePath: string; readonly message?: string }[] | null;
}

// CommonJS packages, typed as far as they are used here.
const require = createRequire(import.meta.url);
const { default: Ajv } = require('ajv-draft-04') as {
  default: new (options: object) => { compile(schema: unknown): Validator };
};
const { default: addFormats } = require('ajv-formats') as { default: (ajv: object) => void };
const schema: unknown = require('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json');

const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats(ajv);
const validate = ajv.compile(schema);

const log = (homepage: string | undefined): unknown =>
  JSON.parse(
    reportSarif(SAMPLE, (file) => FILES[file], {
      color: false,
      width: 100,
      sections: 7,
      pages: 640,
      folder: 'docs site',
      tool: { version: '1.2.3', homepage, rules: CATALOGUE },
    }),
  );

test.each([undefined, 'https://docs.example.com'])('a log is valid SARIF 2.1.0 (homepage %s)', (homepage) => {
  validate(log(homepage));
  expect(validate.errors ?? []).toEqual([]);
});

test('the schema is in effect: a log with a wrong level is rejected', () => {
  const text = JSON.stringify(log(undefined)).replace('"level":"error"', '"level":"fatal"');
  expect(validate(JSON.parse(text))).toBe(false);
});
