import { renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { firstRows } from '../support/runs.ts';
import { attribute, COUNTER, eachCounterProject } from './support/counter-project.ts';

const project = eachCounterProject();
const { put, build, read } = project;

test('every demo that throws is reported by the same build', async () => {
  const crash = (name: string) => `export default function ${name}() {\n  throw new Error('${name} is broken');\n}\n`;
  put({
    'content/lib/counter/index.md':
      '# Counter\n\nCounts.\n\n::demo{src="One.tsx"}\n\n::demo{src="Counter.tsx"}\n\n::demo{src="Two.tsx"}\n',
    'content/lib/counter/One.tsx': crash('One'),
    'content/lib/counter/Two.tsx': crash('Two'),
  });
  const { stdout } = await build();
  expect(stdout).toMatch(/One is broken[^]*Two is broken/);
  expect(stdout).toContain('2 errors');
});

test('the first figure of a page lists everything that its module needs to run, each file after those that it imports', async () => {
  expect((await build()).exitCode).toBe(0);
  const page = read('lib/counter/index.html');
  const module = attribute(page, 'data-demo').slice(1);
  const parts = attribute(page, 'data-parts').split(' ');
  const importsOf = (file: string) =>
    [...read(file).matchAll(/(?:from|import) ?"\.\/([^"]+)"/g)].map(([, name = '']) => name);
  expect(parts.length).toBeGreaterThan(2);
  for (const [at, part] of parts.entries()) {
    expect(parts.slice(0, at)).toEqual(expect.arrayContaining(importsOf(path.join(path.dirname(module), part))));
  }
  expect(parts).toEqual(expect.arrayContaining(importsOf(module)));
});

test.each([
  ['extend a missing file', '{ "extends": "./base.json" }', 'Tsconfig not found base.json.', 'tsconfig.json:1:1'],
  ['are not JSON', '{\n  "compilerOptions": {},,\n}', 'key must be a string.', 'tsconfig.json:2:25'],
])('compiler settings that %s are reported instead of the demos', async (_, tsconfig, said, place) => {
  put({ 'tsconfig.json': tsconfig });
  const { stdout, exitCode } = await build();
  expect(exitCode).toBe(1);
  expect(stdout).toContain(
    `error[demo-configuration]: The settings of the compiler cannot be read: ${said}\n  ${place}\n`,
  );
  expect(stdout).toContain('1 error');
});

test.each([
  [
    'throws',
    "export default function Counter() {\n  throw new Error('none');\n}\n",
    /error\[demo-failed\][^]*\n {2}content\/lib\/counter\/Counter\.tsx:2:9\n/,
  ],
  [
    'lacks a package',
    "import { none } from 'missing';\n\nexport default () => none;\n",
    /error\[demo-syntax\][^]*\n {2}content\/lib\/counter\/Counter\.tsx:1:22\n/,
  ],
])('a demo that %s is reported with its place, even in a folder with spaces', async (_, source, message) => {
  const spaced = `${project.root} of ours`;
  renameSync(project.root, spaced);
  project.root = spaced;
  put({ 'content/lib/counter/Counter.tsx': source });
  expect((await build()).stdout).toMatch(message);
});

test('a theme that a provider writes beside its children is correct on dark pages before any script runs', async () => {
  put({
    'docs/provider.tsx':
      "export default function Provider({ mode, children }) {\n  const ink = mode === 'dark' ? '#fff' : '#000';\n  return <div className=\"theme\"><style>{`.theme { --ink: ${ink}; --space: 8px; }`}</style>{children}</div>;\n}\n",
  });
  expect((await build()).exitCode).toBe(0);
  const page = read('lib/counter/index.html');
  expect(page).toContain("<style>[data-mode='dark'] .theme{--ink: #fff}</style>");
  expect(page).toContain('<style>.theme { --ink: #000; --space: 8px; }</style>');
});

describe('a demo', () => {
  test('is rendered on its page with its source, its JavaScript version and the address of its module', async () => {
    expect((await build()).exitCode).toBe(0);
    const page = read('lib/counter/index.html');
    expect(page).toContain('<figure class="demo" id="Counter.tsx" data-island="demo" data-name="Counter"');
    expect(page).toMatch(
      /<div class="demo-stage" id="Counter.js"><div data-theme="wide"><button id="[^"]*Counter-[^"]*" type="button">Clicked <!-- -->3<\/button><\/div><\/div>/,
    );
    expect(page.match(/data-lang="(?:tsx|jsx)"/g)).toEqual(['data-lang="tsx"', 'data-lang="jsx"']);
    expect(read(attribute(page, 'data-demo').slice(1))).toContain('mount');
    expect(JSON.parse(read(attribute(page, 'data-files').slice(1)))).toEqual({
      'numbers.ts': 'export const start: number = 3;\n',
    });
    expect(JSON.parse(read('_nav/demo-versions.json'))).toMatchObject({
      react: { version: expect.stringMatching(/^\d/) },
    });
    expect(read('lib/counter.md')).toContain(`\`\`\`tsx title="Counter.tsx"\n${COUNTER}\`\`\``);
    expect(page).toContain("form-action 'self' https://stackblitz.com https://codesandbox.io");
  });

  test('shows what it imports, directly or not, but nothing that its comments and text mention; it has the name that its page gives it', async () => {
    put({
      'content/lib/counter/index.md': '# Counter\n\n::demo{src="Counter.tsx" title="A counter"}\n',
      'content/lib/counter/Counter.tsx': `${COUNTER}import './look.css';\n// import './old';\nconst example = "import('./told')";\nvoid [example, () => import('./late')];\n`,
      'content/lib/counter/late.ts': "export { far } from './far';\n",
      'content/lib/counter/far.ts': 'export const far = 1;\n',
      'content/lib/counter/old.ts': 'export {};\n',
      'content/lib/counter/told.ts': 'export {};\n',
      'content/lib/counter/look.css': "@import './colors.css';\n/* blue */\n",
      'content/lib/counter/colors.css': 'button { color: light-dark(navy, tan) }\n',
    });
    expect((await build()).exitCode).toBe(0);
    expect(read(/href="\/(_nav\/demos\/[^"]+\.css)"/.exec(read('lib/counter/index.html'))?.[1] ?? '')).toContain(
      'light-dark(navy,tan)',
    );
    expect(
      Object.keys(
        JSON.parse(read(attribute(read('lib/counter/index.html'), 'data-files').slice(1))) as object,
      ).toSorted(),
    ).toEqual(['colors.css', 'far.ts', 'late.ts', 'look.css', 'numbers.ts']);
    expect(read('lib/counter/index.html')).toMatch(/<figure class="demo" [^>]*aria-label="A counter"/);
  });

  test('names the packages that it imports, itself or through its files, and those that only its types come from', async () => {
    for (const name of ['@kit/forms', 'again', 'effects', 'late', 'parts', 'types'])
      put({
        [`node_modules/${name}/package.json`]: `{ "name": "${name}", "version": "1.0.0", "main": "index.js" }`,
        [`node_modules/${name}/index.js`]: 'exports.a = 1;\n',
      });
    put({
      'content/lib/counter/index.md': '# Counter\n\n::demo{src="Counter.tsx"}\n\n::demo{src="Other.tsx"}\n',
      'content/lib/counter/Counter.tsx': `${COUNTER}import { a } from '@kit/forms/input';\nimport { A } from 'types';\nimport type { A as B } from '@kit/forms';\nimport 'effects';\nimport './parts/row';\nexport * from 'again';\n// import x from 'old-package';\nexport const text = \`\nimport x from 'old-package';\n\`;\nexport const more: A | B = a;\nexport const late = () => import('late');\n`,
      'node_modules/@kit/forms/input.js': 'exports.a = 1;\n',
      'content/lib/counter/parts/row.ts': "import 'parts';\nimport '../numbers';\n/* import 'not-a-dependency' */\n",
      'content/lib/counter/Other.tsx': "import Counter from './Counter';\n\nexport default () => <Counter />;\n",
    });
    expect((await build()).exitCode).toBe(0);
    const [counter = '', other = ''] = read('lib/counter/index.html').match(/<figure class="demo"[^>]*>/g) ?? [];
    expect(attribute(counter, 'data-packages')).toBe('@kit/forms again effects late parts');
    expect(attribute(counter, 'data-types')).toBe('types');
    const filesOf = (figure: string) =>
      Object.keys(JSON.parse(read(attribute(figure, 'data-files').slice(1))) as object).toSorted();
    expect(filesOf(counter)).toEqual(['numbers.ts', 'parts/row.ts']);
    expect(attribute(other, 'data-packages')).toBe('@kit/forms again effects late parts types');
    expect(filesOf(other)).toEqual(['Counter.tsx', 'numbers.ts', 'parts/row.ts']);
  });

  const ELSEWHERE = [
    ['through a file beside it', "import './far';\n", "import '../plain.css';\n"],
    ['itself', "import '../plain.css';\n", ''],
  ] as const;

  test.each(firstRows(ELSEWHERE))(
    'that imports from elsewhere in the project, %s, is marked as such, and names nothing for sandboxes',
    async (_, own, far) => {
      put({
        'content/lib/counter/Counter.tsx': own + COUNTER,
        'content/lib/counter/far.ts': `${far}export const far = 1;\n`,
        'content/lib/plain.css': 'b { color: navy }\n',
      });
      expect((await build()).exitCode).toBe(0);
      const page = read('lib/counter/index.html');
      expect(page).toContain(' data-needs-page');
      expect(page).not.toMatch(/ data-(?:files|packages|types)/);
    },
  );

  test('is rebuilt when it changes, while other pages stay', async () => {
    await build();
    const before = statSync(path.join(project.root, 'out/lib/plain/index.html')).mtimeMs;
    const module = attribute(read('lib/counter/index.html'), 'data-demo');
    put({ 'content/lib/counter/numbers.ts': 'export const start: number = 8;\n' });
    expect((await build()).exitCode).toBe(0);
    expect(read('lib/counter/index.html')).toContain('Clicked <!-- -->8');
    expect(attribute(read('lib/counter/index.html'), 'data-demo')).not.toBe(module);
    expect(statSync(path.join(project.root, 'out/lib/plain/index.html')).mtimeMs).toBe(before);
  });

  const FAULTS = [
    [
      'a syntax error',
      'export default function Counter() {\n  return <b>;\n}\n',
      /error\[demo-syntax\][^]*content\/lib\/counter\/Counter\.tsx:[23]:/,
    ],
    [
      'an import that cannot be found',
      "import { a } from './missing';\n\nexport default function Counter() {\n  return <b>{a}</b>;\n}\n",
      /error\[demo-syntax\][^]*content\/lib\/counter\/Counter\.tsx:1:/,
    ],
    [
      'a missing picture in a stylesheet',
      "import './counter.css';\n\nexport default function Counter() {\n  return <b>1</b>;\n}\n",
      /error\[demo-syntax\]: This demo cannot be compiled: `~kit\/paper\.png` in content\/lib\/counter\/counter\.css leads to no file\.\n *content\/lib\/counter\/counter\.css:2:19\n/,
    ],
    [
      'a stylesheet for Tailwind, which is not set up',
      "import './theme.css';\n\nexport default function Counter() {\n  return <b>1</b>;\n}\n",
      /error\[demo-syntax\]: This demo cannot be compiled: `@theme` is a rule of Tailwind, which does not compile this stylesheet: install `@tailwindcss\/vite`, [^\n]*\n *content\/lib\/counter\/theme\.css:1:1\n/,
    ],
    [
      'a mistake in a stylesheet',
      "import './torn.css';\n\nexport default function Counter() {\n  return <b>1</b>;\n}\n",
      /error\[demo-syntax\]: This demo cannot be compiled: Unclosed bracket\.\n *content\/lib\/counter\/torn\.css:2:18\n/,
    ],
    [
      'a crash',
      'export default function Counter() {\n  const none = undefined as unknown as { a: { b: string } };\n  return <b>{none.a.b}</b>;\n}\n',
      /error\[demo-failed\][^]*content\/lib\/counter\/Counter\.tsx:3:/,
    ],
  ] as const;

  test.each(firstRows(FAULTS))(
    'with %s is reported with its place, and the last output stays',
    async (_, source, message) => {
      await build();
      put({
        'content/lib/counter/Counter.tsx': source,
        'content/lib/counter/counter.css': '.counter {\n  background: url(~kit/paper.png);\n}\n',
        'content/lib/counter/theme.css': '@theme {\n  --color-brand: teal;\n}\n',
        'content/lib/counter/torn.css': '.counter {\n  background: rgb(1, 2, 3;\n}\n',
      });
      const { exitCode, stdout } = await build();
      expect(stdout).toMatch(message);
      expect(stdout).not.toContain('    at ');
      expect(exitCode).toBe(1);
      expect(read('lib/counter/index.html')).toContain('Clicked <!-- -->3');
    },
  );
});

describe('styles that a provider collects', () => {
  const collecting = (styles: string) => `import { createContext, use } from 'react';
const Rules = createContext(new Set());
export function Made({ color }) {
  use(Rules).add(color);
  return <b className={color}>Made</b>;
}
export default function Provider({ children }) {
  return children;
}
export const collectStyles = () => {
  const rules = new Set();
  return { wrap: (demo) => <Rules value={rules}>{demo}</Rules>, styles: () => ${styles} };
};
`;
  const made = (color: string) =>
    `import { Made } from '../../../docs/provider';\n\nexport default function Demo() {\n  return <Made color="${color}" />;\n}\n`;
  beforeEach(() =>
    put({
      'content/lib/counter/index.md':
        '# Counter\n\n::demo{src="Red.tsx"}\n\n::demo{src="Blue.tsx" frame}\n\n::demo{src="Teal.tsx"}\n',
      'content/lib/counter/Red.tsx': made('red'),
      'content/lib/counter/Blue.tsx': made('blue'),
      'content/lib/counter/Teal.tsx': made('teal'),
    }),
  );

  const STYLES = [
    ['text', "`<style>${[...rules].map((color) => `.${color}{color:${color}}`).join('')}</style>`"],
    ['React elements', "<style>{[...rules].map((color) => `.${color}{color:${color}}`).join('')}</style>"],
  ] as const;

  test.each(firstRows(STYLES))(
    'as %s apply to the page, and in a frame only those of its demo do',
    async (_, styles) => {
      put({ 'docs/provider.tsx': collecting(styles) });
      expect((await build()).exitCode).toBe(0);
      const page = read('lib/counter/index.html');
      expect(page).toContain('<style>.red{color:red}.teal{color:teal}</style>');
      expect(page).not.toContain('.blue');
      expect(read(/src="\/(_nav\/demos\/frame[^"]+)"/.exec(page)?.[1] ?? '')).toContain(
        '<style>.blue{color:blue}</style>',
      );
    },
  );

  test('are reported as a mistake of the provider if collecting them fails', async () => {
    put({ 'docs/provider.tsx': collecting('rules.nothing.size') });
    expect((await build()).stdout).toMatch(
      /error\[demo-failed\]: This provider throws while it is rendered: [^]*docs\/provider\.tsx:12:/,
    );
  });
});

test('a site without demos loads nothing for them', async () => {
  put({ 'content/lib/counter/index.md': '# Counter\n\nCounts.\n' });
  rmSync(path.join(project.root, 'content/lib/counter/Counter.tsx'));
  expect((await build()).exitCode).toBe(0);
  const page = read('lib/counter/index.html');
  expect(page).not.toContain('demo');
  expect(page).toContain("form-action 'self'");
  expect(page).not.toContain('stackblitz');
});
