/** What checks keep: everything that needs neither a bundler nor a compiler. */
import { vi } from 'vitest';
import { compileProject } from '../../../cli/build/prepare/compile-project.ts';
import { openHost } from '../../../cli/make/features/host.ts';
import { loadProject, scanProject } from '../../../cli/project/load-project.ts';
import { projectAt } from '../../../cli/system/project-at.ts';
import { append, write, type Trial } from './kept-results.ts';

const FEATURE = `export default {
  name: 'memo',
  says: 'A note.',
  asked: ['block', 'pages'],
  ask: { file: { kind: 'text', says: 'Its text.' } },
  label: { as: 'text' },
  list: (ask, host) => [{ title: host.read('docs/list.txt').trim(), slug: 'one', ask: {} }],
  look: (asks, host) => asks.flatMap(({ key, ask }) => (host.read(ask.file) === 'bad' ? [{ key, message: 'It is bad.' }] : [])),
  html: () => '<p>',
  markdown: () => '',
};
`;

const RULE = `import { word } from './word.js';

export default { code: 'no-word', severity: 'warning', says: word, check: () => [] };
`;

/** A site whose pages, features and rules are checked. */
export const CHECKS: Trial = {
  files: {
    'package.json': '{ "name": "site", "dependencies": { "kit": "*" } }',
    'nav/site.yaml':
      'title: Kit\nurl: https://kit.example\nmdx: evaluate\nmath: true\nsearch: titles\nfeatures: [./docs/note.js]\nownRules: [./docs/rule.js]\ndemoEnvironment: [WORD]\n',
    'nav/sections/kit.yaml':
      'id: kit\nname: Kit\nprefixes: [/kit]\npages:\n  - pathname: /kit/start\n  - pathname: /kit/values\n  - title: Notes\n    pathname: /kit/notes\n    generate: memo\n',
    'content/kit/start.md': '# Start\n\nText with $x$.\n\n:::memo{file="docs/note.txt"}\nText.\n:::\n',
    'content/kit/values.mdx':
      "import { A } from './a.ts';\nimport tokens from 'tokens/tokens.json';\n\n# Values\n\nText {A} and {tokens.base}.\n",
    'content/kit/a.ts': "import { B } from './b.ts';\n\nexport const A = B;\n",
    'content/kit/b.ts': 'export const B = 1;\n',
    'docs/note.js': FEATURE,
    'docs/list.txt': 'One\n',
    'docs/note.txt': 'good',
    'docs/rule.js': RULE,
    'docs/word.js': "export const word = 'No word.';\n",
    'packages/kit/package.json': '{ "name": "kit", "version": "1.0.0", "exports": "./a.js", "dependencies": {} }',
    'packages/kit/a.js': '',
    'node_modules/.package-lock.json': '{}',
    'node_modules/other/package.json': '{ "name": "other", "version": "1.0.0", "exports": "./a.js" }',
    'node_modules/tokens/package.json': '{ "name": "tokens", "version": "1.0.0" }',
    'node_modules/tokens/tokens.json': '{ "base": 8 }',
    'node_modules/temml/package.json': '{ "name": "temml", "version": "0.13.0", "main": "index.js" }',
    'node_modules/temml/index.js': "exports.renderToString = () => '<math></math>';\n",
  },
  async run({ root, env }) {
    const project = projectAt(root, { env });
    project.packages.states(['kit', 'other'], (file) => file.endsWith('.js'));
    await openHost(project, 'icons', { mode: 'build' }).kept(env['KEY'] ?? '', async () => 1);
    await loadProject(project);
    const compiled = await compileProject(await scanProject(project, { isBuild: true }));
    if (!compiled.ok) throw new Error(compiled.findings.diagnostics.map(({ message }) => message).join('\n'));
  },
  kept: [
    {
      by: 'cli/system/packages/package-state.ts',
      files: /^packages-/,
      inputs: ['installation', 'exports of a package', 'exports of an installed package', 'dependencies of a package'],
    },
    { by: 'cli/project/read-navigation.ts', files: /^navigation\.json$/, inputs: ['section', 'settings of pages'] },
    {
      by: 'cli/project/scan-content.ts',
      files: /^facts-\d+\.json$/,
      inputs: ['page', 'settings of pages', 'declaration of a feature'],
    },
    {
      by: 'cli/make/values/page-values.ts',
      files: /^values\.json$/,
      inputs: [
        'page with values',
        'settings of pages',
        'import',
        'import of an import',
        'manifest of an import',
        'variable',
        'time zone',
      ],
    },
    { by: 'cli/make/values/page-values.ts', files: /^value-files\.json$/, inputs: ['another import'] },
    {
      by: 'cli/make/features/keep-answer.ts',
      files: /^features\/own\./,
      inputs: [
        'declaration of a feature',
        'file of a list',
        'file of a look',
        'page with a feature',
        'variable',
        'time zone',
        'rule',
        'import of a rule',
        'page',
        'section',
      ],
    },
    { by: 'cli/make/features/host.ts', files: /^features\/icons\./, inputs: ['key of a feature'] },
    {
      by: 'site/features/formula/feature.ts',
      files: /^formulas\.json$/,
      inputs: ['formula', 'version of temml'],
    },
    {
      by: 'cli/build/prepare/compile-project.ts',
      files: /^manifest\.json$/,
      inputs: [
        'page',
        'section',
        'settings of pages',
        'import',
        'import of an import',
        'variable',
        'names of variables',
        'time zone',

        'declaration of a feature',
        'file of a list',
        'file of a look',
        'page with a feature',
        'rule',
        'import of a rule',
      ],
    },
  ],
  changes: {
    installation: write('node_modules/.package-lock.json', '{ "a": 1 }'),
    'exports of a package': write(
      'packages/kit/package.json',
      '{ "name": "kit", "version": "1.0.0", "exports": "./b.js", "dependencies": {} }',
    ),
    'exports of an installed package': write(
      'node_modules/other/package.json',
      '{ "name": "other", "version": "1.0.0", "exports": "./b.js" }',
    ),
    'dependencies of a package': write(
      'packages/kit/package.json',
      '{ "name": "kit", "version": "1.0.0", "exports": "./b.js", "dependencies": { "tokens": "1" } }',
    ),
    section: append('nav/sections/kit.yaml', '# A comment.\n'),
    page: append('content/kit/start.md', '\n## More\n'),
    'page with a feature': append('content/kit/start.md', '\n:::memo{file="docs/list.txt"}\nText.\n:::\n'),
    formula: append('content/kit/start.md', '\nAnd $y$.\n'),
    'version of temml': write(
      'node_modules/temml/package.json',
      '{ "name": "temml", "version": "0.14.0", "main": "index.js" }',
    ),
    'page with values': append('content/kit/values.mdx', '\nText.\n'),
    'settings of pages': append('nav/site.yaml', 'components:\n  Aside: details\n'),
    import: write('content/kit/a.ts', "import { B } from './b.ts';\n\nexport const A = B + 1;\n"),
    'import of an import': write('content/kit/b.ts', 'export const B = 2;\n'),
    'another import': write('content/kit/a.ts', 'export const A = 3;\n'),
    'manifest of an import': write('node_modules/tokens/package.json', '{ "name": "tokens", "version": "1.0.1" }'),
    'declaration of a feature': write('docs/note.js', FEATURE.replace('A note.', 'Another note.')),
    'file of a list': write('docs/list.txt', 'Two\n'),
    'file of a look': write('docs/note.txt', 'better'),
    'key of a feature': (stage) => (stage.env = { ...stage.env, KEY: 'b' }),
    rule: write('docs/rule.js', RULE.replace('warning', 'error')),
    'import of a rule': write('docs/word.js', "export const word = 'No other word.';\n"),
    variable: (stage) => (stage.env = { ...stage.env, WORD: 'b' }),
    'names of variables': (stage) => (stage.env = { ...stage.env, ANOTHER: 'c' }),
    'time zone': () => void vi.stubEnv('TZ', 'Asia/Tokyo'),
  },
};
