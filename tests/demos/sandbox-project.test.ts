import { describe, expect, test } from 'vitest';
import { packText } from '../../site/islands/demo/sandbox/lz-string.ts';
import { makeProject, type SandboxDemo, type Versions } from '../../site/islands/demo/sandbox/project.ts';
import { forCodeSandbox, forStackBlitz } from '../../site/islands/demo/sandbox/services.ts';
import { unpackText } from './support/unpack-text.ts';

const VERSIONS: Versions = {
  '@mui/material': { version: '7.1.1', peers: ['@emotion/react', '@emotion/styled'] },
  '@mui/icons-material': { version: '7.1.1', peers: ['@mui/material'] },
  '@emotion/react': { version: '11.14.0' },
  '@emotion/styled': { version: '11.14.1', peers: ['@emotion/react'] },
  react: { version: '19.3.1' },
  'react-dom': { version: '19.3.1' },
  '@types/react': { version: '19.3.0' },
};

const SOURCE = `import * as React from 'react';
import Delete from '@mui/icons-material/Delete';
import { rows } from './data';

export default function IconButtons() {
  return <Delete titleAccess={rows[0]} />;
}
`;

const demo = (change: Partial<SandboxDemo> = {}): SandboxDemo => ({
  name: 'IconButtons',
  exported: undefined,
  title: 'Button: IconButtons',
  source: SOURCE,
  variant: 'TS',
  packages: '@mui/icons-material',
  types: undefined,
  files: {},
  wrapping: undefined,
  versions: VERSIONS,
  ...change,
});

function packageOf(files: Readonly<Record<string, string>>) {
  return JSON.parse(files['package.json'] ?? '') as Record<string, Record<string, string>>;
}

describe('a demo’s project', () => {
  test('has the documented versions of what it imports, and of peer dependencies', () => {
    const { files } = makeProject(demo(), 'vite');
    expect(packageOf(files)['dependencies']).toEqual({
      '@emotion/react': '11.14.0',
      '@emotion/styled': '11.14.1',
      '@mui/icons-material': '7.1.1',
      '@mui/material': '7.1.1',
      react: '19.3.1',
      'react-dom': '19.3.1',
    });
    expect(packageOf(files)['devDependencies']).toMatchObject({
      '@types/react': '19.3.0',
      typescript: expect.any(String),
      vite: expect.any(String),
    });
  });

  test('has the types of its own React, and not those of the latest one', () => {
    const versions = { react: { version: '18.3.1' }, 'react-dom': { version: '18.3.1' } };
    const { files } = makeProject(demo({ versions }), 'vite');
    expect(packageOf(files)['devDependencies']).toMatchObject({
      '@types/react': '^18.0.0',
      '@types/react-dom': '^18.0.0',
    });
  });

  test('asks for the latest version of a package that the site does not document', () => {
    const { files } = makeProject(demo({ packages: 'dayjs' }), 'vite');
    expect(packageOf(files)['dependencies']).toMatchObject({ dayjs: 'latest' });
  });

  test('lists the given imports of the demo, whatever its source says', () => {
    const source = `// import a from 'old-package';\nexport default () => \`\nimport b from 'not-a-dependency';\n\`;\n`;
    const { files } = makeProject(demo({ source, packages: undefined }), 'vite');
    expect(Object.keys(packageOf(files)['dependencies'] ?? {})).toEqual(['react', 'react-dom']);
  });

  test('includes packages used only for types in TypeScript, but not in JavaScript', () => {
    const dependenciesIn = (variant: SandboxDemo['variant']) => {
      const { files } = makeProject(demo({ packages: 'a b', types: 'c d', variant }), 'vite');
      return Object.keys(packageOf(files)['dependencies'] ?? {});
    };
    expect(dependenciesIn('TS')).toEqual(['a', 'b', 'c', 'd', 'react', 'react-dom']);
    expect(dependenciesIn('JS')).toEqual(['a', 'b', 'react', 'react-dom']);
  });

  test('includes the files that the demo imports, at their places', () => {
    const { files } = makeProject(
      demo({ files: { 'data.ts': 'export const rows = [];', 'parts/row.tsx': `import '../data';\n` } }),
      'vite',
    );
    expect(files['src/data.ts']).toBe('export const rows = [];\n');
    expect(files['src/parts/row.tsx']).toBe(`import '../data';\n`);
  });

  test('imports the demo by name if it is not the default export', () => {
    const { files } = makeProject(demo({ exported: 'Small' }), 'vite');
    expect(files['src/index.tsx']).toContain(`import { Small as Demo } from './Demo';`);
  });

  test('wraps the demo in what its section has around it, whose styles come first', () => {
    const wrapping = {
      modeAttribute: 'data-theme',
      module: './demo-provider/kit',
      files: { 'demo-provider/kit.tsx': 'export default 1;' },
      packages: ['@mui/icons-material', 'pebble'],
    };
    const { files } = makeProject(demo({ packages: undefined, wrapping }), 'vite');
    expect(files['src/demo-provider/kit.tsx']).toBe('export default 1;\n');
    expect(Object.keys(packageOf(files)['dependencies'] ?? {})).toEqual(
      expect.arrayContaining(['@mui/icons-material', '@mui/material', 'pebble']),
    );
    expect(files['index.html']).toContain('<html lang="en" data-theme="light">');
    expect(files['src/index.tsx']).toMatch(
      /import Provider from '\.\/demo-provider\/kit';\nimport Demo from '\.\/Demo';\n[^]*<Provider \{\.\.\.reader\}>\n +<Demo \/>\n +<\/Provider>/,
    );
  });

  test('has the files that TypeScript and Vite need', () => {
    const { files, main } = makeProject(demo(), 'vite');
    expect(Object.keys(files).toSorted()).toEqual([
      'index.html',
      'package.json',
      'src/Demo.tsx',
      'src/index.tsx',
      'tsconfig.json',
      'vite.config.js',
    ]);
    expect(main).toBe('src/Demo.tsx');
    expect(files[main]).toBe(SOURCE);
    expect(files['index.html']).toContain('src="/src/index.tsx"');
    expect(files['src/index.tsx']).toContain(`getElementById('root')!`);
    expect(JSON.parse(files['tsconfig.json'] ?? '')).toMatchObject({
      compilerOptions: { jsx: 'react-jsx', strict: true },
    });
  });

  test('has nothing of TypeScript in JavaScript for Vite', () => {
    const { files, main } = makeProject(demo({ variant: 'JS' }), 'vite');
    expect(Object.keys(files).toSorted()).toEqual([
      'index.html',
      'package.json',
      'src/Demo.jsx',
      'src/index.jsx',
      'vite.config.js',
    ]);
    expect(main).toBe('src/Demo.jsx');
    expect(files['src/index.jsx']).not.toContain('!');
    expect(Object.keys(packageOf(files)['devDependencies'] ?? {}).join()).not.toMatch(/types|typescript/);
  });

  test('has its page and its entry where Create React App looks for them', () => {
    const { files } = makeProject(demo({ variant: 'JS' }), 'react-scripts');
    expect(Object.keys(files).toSorted()).toEqual([
      'package.json',
      'public/index.html',
      'src/Demo.jsx',
      'src/index.js',
    ]);
    expect(files['public/index.html']).not.toContain('<script');
    expect(packageOf(files)['devDependencies']).toHaveProperty('react-scripts');
  });

  test('escapes its title', () => {
    const { files } = makeProject(demo({ title: '</title><script>alert(1)</script> & co' }), 'vite');
    expect(files['index.html']).toContain('<title>&lt;/title>&lt;script>alert(1)&lt;/script> &amp; co</title>');
  });
});

describe('the forms', () => {
  test('StackBlitz gets each file in a separate field', () => {
    const { action, fields } = forStackBlitz(demo());
    expect(new URL(action).href).toBe('https://stackblitz.com/run?file=src%2FDemo.tsx');
    expect(fields).toMatchObject({
      'project[template]': 'node',
      'project[title]': 'Button: IconButtons',
      'project[files][src/Demo.tsx]': SOURCE,
    });
  });

  test('CodeSandbox gets all files packed into one', () => {
    const { action, fields } = forCodeSandbox(demo());
    expect(action).toBe('https://codesandbox.io/api/v1/sandboxes/define');
    expect(fields['query']).toBe('file=/src/Demo.tsx');
    const { files } = JSON.parse(unpackText(fields['parameters'] ?? '')) as {
      files: Record<string, { content: string }>;
    };
    expect(files['src/Demo.tsx']).toEqual({ content: SOURCE, isBinary: false });
    expect(Object.keys(files)).toContain('package.json');
  });
});

describe('packed text', () => {
  // What lz-string 1.5.0 makes of them, with `-` and `_` instead of `+` and `/`, and without `=` at the end.
  test.each([
    ['', 'Q'],
    ['a', 'IZA'],
    ['hello, hello, hello', 'BYUwNmD2A0AEoRvcUg'],
    ['naïve 猫 😀', 'HYQw9wbgpgBI1M40LwbgAPaA'],
    [
      '{"files":{"src/Demo.tsx":{"content":"export default 1;"}}}',
      'N4IgZglgNgpgziAXKOAnAxgegCIwLYD2AdAC5wAeSo6BAdiTPUiDOQA4GokAEAJjGACGAVyg8AjAG4QAXzlA',
    ],
  ])('%j', (text, packed) => {
    expect(packText(text)).toBe(packed);
    expect(unpackText(packed)).toBe(text);
  });

  test('is read back unchanged, whatever it contains', () => {
    for (let length = 1; length < 3000; length = Math.ceil(length * 1.7)) {
      for (const alphabet of [2, 26, 300, 65_536]) {
        const text = String.fromCharCode(
          ...Array.from({ length }, (_, at) => (at * at * 7919 + at * 104_729 + length) % alphabet),
        );
        expect(unpackText(packText(text)), `${length} of ${alphabet}`).toBe(text);
      }
    }
  });
});
