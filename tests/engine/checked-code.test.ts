/** What `code: check` changes: mistakes in code blocks of a section are errors. */
import { describe, expect, test } from 'vitest';
import { compile, type ProjectInput } from '../../engine/index.ts';
import { makeProject, SITE, type ProjectText } from './support/project.ts';

const START = 'content/widgets/start.md';
const position = { offset: 0, line: 3, column: 1 };
const found = (code: string, file = START) => ({
  code,
  file,
  range: { start: position, end: { ...position, offset: 5 } },
  message: 'No `x`.',
});

const section = (id: string, more = '') =>
  `id: ${id}\nname: ${id}\nprefixes: [/${id}]\n${more}pages:\n  - pathname: /${id}/start\n    title: Start\n    tabs: [{ title: Text }, { title: More, segment: more }]\n`;

function project(findings: NonNullable<ProjectInput['findings']>, more: Partial<ProjectText> = {}): ProjectInput {
  return makeProject({
    sections: { widgets: section('widgets', 'code: check\n'), charts: section('charts') },
    pages: ['/widgets/start', '/widgets/start/more', '/charts/start', '/charts/start/more'],
    findings,
    ...more,
  });
}

const severities = (...given: Parameters<typeof project>) =>
  compile(project(...given)).diagnostics.map(({ code, severity }) => `${code} ${severity}`);

describe('code: check', () => {
  test.each([['block-type-error'], ['block-syntax'], ['unknown-install']])(
    'makes %s an error, in this section',
    (code) => {
      expect(severities([found(code)])).toEqual([`${code} error`]);
      expect(severities([found(code, 'content/widgets/start/more.md')])).toEqual([`${code} error`]);
      expect(severities([found(code, 'content/charts/start.md')])).toEqual([`${code} warning`]);
    },
  );

  test('leaves what is no mistake of a writer a warning', () => {
    expect(severities([found('untyped-package')])).toEqual(['untyped-package warning']);
  });

  test('counts in translations, whose pathnames their pages may choose', () => {
    const pages = {
      '/widgets/start': {},
      '/widgets/start.de': {},
      '/charts/start': {},
      '/charts/start/more': {},
      '/widgets/start/more': {},
    };
    const site = `${SITE}languages: [{ code: en, name: English }, { code: de, name: Deutsch }]\n`;
    const told = severities([found('block-type-error', 'content/widgets/start.de.md')], { pages, site });
    expect(told).toContain('block-type-error error');
  });

  test('yields to the rules of the project', () => {
    const rules = (level: string) => ({ site: `${SITE}rules: { block-type-error: ${level} }\n` });
    expect(severities([found('block-type-error')], rules('warning'))).toEqual(['block-type-error warning']);
    expect(severities([found('block-type-error')], rules('off'))).toEqual([]);
    expect(severities([found('block-type-error', 'content/charts/start.md')], rules('error'))).toEqual([
      'block-type-error error',
    ]);
  });

  test('keeps a manifest from being made, as every error does', () => {
    expect(compile(project([found('block-type-error')])).ok).toBe(false);
    expect(compile(project([found('block-type-error', 'content/charts/start.md')])).ok).toBe(true);
  });
});
