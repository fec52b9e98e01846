import { describe, expect, test } from 'vitest';
import { check } from '../../engine/index.ts';
import { makeProject, SITE, toLines, type ProjectText } from './support/project.ts';

const SECTION = 'id: widgets\nname: Widgets\nprefixes: [/widgets]\npages:\n  - pathname: /widgets/a\n';

function find(text: ProjectText): readonly string[] {
  const project = makeProject(text);
  return toLines(check(project).diagnostics, project);
}

describe('a wrong value for a key that may be true, false or a word', () => {
  test.each([['no'], ['maybe'], ['title'], ["'true'"], ['5'], ['[true]'], ['{ text: true }']])(
    '%s leaves the other settings as they are',
    (value) => {
      const input = makeProject({
        site: `${SITE}search: ${value}\ncontent: docs\nsocialCards: maybe\nurl2: a\n`,
        sections: { widgets: SECTION },
      });
      const pages = [{ ...makeProject({ pages: ['/widgets/a'] }).pages[0]!, path: 'docs/widgets/a.md' }];
      const found = check({ ...input, pages }).diagnostics;
      expect(found.map(({ code, origin }) => `${code} ${origin.range.start.line}`)).toEqual([
        expect.stringMatching(/^(?:unknown-value|wrong-type) 3$/),
        'wrong-type 5',
        'unknown-key 6',
      ]);
    },
  );

  test.each([
    ['no', 'write `false`', 'false'],
    ['On', 'write `true`', 'true'],
    ["'true'", 'write true without quotes', 'true'],
    ['title', 'did you mean `titles`', 'titles'],
    ['all', 'use `true`, `false` or `titles`', undefined],
  ])('%s: %s', (value, help, fix) => {
    const [found] = check(makeProject({ site: `${SITE}search: ${value}\n`, sections: {} })).diagnostics.filter(
      ({ code }) => code === 'unknown-value',
    );
    expect(found?.help).toBe(help);
    expect(found?.fix?.edits[0]?.text).toBe(fix);
  });
});

describe('a wrong value for a key that may have several types', () => {
  const page = (line: string) => `${SECTION}    ${line}\n    planned: true\nzzz: 5\n`;
  test.each([
    ['newFeature: yes', '`newFeature` must be true, false or a mapping, not the text `yes`.', 'write `true`'],
    [
      "newFeature: 'yes'",
      '`newFeature` must be true, false or a mapping, not the text `yes`.',
      'write true without quotes',
    ],
    ['planned: no', '`planned` must be true or false, not the text `no`.', 'write `false`'],
    ['package: 5', '`package` must be text or a list, not the number `5`.', "put it in quotes: '5'"],
    ['package: { a: b }', '`package` must be text or a list, not a mapping.', 'write text or a list'],
  ])('%s', (line, message, help) => {
    const text = line.startsWith('planned') ? `${SECTION}    ${line}\nzzz: 5\n` : page(line);
    const project = makeProject({ sections: { widgets: text }, pages: ['/widgets/a'] });
    const found = check(project);
    expect(found.diagnostics.map(({ code, message: text, help: advice }) => [code, text, advice])).toEqual([
      ['wrong-type', message, help],
      ['unknown-key', 'Unknown key `zzz`.', expect.any(String)],
    ]);
    // The section is still there, with its page.
    expect(found.pages).toBe(1);
  });
});

test('a content folder under a misspelled key is not reported as empty', () => {
  expect(find({ site: `${SITE}contnet: docs\n`, sections: { widgets: SECTION } })).toEqual([
    'site.yaml unknown-key contnet',
  ]);
});

test('a word that means false counts as false', () => {
  expect(find({ sections: { widgets: `${SECTION}    planned: no\n` } })).toEqual([
    'widgets.yaml unwritten-page /widgets/a',
    'widgets.yaml wrong-type no',
  ]);
});

describe('one message says what to write instead', () => {
  const SITE_WITH = (lines: string) => ({ site: `${SITE}${lines}\n`, sections: { widgets: SECTION } });
  const NODE_WITH = (line: string) => ({ sections: { widgets: `${SECTION}    ${line}\n` } });

  test.each<[name: string, text: ProjectText, code: string, help: string]>([
    [
      'a mapping with other keys instead of a list',
      SITE_WITH('redirects:\n  /old: /widgets/a'),
      'wrong-type',
      'write each entry on a line of its own, after a dash: `- { from: /old, to: /widgets/a }`',
    ],
    [
      'a text instead of an entry',
      SITE_WITH('languages: [en]'),
      'wrong-type',
      'write keys and values, such as `{ code: en, name: … }`',
    ],
    [
      'an arrow',
      SITE_WITH('redirects:\n  - /old -> /widgets/a'),
      'wrong-type',
      'write keys and values, such as `{ from: /old, to: /widgets/a }`',
    ],
    [
      'two values in a list',
      SITE_WITH('redirects:\n  - [/old, /widgets/a]'),
      'wrong-type',
      'write keys and values, such as `{ from: /old, to: /widgets/a }`',
    ],
    [
      'a value as the key',
      SITE_WITH('redirects:\n  - /old: /widgets/a'),
      'unknown-key',
      'write `{ from: /old, to: /widgets/a }`',
    ],
    [
      'an entry without its dash',
      SITE_WITH('redirects:\n  from: /old\n  to: /widgets/a'),
      'wrong-type',
      'write each entry on a line of its own, after a dash: `- from: /old`',
    ],
    [
      'a list instead of a mapping with any keys',
      SITE_WITH('rules: [orphan-page]'),
      'wrong-type',
      'write keys and values',
    ],
    ['settings of a section', SITE_WITH('pages: []'), 'unknown-key', 'move it to a file of nav/sections'],
    [
      'a setting of the site',
      { sections: { widgets: `redirects: []\n${SECTION}` } },
      'unknown-key',
      'move it to nav/site.yaml',
    ],
    [
      'a section by its file',
      SITE_WITH('sections: [nav/sections/widgets.yaml]'),
      'unknown-section',
      'did you mean `widgets`',
    ],
    [
      'a name instead of a node',
      { sections: { widgets: `${SECTION}  - button\n` } },
      'wrong-type',
      'write keys and values, such as `{ title: button, pathname: /… }`',
    ],
    [
      'tabs by name',
      NODE_WITH('tabs: { Demos: demos }'),
      'wrong-type',
      'write each entry on a line of its own, after a dash: `- { title: Demos, segment: demos }`',
    ],
    ['marks in a list', NODE_WITH('tags: [planned, beta]'), 'unknown-key', 'write `planned: true` and `beta: true`'],
    [
      'words in a list that are not marks',
      NODE_WITH('tags: [wip]'),
      'unknown-key',
      'remove it, or use another key: `docs-nav schema section` lists all of them',
    ],
    [
      'a pathname instead of a mapping that has none',
      SITE_WITH('home: /widgets/a'),
      'wrong-type',
      'write keys and values, such as `title: …`',
    ],
    [
      'a dash without a space',
      { sections: { widgets: SECTION.replace('- ', '-') } },
      'wrong-type',
      'write each entry on a line of its own, after a dash: `- pathname: /widgets/a`',
    ],
    [
      'words that need quotes in YAML',
      { sections: { widgets: `${SECTION}  - 'Save, load: files'\n` } },
      'wrong-type',
      "write keys and values, such as `{ title: 'Save, load: files', pathname: /… }`",
    ],
    ['a mark twice in a list', NODE_WITH('tags: [beta, beta]'), 'unknown-key', 'write `beta: true`'],
    ['a mark that is already set', NODE_WITH('beta: true\n    status: beta'), 'unknown-key', 'remove it'],
    ['a mark as a value', NODE_WITH('badge: new'), 'unknown-key', 'write `newFeature: true`'],
    [
      'words instead of a pathname',
      NODE_WITH('deprecated: use Link'),
      'wrong-type',
      'write true, false or a mapping such as `{ replacement: /… }`',
    ],
    [
      'the path of a file',
      { sections: { widgets: SECTION.replace('/widgets/a', 'content/widgets/a.md') } },
      'malformed-pathname',
      'write `/widgets/a`',
    ],
    ['a key with two colons', SITE_WITH('search:: true'), 'unknown-key', 'write it with one colon'],
    [
      'a pathname with backslashes',
      { sections: { widgets: SECTION.replace('/widgets/a', '\\widgets\\a') } },
      'malformed-pathname',
      'write `/widgets/a`',
    ],
    [
      'a file name instead of a node',
      { sections: { widgets: `${SECTION}  - a.md\n` } },
      'wrong-type',
      'write keys and values, such as `pathname: /…`',
    ],
    [
      'a pathname without its prefix',
      { sections: { widgets: SECTION.replace('/widgets/a', 'a') } },
      'malformed-pathname',
      'write `/widgets/a`',
    ],
    [
      'a host name as the address of a version',
      { sections: { widgets: SECTION.replace('pages:', 'versions:\n  - { text: v1, href: v1.widgets.dev }\npages:') } },
      'malformed-address',
      'write `https://v1.widgets.dev`',
    ],
    [
      'a name of several words',
      SITE_WITH('languages: [British English]'),
      'wrong-type',
      'write keys and values, such as `{ code: …, name: British English }`',
    ],
    [
      'the code of a language',
      SITE_WITH('languages: [de]'),
      'wrong-type',
      'write keys and values, such as `{ code: de, name: … }`',
    ],
    [
      'the file of the start page',
      SITE_WITH('home: content/index.md'),
      'wrong-type',
      'write keys and values, such as `title: …`',
    ],
    [
      'an id instead of one of several words',
      SITE_WITH('analytics: G-123456'),
      'wrong-type',
      'write keys and values, such as `transport: gtag`',
    ],
    [
      'one of several words instead of a mapping',
      SITE_WITH('analytics: Plausible'),
      'wrong-type',
      'write keys and values, such as `transport: plausible`',
    ],
    [
      'a file instead of a mapping with one key',
      SITE_WITH('related: [/manifest.json]'),
      'wrong-type',
      'write keys and values, such as `manifest: …`',
    ],
    [
      'the address of a link instead of a link',
      SITE_WITH('footer: { social: [https://a.example] }'),
      'wrong-type',
      'write keys and values, such as `{ title: …, href: https://a.example }`',
    ],
    ['a number with its unit', SITE_WITH('brand: { radius: 8px }'), 'wrong-type', 'write `8`'],
    ['a number in quotes', SITE_WITH("brand: { radius: '8' }"), 'wrong-type', 'write 8 without quotes'],
    ['a number with separators', SITE_WITH('budgets: { pageBytes: 100_000 }'), 'wrong-type', 'write `100000`'],
    ['a number with another unit', SITE_WITH('budgets: { pageBytes: 100kB }'), 'wrong-type', 'write a number'],
    [
      'a number out of range',
      SITE_WITH('brand: { radius: -1 }'),
      'invalid-value',
      'write a number of pixels from 0 to 32',
    ],
    [
      'a date that does not exist',
      SITE_WITH('banner: { text: A, until: 2026-02-30 }'),
      'invalid-value',
      'write a date such as 2026-12-31',
    ],
    [
      'no value for a required key',
      { site: 'title:\nurl: https://widgets.example\n', sections: { widgets: SECTION } },
      'wrong-type',
      'give it a value',
    ],
    [
      'a date in another format, which looks like a version',
      NODE_WITH('newFeature: { until: 31.12.2026 }'),
      'invalid-value',
      'write a version such as 7.2.0, or a date such as 2026-12-31',
    ],
    [
      'a command with its prompt',
      SITE_WITH('home: { install: $ npm i kit }'),
      'invalid-value',
      'write the command alone, such as `npm install my-library`',
    ],
    [
      'an element that every page has',
      SITE_WITH('head: { meta: { description: A } }'),
      'invalid-value',
      'write the name of a meta element that pages do not have already',
    ],
    ['no value for an optional key', SITE_WITH('logo:'), 'wrong-type', 'give it a value or remove it'],
    [
      'a text instead of a list of words',
      SITE_WITH('hosts: nginx, caddy'),
      'wrong-type',
      'write each entry on a line of its own, after a dash: `- nginx`',
    ],
    [
      'the host of a manifest',
      SITE_WITH('related: [{ manifest: https://a.example/ }]'),
      'invalid-value',
      'write `https://a.example/_nav/manifest.json`',
    ],
    [
      'a file instead of a site',
      SITE_WITH('versionsFrom: /_nav/versions.json'),
      'invalid-value',
      'write the address of the site alone, such as `https://example.com`',
    ],
    [
      'an address for cloning with Git',
      SITE_WITH('repository: git@git.example:a/b.git'),
      'malformed-address',
      'write `https://git.example/a/b`',
    ],
    ['true instead of a mapping', SITE_WITH('banner: true'), 'wrong-type', 'write keys and values, such as `text: …`'],
    ['true instead of a file name', SITE_WITH('logo: true'), 'wrong-type', 'write the text that belongs here'],
    [
      'a mapping in braces instead of a text',
      SITE_WITH('sections: [{ id: widgets }]'),
      'wrong-type',
      'write only `widgets`',
    ],
    [
      'an address that lacks its scheme and another part',
      SITE_WITH('editUrl: github.com/a/b'),
      'malformed-address',
      'write `https://github.com/a/b`',
    ],
    ['a mapping instead of a text', SITE_WITH('sections:\n  - id: widgets'), 'wrong-type', 'write only `widgets`'],
    [
      'a redirect from an address that ends with a slash',
      SITE_WITH('redirects:\n  - { from: https://widgets.example/old/, to: /widgets/a }'),
      'malformed-pathname',
      'write `/old`',
    ],
    [
      'a redirect from an address',
      SITE_WITH('redirects:\n  - { from: https://widgets.example/old, to: /widgets/a }'),
      'malformed-pathname',
      'write `/old`',
    ],
    [
      'a text instead of a mapping that has none',
      SITE_WITH('footer: Made by us'),
      'wrong-type',
      'write keys and values; the keys are `columns`, `social` and `note`',
    ],
    [
      'an address without its scheme',
      { site: SITE.replace('https://', ''), sections: { widgets: SECTION } },
      'malformed-address',
      'write `https://widgets.example`',
    ],
    [
      'a path instead of a node',
      { sections: { widgets: SECTION.replace('- pathname: ', '- ') } },
      'wrong-type',
      'write keys and values, such as `pathname: /widgets/a`',
    ],
    [
      'a path under a key for titles',
      { sections: { widgets: SECTION.replace('- pathname: ', '- name: ') } },
      'unknown-key',
      'did you mean `pathname`',
    ],
    [
      'a title as the key of a path',
      { sections: { widgets: SECTION.replace('- pathname: ', '- Button: ') } },
      'unknown-key',
      'did you mean `pathname`',
    ],
    [
      'a date instead of true, false or a mapping',
      NODE_WITH('newFeature: 2027-01-31'),
      'wrong-type',
      'write true, false or a mapping such as `{ until: 2027-01-31 }`',
    ],
    ['a list instead of one of several words', NODE_WITH('plan: [pro]'), 'wrong-type', 'use `pro` or `premium`'],
    [
      'brackets that are not in quotes',
      NODE_WITH('title: [Button]'),
      'wrong-type',
      'write only the text, or put it in quotes if the brackets belong to it',
    ],
    [
      'a comment instead of a value',
      NODE_WITH('title: #1 of all'),
      'wrong-type',
      'put the text in quotes: what follows `#` is a comment',
    ],
    ['an asterisk', NODE_WITH('title: *Button'), 'yaml-alias', "put it in quotes if it is text: '*Button'"],
    ['a merge key', NODE_WITH('<<: *base'), 'yaml-alias', 'write the values out where they are needed'],
    ['an exclamation mark', NODE_WITH('title: !new'), 'yaml-tag', 'remove it, or put the whole text in quotes'],
    ['an empty section', { sections: { widgets: '' } }, 'wrong-type', 'write `id`, `name` and `pages`'],
    [
      'empty settings',
      { site: '# nothing\n', sections: { widgets: SECTION } },
      'wrong-type',
      'write `title` and `url`',
    ],
  ])('%s', (_, text, code, help) => {
    const found = check(makeProject({ pages: ['/widgets/a'], ...text })).diagnostics;
    expect(found.filter(({ severity }) => severity === 'error').map((one) => [one.code, one.help])).toEqual([
      [code, help],
    ]);
  });

  test('a colon without a space after it', () => {
    const found = check(makeProject(SITE_WITH('redirects:\n  - {from:/old,to:/widgets/a}'))).diagnostics;
    expect(found.filter(({ code }) => code === 'unknown-key').map(({ help }) => help)).toEqual([
      'put a space after the colon: `from: /old`',
      'put a space after the colon: `to: /widgets/a`',
    ]);
  });
});
