import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { reportPretty } from '../../cli/report/pretty.ts';
import { CATALOGUE, check } from '../../engine/index.ts';
import { readFixture } from './read-fixture.ts';

const CODES = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/**
 * What a check of the sources cannot find, because demos must run and packages must be read; what a built site shows
 * (links/check-links.long.test.ts, search/check-search.long.test.ts); and what comes with a thousand others (engine/hostile.long.test.ts).
 */
const SHOWN_ELSEWHERE = [
  'api-class-unknown',
  'api-default-differs',
  'api-element-differs',
  'api-unknown-component',
  'api-unknown-row',
  'api-unresolved-import',
  'component-link',
  'dead-address',
  'expression-differs',
  'expression-failed',
  'demo-configuration',
  'lost-address',
  'lost-anchor',
  'missed-search', 'moved-group',
  'nearly-too-large',
  'redirect-chain',
  'too-many-findings',
  'unchecked-address',
  'block-syntax',
  'block-type-error',
  'broken-formula',
  'component-differs',
  'component-prints',
  'feature-failed',
  'feature-mistake',
  'type-error',
  'unchecked-code',
  'unchecked-component',
  'undeclared-variable',
  'unknown-icons',
  'unknown-install',
  'unread-tokens',
  'unreadable-component',
  'unreadable-manifest',
  'untyped-package',
  'wrong-props',
];

test('every kind of diagnostic has a folder that shows it, and every folder has a kind', () => {
  const checked = CATALOGUE.map(({ code }) => code).filter((code) => !SHOWN_ELSEWHERE.includes(code));
  expect(CODES.toSorted()).toEqual(checked);
});

describe.each(CODES)('%s', (code) => {
  const folder = path.join(import.meta.dirname, code);

  test('the mistake is the only thing reported, with place and help', async () => {
    const { input, sources } = readFixture(folder);
    const { diagnostics, sections, pages } = check(input);
    const report = reportPretty(diagnostics, sources, { color: false, width: 120, sections, pages, folder: '', tool: TOOL });
    expect(diagnostics.map((diagnostic) => diagnostic.code)).toEqual([code]);
    await expect(report).toMatchFileSnapshot(path.join(folder, 'output.txt'));
  });

  test('the fixed project is clean', () => {
    expect(check(readFixture(path.join(folder, 'ok')).input).diagnostics).toEqual([]);
  });
});

const TOOL = { version: '0.0.0', homepage: undefined, rules: [] };
