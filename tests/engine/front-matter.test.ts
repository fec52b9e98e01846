import { describe, expect, test } from 'vitest';
import { check, readFrontMatter, type PageFile } from '../../engine/index.ts';
import { makeProject, SITE } from './support/project.ts';

const SECTIONS = { widgets: 'id: widgets\nname: Widgets\nprefixes: [/widgets]\npages:\n  - pathname: /widgets/a\n' };

/** A page as it is read from the disk; in its file, the front matter starts on the second line. */
function pageOf(path: string, text: string): PageFile {
  return {
    path,
    pathname: path.replace(/^content/, '').replace(/\.md$/, ''),
    facts: readFrontMatter({ frontMatter: { text, offset: 4, line: 2 }, anchors: [], links: [], problems: [] }),
  };
}

function find(pages: readonly PageFile[], languages = '') {
  const site = `${SITE}${languages}`;
  return check({ ...makeProject({ site, sections: SECTIONS }), pages }).diagnostics.filter(
    ({ code }) => code !== 'missing-translation',
  );
}

describe('a translation', () => {
  const languages = 'languages: [{ code: en, name: English }, { code: ar, name: العربية }]\n';
  const original = pageOf('content/widgets/a.md', 'title: A\nid: a\n');

  test('every key that it has no use for is reported, with what to do', () => {
    const text =
      'title: أ\ndescription: ب\nslug: b\nid: a\nredirectFrom: [/old]\nsidebar_label: C\nzzz: 1\ndisableAd: true\n';
    const found = find([original, pageOf('content/widgets/a.ar.md', text)], languages);
    expect(found.map(({ code, message, help, origin }) => [code, origin.range.start.line, message, help])).toEqual([
      ['unused-front-matter', 4, expect.stringContaining('`slug`'), 'move it to content/widgets/a.md'],
      ['unused-front-matter', 5, expect.stringContaining('`id`'), 'remove it: content/widgets/a.md has it'],
      ['unused-front-matter', 6, expect.stringContaining('`redirectFrom`'), 'move it to content/widgets/a.md'],
      [
        'unused-front-matter',
        7,
        expect.stringContaining('`sidebar_label`'),
        'name the page in `titles` of nav/translations/ar.yaml',
      ],
      ['unused-front-matter', 8, '`zzz` has no effect here.', 'remove it'],
      ['unused-front-matter', 9, expect.stringContaining('`disableAd`'), 'move it to content/widgets/a.md'],
    ]);
  });

  test('what it says itself is no mistake', () => {
    expect(find([original, pageOf('content/widgets/a.ar.md', 'title: أ\ndescription: ب\n')], languages)).toEqual([]);
  });

  test('a language that a mistake hides says nothing', () => {
    const found = find([original, pageOf('content/widgets/a.ar.md', 'zzz: 1\n')], 'languages: 5\n');
    expect(found.map(({ code }) => code)).toEqual(['wrong-type']);
  });
});

describe('front matter of another shape', () => {
  test('a list is a mistake of the front matter, not of the file', () => {
    expect(find([pageOf('content/widgets/a.md', '- title: A\n')])).toMatchObject([
      { code: 'wrong-type', message: 'The front matter must be a mapping, not a list.' },
    ]);
  });

  test.each([['# title: A\n'], ['\n# A comment\n\n']])('%j has nothing to say', (text) => {
    expect(find([pageOf('content/widgets/a.md', text)])).toEqual([]);
  });
});

test('the address of another site is no pathname of a page', () => {
  const found = find([pageOf('content/widgets/a.md', 'slug: https://other.example/a\n')]);
  expect(found.map(({ code, help }) => [code, help])).toEqual([
    ['invalid-value', 'write a pathname such as `/guides/start`'],
  ]);
});
