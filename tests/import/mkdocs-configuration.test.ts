import { expect, test } from 'vitest';
import { readConfiguration } from '../../cli/import/tools/mkdocs-configuration.ts';
import { importTree } from './support/import-tree.ts';

test('MkDocs: an inheriting configuration has the settings of both, and each loss is reported where it is written', async () => {
  const { told, read } = await importTree(
    'mkdocs',
    {
      'base.yml':
        'site_name: Base\nrepo_url: https://github.com/acme/base\ncopyright: Acme\nmarkdown_extensions:\n  pymdownx.tilde: {}\n  pymdownx.caret:\n    insert: false\n',
      'site/mkdocs.yml':
        'INHERIT: ../base.yml\nsite_name: Harbor\nmarkdown_extensions:\n  pymdownx.tilde:\n    delete: false\n',
      'site/docs/a.md': '# A\n\nH~2~O, ~~kept~~, ^^as it is^^ and 1^st^.\n',
    },
    'theirs/site',
  );
  expect(told).toEqual(['../base.yml:3: the setting `copyright` is not carried over']);
  expect(read('nav/site.yaml')).toContain('title: Harbor\n');
  expect(read('nav/site.yaml')).toContain('repository: https://github.com/acme/base\n');
  expect(read('content/a.md')).toBe('# A\n\nH<sub>2</sub>O, \\~\\~kept\\~\\~, ^^as it is^^ and 1<sup>st</sup>.\n');
});

test('MkDocs: a plugin is reported in the file that lists it, and an inherited file may be in another folder', async () => {
  const { told, read } = await importTree(
    'mkdocs',
    {
      'base/base.yml': 'site_name: Base\nplugins:\n  search:\n  macros:\n',
      'site/mkdocs.yml': 'INHERIT: ../base/base.yml\nplugins:\n  search: {}\n  blog: {}\n',
      'site/docs/a.md': '# A\n',
    },
    'theirs/site',
  );
  expect(told).toEqual([
    '../base/base.yml:4: the plugin `macros` is not carried over',
    'mkdocs.yml:4: the plugin `blog` is not carried over',
  ]);
  expect(read('nav/site.yaml')).toContain('title: Base\n');
});

test('MkDocs: an inheriting configuration reads only the file that it names, and lists no folders', () => {
  const texts: Readonly<Record<string, string>> = {
    'mkdocs.yml': 'INHERIT: ../../base.yml\n',
    '../../base.yml': 'a: 1\n',
  };
  const asked: string[] = [];
  const { settings } = readConfiguration('mkdocs.yml', ['a'], {
    read: (path) => texts[path] ?? '',
    isFile: (path) => asked.push(path) > 0 && path in texts,
    lose: () => expect.unreachable(),
  });
  expect(settings).toEqual({ a: 1, INHERIT: '../../base.yml' });
  expect(asked).toEqual(['../../base.yml']);
});

test('MkDocs: extensions and options that change the content of pages are reported, those that change their appearance are not', async () => {
  const { told } = await importTree('mkdocs', {
    'mkdocs.yml': `site_name: Harbor
INHERIT: ./none.yml
markdown_extensions:
  - smarty
  - tables
  - toc:
      permalink: true
      baselevel: 2
  - pymdownx.snippets:
      base_path: parts
      auto_append:
        - words.md
  - pymdownx.superfences:
      custom_fences: []
`,
    'docs/a.md': '# A\n',
  });
  expect(told).toEqual([
    'mkdocs.yml:2: the configuration `./none.yml`, which this one inherits from, does not exist',
    'mkdocs.yml:4: the Markdown extension `smarty` is not carried over',
    'mkdocs.yml:8: the option `baselevel` of the Markdown extension `toc` is not carried over',
    'mkdocs.yml:11: the option `auto_append` of the Markdown extension `pymdownx.snippets` is not carried over',
  ]);
});

test('MkDocs: suggested edits are shown, accepted or rejected, depending on the configuration', async () => {
  const importWith = async (mode: string): Promise<string> => {
    const { read } = await importTree('mkdocs', {
      'mkdocs.yml': `site_name: Harbor\nmarkdown_extensions:\n  - pymdownx.critic:\n      mode: ${mode}\n`,
      'docs/a.md': '# A\n\nOne {++two++} {--three--} {~~four~>five~~} {==six==}.\n',
    });
    return read('content/a.md').split('\n')[2] ?? '';
  };
  expect(await importWith('view')).toBe('One <ins>two</ins> ~~three~~ ~~four~~<ins>five</ins> <mark>six</mark>.');
  expect(await importWith('accept')).toBe('One two  five six.');
  expect(await importWith('reject')).toBe('One  three four six.');
});

test('VitePress: a single tilde is plain text, and two strike out text', async () => {
  const { read } = await importTree('vitepress', {
    '.vitepress/config.js': "export default { title: 'Press' };\n",
    'a.md': '# A\n\n5~6~ and ~~gone~~, `a~b~`, [x](https://x.example/~a~/) and https://x.example/a~b~.\n',
  });
  expect(read('content/a.md')).toContain(
    '5\\~6\\~ and ~~gone~~, `a~b~`, [x](https://x.example/~a~/) and https://x.example/a~b~.',
  );
});
