/** What a feature may set in `nav/site.yaml`: read, checked and described by its declaration alone. */
import { describe, expect, test } from 'vitest';
import { keysOf, schemaFor } from '../../cli/editor/yaml-keys.ts';
import { check, compile, siteJsonSchema, type Declaration } from '../../engine/index.ts';
import { FEATURES } from '../../site/features/index.ts';
import { makeProject, SITE, type ProjectText } from './support/project.ts';

const CHART: Declaration = {
  name: 'chart',
  says: 'A chart.',
  asked: ['line'],
  settings: {
    chartLook: { kind: 'choice', of: ['bars', 'lines'], says: 'How charts look.' },
    chartRows: { kind: 'number', min: 1, max: 9, says: 'Rows of a chart.' },
    chartUnit: { kind: 'text', pattern: '^[a-z]+$', example: 'kg', says: 'The unit of charts.' },
    chartNames: { kind: 'list', says: 'Names in charts.' },
    chartGrid: { kind: 'switch', says: 'Whether charts have a grid.' },
    chartHosts: { kind: 'origins', says: 'Where charts may be from.' },
  },
};
const SET = `chartLook: bars
chartRows: 9
chartUnit: kg
chartNames: [Ada, Bob]
chartGrid: false
chartHosts: [charts.example]
`;

const project = (settings: string, more: ProjectText = {}) =>
  makeProject({
    site: SITE + settings,
    sections: { kit: 'id: kit\nname: Kit\nprefixes: [/kit]\npages:\n  - pathname: /kit/start\n' },
    pages: { '/kit/start': { heading: 'Start' } },
    features: [CHART],
    ...more,
  });
const findings = (...given: Parameters<typeof project>) =>
  check(project(...given)).diagnostics.map(({ code, message, help }) => `${code} ${message} ${help}`);

test('what is set is in the manifest, by key', () => {
  const compiled = compile(project(SET));
  expect(compiled.ok && compiled.manifest.site.settings).toEqual({
    chartLook: 'bars',
    chartRows: 9,
    chartUnit: 'kg',
    chartNames: ['Ada', 'Bob'],
    chartGrid: false,
    chartHosts: ['charts.example'],
  });
});

test.each([
  ['chartLook: bar', 'unknown-value `bar` is not a valid value of `chartLook`. did you mean `bars`'],
  ['chartRows: 0', 'invalid-value `0` is not a valid `chartRows`. write a whole number from 1 to 9'],
  ['chartUnit: 4 kg', 'invalid-value `4 kg` is not a valid `chartUnit`. write the unit of charts, such as `kg`'],
  [
    'chartNames: Ada',
    'wrong-type `chartNames` must be a list, not the text `Ada`. write each entry on a line of its own, after a dash',
  ],
  ['chartGrid: yes', 'wrong-type `chartGrid` must be true or false, not the text `yes`. write `true`'],
  [
    'chartHosts: [charts]',
    'invalid-value `charts` is not a valid `chartHosts`. write `figma`, `youtube`, `codesandbox` or `stackblitz`, or a host such as `ui.example.com`',
  ],
  ['chartLok: bars', 'unknown-key Unknown key `chartLok`. did you mean `chartLook`'],
])('%s is a mistake', (line, told) => {
  expect(findings(`${line}\n`)).toEqual([told]);
});

describe('a key that no feature has declared', () => {
  test('is a mistake, unless a feature is not known', () => {
    expect(findings('grafana: https://g.example\n')).toEqual([
      expect.stringMatching(/^unknown-key Unknown key `grafana`/),
    ]);
    expect(findings('grafana: https://g.example\n', { isFeatureLost: true })).toEqual([]);
    expect(findings('features: [./chart.ts]\ngrafana: https://g.example\n', { code: 'unrun' as const })).toEqual([]);
  });

  test('is one in another mapping of the site', () => {
    expect(findings('footer:\n  txt: Hello\n', { isFeatureLost: true })).toEqual([
      expect.stringMatching(/^unknown-key Unknown key `txt`/),
    ]);
  });
});

test('an address is allowed by the setting of its feature, and by those of others', () => {
  const MAP: Declaration = { ...CHART, name: 'map', ask: { from: { kind: 'address', says: 'Where.' } } };
  const range = { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 2, offset: 1 } };
  const part = (from: string) => ({ kind: 'map', ask: { from }, at: {}, range });
  const told = (settings: string, from: string) =>
    findings(settings, {
      features: [MAP],
      pages: { '/kit/start': { heading: 'Start', parts: [part(from)] } },
    });
  expect(told(SET, 'https://charts.example/1')).toEqual([]);
  expect(told('embeds: [other.example]\n', 'https://other.example/1')).toEqual([]);
  expect(told('', 'https://charts.example/1')).toEqual([
    'refused-embed This site embeds nothing from `charts.example`. add `charts.example` to `chartHosts` in nav/site.yaml, or write a link',
  ]);
});

test('schema and editors know each key', () => {
  expect(siteJsonSchema([CHART])).toMatchObject({
    properties: {
      chartLook: { type: 'string', enum: ['bars', 'lines'], description: 'How charts look.' },
      chartRows: { type: 'integer', minimum: 1, maximum: 9 },
      chartNames: { type: 'array', items: { type: 'string' } },
      chartGrid: { type: 'boolean' },
    },
  });
  const keys = keysOf(schemaFor('nav/site.yaml', [...FEATURES, CHART]) ?? {});
  expect(keys).toContainEqual(['chartUnit', 'The unit of charts.']);
  expect(keys.map(([key]) => key)).toEqual(expect.arrayContaining(['title', 'math', 'embeds']));
});
