import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli } from '../cli/support/fake-io.ts';
import { COMMIT, install, library, read, TYPED, type Files } from './support/projects.ts';

describe('reads a library', () => {
  test.each([
    [{ exports: './src/index.ts' }, "'kit'"],
    [{ exports: { '.': { types: './src/index.ts', default: './src/index.ts' } } }, "'kit'"],
    [{ exports: { '.': './dist/index.js' } }, "'../../../src'"],
    [{ main: './src/index.ts' }, "'../../../src'"],
    // Sandboxes find it nowhere.
    [{ exports: './src/index.ts', private: true }, "'../../../src'"],
  ])('%j: its first demo imports from %s', async (fields, source) => {
    const root = install({ ...TYPED, 'package.json': JSON.stringify({ name: 'kit', ...fields }) });
    expect((await runCli(['init', '--yes'], root)).exitCode).toBe(0);
    expect(read(root, 'content/kit/button/ButtonDemo.tsx')).toContain(`import { Button } from ${source};`);
    expect((await runCli(['build', '--no-search'], root)).exitCode).toBe(0);
  });
});

describe('a new site', () => {
  test('of an application wraps demos in what imports the stylesheet of the library, and tells of its provider', async () => {
    const kit = library('node_modules/kit', ['Button', 'KitProvider']);
    const manifest = JSON.parse(kit['node_modules/kit/package.json'] ?? '') as { exports: object };
    const root = install({
      'package.json': JSON.stringify({ name: 'app', dependencies: { kit: '1.0.0', react: '19' } }),
      ...kit,
      'node_modules/kit/package.json': JSON.stringify({
        ...manifest,
        style: './kit.css',
        exports: { ...manifest.exports, './kit.css': './kit.css' },
      }),
      'node_modules/kit/kit.css': 'b { color: teal }\n',
    });
    const { stdout } = await runCli(['init', '--yes'], root);
    expect(stdout).toContain('docs/provider.tsx imports `kit/kit.css` for all demos\n');
    expect(stdout).toContain('if demos need `KitProvider` around them, render it there\n');
    const { exitCode, stdout: said } = await runCli(['build', '--no-search'], root);
    expect(exitCode, said).toBe(0);
    const [, sheet = ''] =
      /href="\/(_nav\/demos\/demos[^"]*\.css)"/.exec(read(root, 'out/kit/button/index.html')) ?? [];
    expect(read(root, `out/${sheet}`)).toContain('teal');
  });

  describe('of an application whose library', () => {
    const begin = async (source: Readonly<Record<string, string>>) => {
      const root = install({
        'package.json': JSON.stringify({ name: 'app', dependencies: { kit: '1.0.0', react: '19' } }),
        ...library('node_modules/kit', Object.keys(source)),
        'node_modules/kit/index.js': [
          "import { createContext, createElement, useContext } from 'react';\nconst Context = createContext();\n",
          ...Object.entries(source).map(([name, code]) => `export const ${name} = ({ children }) => ${code};\n`),
        ].join(''),
      });
      const { stdout } = await runCli(['init', '--yes'], root);
      return { root, stdout };
    };
    const start = async (source: Readonly<Record<string, string>>) => {
      const begun = await begin(source);
      const { exitCode, stdout } = await runCli(['build', '--no-search'], begun.root);
      expect(exitCode, stdout).toBe(0);
      return begun;
    };
    const ELEMENT = "createElement('b', {}, children)";
    const THROWS = "{ throw new Error('No context.\\nHelp.'); }";

    test('has components that throw or put out nothing shows another one', async () => {
      const { root, stdout } = await start({ Alpha: THROWS, Beta: 'children', Gamma: ELEMENT });
      expect(stdout).toMatch(/^writes [^]*\nwrites content\/kit\/gamma\/GammaDemo\.tsx\n/);
      expect(stdout).not.toContain('alpha');
      expect(readdirSync(path.join(root, 'content/kit'))).toEqual(['api', 'gamma', 'getting-started.md']);
      expect(read(root, 'out/kit/gamma/index.html')).toContain('>Gamma</b>');
    });

    test('needs a provider has it around its demos', async () => {
      const { root, stdout } = await start({
        Button: `useContext(Context) ? ${ELEMENT} : ${THROWS.slice(2, -2).replace('throw', '(() => { throw')} })()`,
        KitProvider: 'createElement(Context, { value: true }, children)',
      });
      expect(stdout).toContain('docs/provider.tsx renders `KitProvider` for all demos\n');
      expect(read(root, 'out/kit/button/index.html')).toContain('>Button</b>');
    });

    test('has a provider that shows a mistake in the place of demos gets a page without a demo', async () => {
      const { root, stdout } = await begin({
        Button: THROWS,
        KitProvider: "createElement('pre', {}, 'KitProvider: no theme')",
      });
      expect(existsSync(path.join(root, 'docs/provider.tsx'))).toBe(false);
      expect(stdout).toContain('if demos need `KitProvider` around them, render it in docs/provider.tsx');
      expect(stdout).toContain('`Button` has no demo yet: by itself, it throws: No context.\n');
    });

    test('has components without text shows one that is a form control', async () => {
      const { root } = await begin({
        Alpha: "createElement('div', { className: 'box' }, createElement('style', {}, 'b {}'))",
        Beta: "createElement('button', { type: 'button' }, createElement('i', {}, ' '))",
        Gamma: "createElement('svg', {}, createElement('path', { d: 'M0 0h8v8H0z' }))",
        Zeta: "createElement('input', { type: 'checkbox' })",
      });
      expect(readdirSync(path.join(root, 'content/kit'))).toContain('zeta');
    });

    test('has only components without text gets a page without a demo', async () => {
      const { stdout } = await begin({ Alpha: "createElement('div', { className: 'box' })" });
      expect(stdout).toContain('`Alpha` has no demo yet: by itself, it shows neither text nor a form control\n');
    });

    test('has no component that can be rendered by itself gets a page without a demo, which is reported', async () => {
      const { root, stdout } = await start({ Button: THROWS });
      expect(stdout).toContain('`Button` has no demo yet: by itself, it throws: No context.\n');
      expect(read(root, 'content/kit/button/index.md')).toBe(
        '---\ncomponent:\n  name: Button\n  package: kit\n---\n\n# Button\n\n## API\n\n[Every prop of Button](/kit/api/button) comes from its types and comments.\n',
      );
      expect(existsSync(path.join(root, 'content/kit/button/ButtonDemo.tsx'))).toBe(false);
    });
  });

  test('shows the button of a library first, with a text that only the attributes of its element take', async () => {
    const root = install({
      'package.json': '{ "name": "kit", "version": "1.0.0" }',
      'src/index.tsx': `import * as React from 'react';
export const Alert = ({ children }: { children?: React.ReactNode }) => <p>{children}</p>;
export interface ButtonProps extends React.ComponentPropsWithRef<'button'> {
  /** How loud. */
  loud?: boolean;
}
export const Button = ({ loud = true, ...rest }: ButtonProps) => <button data-loud={loud} {...rest} />;
export const Chart = ({ loud = true, ...rest }: ButtonProps) => <input type="range" data-loud={loud} />;
`,
    });
    expect((await runCli(['init', '--yes'], root)).exitCode).toBe(0);
    expect(read(root, 'content/kit/button/ButtonDemo.tsx')).toContain('return <Button>Button</Button>;');
  });

  describe('for a library that is built', () => {
    const BUILT: Files = {
      ...TYPED,
      'package.json': JSON.stringify({
        name: '@acme/ui-kit',
        version: '1.0.0',
        type: 'module',
        repository: 'acme/ui-kit',
        exports: {
          '.': { types: './dist/index.d.ts', import: './dist/index.js' },
          './kit.css': './dist/kit.css',
        },
        scripts: { build: 'tsc' },
      }),
      'dist/index.js':
        "import { jsx } from 'react/jsx-runtime';\nexport const Button = (props) => jsx('button', { type: 'button', ...props });\nexport const Chart = () => null;\n",
      'dist/kit.css': 'button { color: teal }\n',
    };

    test('its first demo imports it by its name, with its stylesheet', async () => {
      const root = install({ ...BUILT, '.git/HEAD': '' });
      expect((await runCli(['init', '--yes'], root)).stdout).not.toContain('is not built');
      expect(read(root, 'content/ui-kit/button/ButtonDemo.tsx')).toContain("import { Button } from '@acme/ui-kit';");
      expect(read(root, 'content/ui-kit/getting-started.md')).toContain(
        "import { Button } from '@acme/ui-kit';\nimport '@acme/ui-kit/kit.css';\n",
      );
      const { exitCode, stdout } = await runCli(['build', '--no-search'], root);
      expect(exitCode, stdout).toBe(0);
      const [, sheet = ''] =
        /href="\/(_nav\/demos\/demos[^"]*\.css)"/.exec(read(root, 'out/ui-kit/button/index.html')) ?? [];
      expect(read(root, `out/${sheet}`)).toContain('teal');
    });

    test('CI builds it first, for the branch in which pages are edited', async () => {
      const root = install(BUILT);
      for (const args of [['init', '--quiet', '--initial-branch=master'], COMMIT])
        expect(spawnSync('git', args, { cwd: root }).status).toBe(0);
      expect((await runCli(['init', '--yes'], root)).exitCode).toBe(0);
      const recipe = read(root, '.github/workflows/docs.yml');
      expect(recipe).toContain('branches:\n      - master\n');
      expect(recipe).toContain('- run: npm ci\n      - run: npm run build\n      - run: npx docs-nav validate');
      expect(read(root, 'nav/site.yaml')).toContain('editUrl: https://github.com/acme/ui-kit/edit/master/{file}\n');
    });
  });

  test('of a library that is not built imports its source, which is told, and CI builds nothing', async () => {
    const root = install({
      ...TYPED,
      'package.json': (TYPED['package.json'] ?? '').replace('{', '{ "scripts": { "build": "tsc" },'),
      '.git/HEAD': '',
    });
    const { stdout } = await runCli(['init', '--yes'], root);
    expect(stdout).toContain(
      '`@acme/ui-kit` is not built: run its build for `./dist/index.js`, which package.json names',
    );
    expect(read(root, 'content/ui-kit/button/ButtonDemo.tsx')).toContain("import { Button } from '../../../src';");
    expect(read(root, '.github/workflows/docs.yml')).not.toContain('npm run build');
  });
});
