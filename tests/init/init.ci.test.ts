import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli } from '../cli/support/fake-io.ts';
import { install, library, read, TYPED } from './support/projects.ts';

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
    const start = async (source: Readonly<Record<string, string>>) => {
      const root = install({
        'package.json': JSON.stringify({ name: 'app', dependencies: { kit: '1.0.0', react: '19' } }),
        ...library('node_modules/kit', Object.keys(source)),
        'node_modules/kit/index.js': [
          "import { createContext, createElement, useContext } from 'react';\nconst Context = createContext();\n",
          ...Object.entries(source).map(([name, code]) => `export const ${name} = ({ children }) => ${code};\n`),
        ].join(''),
      });
      const { stdout } = await runCli(['init', '--yes'], root);
      const { exitCode, stdout: said } = await runCli(['build', '--no-search'], root);
      expect(exitCode, said).toBe(0);
      return { root, stdout };
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

    test('has no component that can be rendered by itself gets a page without a demo, which is reported', async () => {
      const { root, stdout } = await start({ Button: THROWS });
      expect(stdout).toContain('`Button` has no demo yet: by itself, it throws: No context.\n');
      expect(read(root, 'content/kit/button/index.md')).toBe(
        '# Button\n\n## API\n\n[Every prop of Button](/kit/api/button) comes from its types and comments.\n',
      );
      expect(existsSync(path.join(root, 'content/kit/button/ButtonDemo.tsx'))).toBe(false);
    });
  });
});
