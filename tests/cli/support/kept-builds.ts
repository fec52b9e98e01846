/** What builds keep, of demos, components, features and documentation: each change takes a bundler or a compiler. */
import { vi } from 'vitest';
import { runCli } from './fake-io.ts';
import { append, replace, write, type Trial } from './kept-results.ts';

const BUILD = ['build', '--no-search'];

/** Packages of the repository whose installed copies these projects use. */
export const INSTALLED = ['react', 'react-dom', 'scheduler', 'typescript', '@types', 'csstype'];

/** The bundler in a version that can be changed. */
const VITE = (version: string) =>
  `{ "name": "vite", "version": "${version}", "type": "module", "exports": "./index.js" }`;

const SITE = `title: Site
url: https://docs.example
search: false
liveCode: true
components:
  Hero: docs/hero.tsx
features: [./docs/memo.js]
demoEnvironment: [WORD]
budgets: { navigationBytes: 1000000 }
`;

const BOTH = [
  'declared variable',
  'time zone',
  'version of Vite',
  'configuration of Vite',
  'exports of a package',
  'base',
];

/** A site with a demo, a component, and a feature with an island. */
export const DEMOS: Trial = {
  files: {
    'package.json': '{ "type": "module" }',
    'vite.config.js': 'export default {};\n',
    'nav/site.yaml': SITE,
    'nav/sections/lib.yaml':
      'id: lib\nname: Library\nprefixes: [/lib]\ndemoProvider: docs/provider.tsx\npages:\n  - pathname: /lib/counter\n  - pathname: /lib/plain\n',
    'docs/provider.tsx': 'export default function Provider({ children }) {\n  return <div>{children}</div>;\n}\n',
    'docs/hero.tsx':
      "import { start } from 'kit';\nimport { tone } from './tone';\n\nexport default function Hero({ title }: { title?: string }) {\n  return <b className={tone}>{title ?? start}</b>;\n}\n",
    'docs/tone.ts': "export const tone: string = 'calm';\n",
    'docs/memo.js': `export default {
  name: 'memo', says: 'A memo.', asked: ['line'], html: (_, { island }) => '<p ' + island + '>', markdown: () => '',
  island: new URL('./island.js', import.meta.url),
};
`,
    'docs/island.js': "import { start } from 'kit';\n\nexport const mount = (element) => element.append(start);\n",
    'content/lib/counter/index.md':
      '# Counter\n\nCounts.\n\n::demo{src="Counter.tsx"}\n\n```ts\nconst a: number = 1;\n```\n',
    'content/lib/counter/Counter.tsx': `import './look.css';
import { label } from 'bare';
import { start } from 'kit';
import { step } from './step';

export default function Counter() {
  return <b>{start + step + label}</b>;
}
`,
    'content/lib/counter/step.ts': 'export const step: number = 3;\n',
    'content/lib/counter/look.css': 'b { color: teal }\n',
    'content/lib/plain.md': '# Plain\n\nText.\n\n::icons{package="signs"}\n\n::hero{title="a"}\n\n::memo\n',
    'packages/kit/package.json': '{ "name": "kit", "version": "1.0.0", "type": "module", "exports": "./a.js" }',
    'packages/kit/a.js': 'export const start = 1;\n',
    'packages/kit/b.js': 'export const start = 2;\n',
    'node_modules/.package-lock.json': '{}',
    'node_modules/bare/package.json':
      '{ "name": "bare", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
    'node_modules/bare/index.js': "import './look.css';\n\nexport const label = 'bare';\n",
    'node_modules/signs/package.json': '{ "name": "signs", "version": "1.0.0", "main": "index.js" }',
    'node_modules/signs/index.js':
      "const { createElement } = require('react');\n\nexports.Star = () => createElement('svg', { viewBox: '0 0 9 9' }, createElement('path', { d: 'M1 1h2' }));\n",
    'node_modules/bare/look.css': 'i { color: teal }\n',
    'node_modules/vite/package.json': VITE('8.1.0'),
    'node_modules/vite/index.js': `export * from ${JSON.stringify(import.meta.resolve('vite'))};\n`,
  },
  async run({ root, env, base }) {
    const { exitCode, stdout, stderr } = await runCli([...BUILD, '--base', base], root, { env });
    if (exitCode !== 0) throw new Error(stdout + stderr);
  },
  kept: [
    {
      by: 'cli/make/demos/bundle/kept-bundle.ts',
      files: /^demos\/unit-/,
      inputs: [
        ...BOTH,
        'demo',
        'import of a demo',
        'stylesheet of a demo',
        'provider',
        'component',
        'import of a component',
      ],
    },
    {
      by: 'cli/make/demos/bundle/bundle-client.ts',
      files: /^demos\/(?:client|libraries)-/,
      inputs: [
        ...BOTH,
        'demo',
        'import of a demo',
        'stylesheet of a demo',
        'provider',
        'component',
        'version of a package',
      ],
    },
    {
      by: 'cli/make/demos/live/make-live.ts',
      files: /^demos\/live-/,
      inputs: [...BOTH, 'provider', 'version of a package'],
    },
    {
      by: 'cli/make/demos/live/make-live.ts',
      files: /^demos\/offers\.json$/,
      inputs: [...BOTH, 'demo', 'version of a package'],
    },
    {
      by: 'cli/make/demos/render/render-tasks.ts',
      files: /^demos\/page-/,
      inputs: [...BOTH, 'demo', 'import of a demo', 'provider', 'version of a package'],
    },
    {
      by: 'cli/make/demos/render/render-tasks.ts',
      files: /^demos\/use-/,
      inputs: [...BOTH, 'component', 'import of a component', 'provider', 'props of a component'],
    },
    { by: 'cli/make/demos/bundle/run-compiled.ts', files: /^unloadable-/, inputs: ['version of a package'] },
    {
      by: 'cli/make/demos/javascript/javascript-demos.ts',
      files: /^demos\/javascript-demos\.json$/,
      inputs: ['demo', 'version of Vite'],
    },
    {
      by: 'cli/make/demos/javascript/javascript-blocks.ts',
      files: /^demos\/javascript-blocks\.json$/,
      inputs: ['block of code'],
    },
    {
      by: 'cli/system/modules/read-modules.ts',
      files: /^modules\.json$/,
      inputs: ['demo', 'provider', 'version of Vite'],
    },
    {
      by: 'cli/make/components/component-models.ts',
      files: /^api\/components\.json$/,
      inputs: ['component', 'import of a component', 'settings of TypeScript'],
    },
    {
      by: 'cli/make/features/browser-files.ts',
      files: /^features\/island\./,
      inputs: ['island', 'constant of a package', 'exports of a package', 'version of Vite'],
    },
    { by: 'site/features/icons/make/make-icons.ts', files: /^features\/icons\./, inputs: ['version of icons'] },
    {
      by: 'cli/build/prepare/frames.ts',
      files: /^frames\//,
      inputs: ['title of the site', 'name of a section', 'base'],
    },
    {
      by: 'cli/build/write/budgets.ts',
      files: /^navigation-bytes\.json$/,
      inputs: ['title of the site', 'name of a section', 'base', 'demo', 'props of a component', 'block of code'],
    },
  ],
  changes: {
    demo: append('content/lib/counter/Counter.tsx', '\nexport const more: number = 1;\n'),
    'import of a demo': write('content/lib/counter/step.ts', 'export const step: number = 4;\n'),
    'stylesheet of a demo': write('content/lib/counter/look.css', 'b { color: red }\n'),
    provider: append('docs/provider.tsx', '\nexport const more = 1;\n'),
    component: replace('docs/hero.tsx', 'title?: string', 'title?: string; more?: string'),
    'import of a component': write('docs/tone.ts', "export const tone: string = 'loud';\n"),
    'props of a component': replace('content/lib/plain.md', 'title="a"', 'title="b"'),
    'block of code': replace('content/lib/counter/index.md', 'a: number = 1', 'a: number = 2'),
    island: append('docs/island.js', '\nexport const more = 1;\n'),
    'declared variable': (stage) => (stage.env = { ...stage.env, WORD: 'b' }),
    'time zone': () => void vi.stubEnv('TZ', 'Asia/Tokyo'),
    'version of Vite': write('node_modules/vite/package.json', VITE('8.1.1')),
    'configuration of Vite': write('vite.config.js', 'export default { define: { A: 1 } };\n'),
    'settings of TypeScript': write('tsconfig.json', '{ "compilerOptions": { "paths": {} } }'),
    // Bundlers write its value where it is used, and leave nothing of the module.
    'constant of a package': write('packages/kit/a.js', 'export const start = 3;\n'),
    'exports of a package': replace('packages/kit/package.json', './a.js', './b.js'),
    'version of a package': (stage) => {
      replace('node_modules/bare/package.json', '1.0.0', '1.0.1')(stage);
      write('node_modules/.package-lock.json', '{ "a": 1 }')(stage);
    },
    'version of icons': (stage) => {
      replace('node_modules/signs/package.json', '1.0.0', '1.0.1')(stage);
      write('node_modules/.package-lock.json', '{ "b": 1 }')(stage);
    },
    base: (stage) => (stage.base = '/docs/'),
    'title of the site': replace('nav/site.yaml', 'title: Site', 'title: Another'),
    'name of a section': replace('nav/sections/lib.yaml', 'name: Library', 'name: Another'),
  },
};

/** A site that documents a package of its repository. */
export const APIS: Trial = {
  files: {
    'package.json': '{ "type": "module" }',
    'nav/site.yaml':
      'title: Site\nurl: https://docs.example\nsearch: false\ndemoEnvironment: [WORD]\nrules: { api-default-differs: warning }\n',
    'nav/sections/lib.yaml':
      'id: lib\nname: Library\nprefixes: [/lib]\ndemoProvider: docs/provider.tsx\npages:\n  - pathname: /lib/start\n  - title: Components\n    pathname: /lib/components\n    generate: api\n    package: kit\n',
    'docs/provider.tsx': 'export default function Provider({ children }) {\n  return <div>{children}</div>;\n}\n',
    'content/lib/start.md':
      '# Start\n\nText.\n\n::api{package="kit" name="Button"}\n\n::playground{package="kit" name="Button"}\n',
    'packages/kit/package.json': '{ "name": "kit", "version": "1.0.0", "exports": "./a.tsx" }',
    'packages/kit/a.tsx': "export * from './button';\n",
    'packages/kit/b.tsx': "export * from './button';\nexport const other = 1;\n",
    'packages/kit/button.tsx': `import * as React from 'react';

export interface ButtonProps {
  /** Its size. @default 3 */
  size?: number;
}

export function Button({ size = 4 }: ButtonProps): React.ReactNode {
  return <button>{size}</button>;
}
`,
    'node_modules/.package-lock.json': '{}',
    'node_modules/vite/package.json': VITE('8.1.0'),
    'node_modules/vite/index.js': `export * from ${JSON.stringify(import.meta.resolve('vite'))};\n`,
  },
  async run({ root, env }) {
    await runCli(['validate'], root, { env });
    const { exitCode, stdout, stderr } = await runCli(BUILD, root, { env });
    if (exitCode !== 0) throw new Error(stdout + stderr);
  },
  kept: [
    {
      by: 'cli/make/api/list-names.ts',
      files: /^api\/kit\.exports\./,
      inputs: ['source of a package', 'exports of a package', 'settings of TypeScript'],
    },
    {
      by: 'cli/make/api/load-apis.ts',
      files: /^api\/kit\.Button\./,
      inputs: ['source of a package', 'exports of a package', 'settings of TypeScript'],
    },
    {
      by: 'cli/make/api-maker.ts',
      files: /^api-mistakes\.json$/,
      inputs: ['source of a package', 'exports of a package'],
    },
    { by: 'cli/make/api-maker.ts', files: /^api-findings\.json$/, inputs: ['source of a package', 'page'] },
    { by: 'cli/make/playground-maker.ts', files: /^playgrounds\.json$/, inputs: ['source of a package', 'preset'] },
    {
      by: 'cli/make/playgrounds/playground-faults.ts',
      files: /^playground-faults\.json$/,
      inputs: ['source of a package', 'preset'],
    },
    {
      by: 'cli/make/playground-maker.ts',
      files: /^playgrounds\.json$/,
      inputs: ['source of a package', 'exports of a package', 'settings of TypeScript', 'preset'],
    },
    {
      by: 'cli/make/proof/prove-apis.ts',
      files: /^proof\//,
      inputs: [
        'source of a package',
        'exports of a package',
        'provider',
        'declared variable',
        'time zone',
        'version of Vite',
      ],
    },
  ],
  changes: {
    'source of a package': replace('packages/kit/button.tsx', '@default 3', '@default 5'),
    'exports of a package': replace('packages/kit/package.json', './a.tsx', './b.tsx'),
    'settings of TypeScript': write('tsconfig.json', '{ "compilerOptions": { "paths": {} } }'),
    page: append('content/lib/start.md', '\n## More\n'),
    preset: replace(
      'content/lib/start.md',
      '::playground{package="kit" name="Button"}',
      '::playground{package="kit" name="Button" preset="size:5"}',
    ),
    provider: append('docs/provider.tsx', '\nexport const more = 1;\n'),
    'declared variable': (stage) => (stage.env = { ...stage.env, WORD: 'b' }),
    'time zone': () => void vi.stubEnv('TZ', 'America/Lima'),
    'version of Vite': write('node_modules/vite/package.json', VITE('8.1.1')),
  },
};
