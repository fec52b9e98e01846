/** What is kept of code for readers: each change takes a compiler. */
import path from 'node:path';
import { ROOT } from '../../support/docs-nav.ts';
import { runCli } from './fake-io.ts';
import { append, replace, write, type Trial } from './kept-results.ts';

const COMPILER = (version: string) => `{ "name": "typescript", "version": "${version}" }`;

/** A site with a demo that has an import, an alias and a package of its repository, and with a block. */
export const CODE: Trial = {
  files: {
    '.git/HEAD': '',
    'package.json': '{ "type": "module", "dependencies": { "kit": "1.0.0" } }',
    'tsconfig.json': '{ "extends": "./base.json", "include": ["types"] }',
    'base.json': '{ "compilerOptions": { "strict": true, "paths": { "~/*": ["./source/*"] } } }',
    'types/env.d.ts': "declare module 'made-up';\n",
    'source/tone.ts': "export const tone: string = 'calm';\n",
    'nav/site.yaml': 'title: Site\nurl: https://docs.example\n',
    'nav/sections/lib.yaml': 'id: lib\nname: Library\nprefixes: [/lib]\npages:\n  - pathname: /lib/start\n',
    'content/lib/start.md': `# Start\n\n::demo{src="Demo.tsx"}\n\n\`\`\`ts\nimport { size } from 'bare';\n\nexport const half = size / 2;\n\`\`\`\n`,
    'content/lib/Demo.tsx':
      "import { start } from 'kit';\nimport { tone } from '~/tone';\nimport { step } from './step';\n\nexport default function Demo() {\n  return <b className={tone}>{start + step}</b>;\n}\n",
    'content/lib/step.ts': 'export const step = 3;\n',
    'packages/kit/package.json': '{ "name": "kit", "version": "1.0.0", "type": "module", "exports": "./a.ts" }',
    'packages/kit/a.ts': 'export const start = 1;\n',
    'node_modules/.package-lock.json': '{}',
    'node_modules/bare/package.json': '{ "name": "bare", "version": "1.0.0", "types": "index.d.ts" }',
    'node_modules/bare/index.d.ts': 'export declare const size: number;\n',
    'node_modules/typescript/package.json': COMPILER('7.0.2'),
    'node_modules/typescript/bin/tsc': `import(${JSON.stringify(path.join(ROOT, 'node_modules/typescript/bin/tsc'))});\n`,
  },
  async run({ root, env }) {
    const { exitCode, stdout, stderr } = await runCli(['check-code'], root, { env });
    if (exitCode !== 0) throw new Error(stdout + stderr);
  },
  kept: [
    {
      by: 'cli/code/check-code.ts',
      files: /^code\.json$/,
      inputs: [
        'demo',
        'import of a demo',
        'alias',
        'block',
        'file of a package',
        'version of a package',
        'settings of TypeScript',
        'extended settings',
        'declaration for all code',
        'version of TypeScript',
      ],
    },
    {
      by: 'cli/code/read-blocks.ts',
      files: /^code-blocks\.json$/,
      inputs: ['block', 'known package', 'settings of pages'],
    },
  ],
  changes: {
    demo: append('content/lib/Demo.tsx', '\nexport const more = 1;\n'),
    'import of a demo': write('content/lib/step.ts', 'export const step = 4;\n'),
    alias: write('source/tone.ts', "export const tone: string = 'loud';\n"),
    block: replace('content/lib/start.md', 'size / 2', 'size / 3'),
    'file of a package': append('packages/kit/a.ts', 'export const more = 1;\n'),
    'version of a package': (stage) => {
      replace('node_modules/bare/package.json', '1.0.0', '1.0.1')(stage);
      write('node_modules/.package-lock.json', '{ "a": 1 }')(stage);
    },
    'settings of TypeScript': replace('tsconfig.json', '["types"]', '["types", "source"]'),
    'extended settings': replace('base.json', '"strict": true', '"strict": false'),
    'declaration for all code': append('types/env.d.ts', "declare module 'other';\n"),
    'version of TypeScript': write('node_modules/typescript/package.json', COMPILER('7.0.3')),
    'known package': replace('package.json', '"kit": "1.0.0"', '"kit": "1.0.0", "bare": "1.0.1"'),
    'settings of pages': append('nav/site.yaml', 'math: true\n'),
  },
};
