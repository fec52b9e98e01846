import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from '../cli/support/fake-io.ts';
import { editFile, makeFolder, putFiles } from '../cli/support/folder.ts';
import { ROOT } from '../support/docs-nav.ts';

const FILES = {
  '.git/HEAD': '',
  'package.json': '{ "name": "site", "type": "module", "dependencies": { "pebble": "1.0.0", "react": "19.0.0" } }',
  'nav/site.yaml': 'title: Site\nurl: https://docs.example\n',
  'nav/sections/lib.yaml':
    'id: lib\nname: Library\nprefixes: [/lib]\npages:\n  - pathname: /lib/button\n  - pathname: /lib/theme\n',
  'content/lib/button.md': `# Button

::demo{src="Demo.tsx"}

\`\`\`tsx
import { Button } from 'pebble';

export const a = <Button label="a" tone="calmer" />;
\`\`\`
`,
  'content/lib/Demo.tsx': `import './look.css';
import { Button } from 'pebble';
import { label } from './label';

export default function Demo() {
  return <Button label={label} />;
}
`,
  'content/lib/look.css': '',
  'content/lib/label.ts': "export const label: string = 'a';\n",
  'content/lib/theme.md': `# Theme

\`\`\`ts
declare module 'pebble' {
  interface Tones {
    calmer: true;
  }
}
\`\`\`

\`\`\`tsx
import { Button } from 'pebble';

export const a = <Button label="a" tone="calmer" />;
\`\`\`
`,
  'node_modules/.package-lock.json': '{}',
  'node_modules/pebble/package.json': '{ "name": "pebble", "version": "1.0.0", "types": "index.d.ts" }',
  'node_modules/pebble/index.d.ts': `import type { ReactNode } from 'react';
export interface Tones { calm: true; loud: true }
export declare function Button(props: { readonly label: string; readonly tone?: keyof Tones }): ReactNode;
`,
};

function makeSite(): string {
  const root = makeFolder(FILES);
  mkdirSync(path.join(root, 'node_modules/@types'));
  for (const name of ['react', '@types/react', 'csstype', 'typescript'])
    symlinkSync(path.join(ROOT, 'node_modules', name), path.join(root, 'node_modules', name));
  return root;
}

/** What is asked of the compiler shows in what the command says that it does. */
const ASKED = /checking the types of (\d+) module/;

test('an edited page is asked about alone, what binds its types or what it imports included, and nothing otherwise', async () => {
  const root = makeSite();
  const run = async (...args: string[]) => {
    const { stdout, stderr, exitCode } = await runCli(['check-code', ...args, '--format', 'compact'], root);
    return { found: stdout.split('\n').slice(0, -2), asked: Number(ASKED.exec(stderr)?.[1] ?? 0), exitCode };
  };
  const inBlock =
    'content/lib/button.md:8:36: warning[block-type-error]: Type `"calmer"` is not assignable to type `keyof Tones | undefined` (TS2820). (did you mean `"calm"`)';
  // The augmentation on the other page does not make this right; it does there.
  expect(await run()).toEqual({ found: [inBlock], asked: 5, exitCode: 0 });
  expect(existsSync(path.join(root, '.docs-nav'))).toBe(false);
  expect(await run('--max-warnings', '0')).toEqual({ found: [inBlock], asked: 0, exitCode: 1 });

  editFile(root, 'content/lib/label.ts', () => 'export const label: number = 1;\n');
  const inDemo =
    'content/lib/Demo.tsx:6:18: error[type-error]: Type `number` is not assignable to type `string` (TS2322).';
  // The page of the demo, and the other module itself.
  expect(await run()).toEqual({ found: [inDemo, inBlock], asked: 3, exitCode: 1 });
  expect((await run('content/lib/Demo.tsx')).found).toEqual([inDemo, inBlock]);
  expect(await run('/lib/theme')).toEqual({ found: [], asked: 0, exitCode: 0 });

  const { stdout } = await runCli(['validate', '--code', '--format', 'compact'], root);
  expect(stdout.split('\n').slice(0, -2)).toEqual([inDemo, inBlock]);

  const terms = ['--code', '--owner', 'A', '--reason', 'B', '--until', '2999-12-31'];
  expect((await runCli(['baseline', ...terms], root)).stderr).toContain('2 added');
  expect((await run()).found).toEqual([]);
  putFiles(root, { 'nav/baseline.yaml': 'findings: []\n' });

  editFile(root, 'nav/site.yaml', (text) => `${text}rules: { block-type-error: error }\n`);
  expect((await run('content/lib/button.md')).found).toEqual([inDemo, inBlock.replace('warning', 'error')]);
});

test('a configuration with a mistake is told at its place, and nothing that would follow from it', async () => {
  const root = makeSite();
  putFiles(root, { 'tsconfig.json': '{\n  "compilerOptions": { "strict" true }\n}\n' });
  const { stdout, stderr, exitCode } = await runCli(['check-code', '--format', 'compact'], root);
  expect(stdout).toMatch(/^tsconfig\.json:2:33: error\[unchecked-code\]: .*\n1 error in/);
  expect(stderr).not.toContain('checked');
  expect(exitCode).toBe(1);
});

test('what a project asks of its compiler is asked here', async () => {
  const root = makeSite();
  putFiles(root, {
    'tsconfig.json':
      '{ "compilerOptions": { "strict": false, "composite": true, "paths": { "~/*": ["./content/lib/*"] } } }',
  });
  editFile(root, 'content/lib/label.ts', () => 'export const label: string = null;\n');
  editFile(root, 'content/lib/Demo.tsx', (text) => text.replace('./label', '~/label'));
  const { stdout } = await runCli(['check-code', '--format', 'compact'], root);
  expect(stdout).not.toContain('type-error]: Type `null`');
  expect(stdout).not.toContain('Demo.tsx');
});

test('JavaScript need not say what else than nothing something can be, and the compiler is as strict otherwise', async () => {
  const root = makeSite();
  const code = `import { useRef, useState } from 'react';
import { Button } from 'pebble';

export default function Demo() {
  const ref = useRef(null);
  const [items, setItems] = useState([]);
  ref.current.focus();
  setItems([{ label: 'a' }]);
  return items.map((item) => <Button label={item.label} tone="low" />);
}
`;
  putFiles(root, {
    'tsconfig.json': '{ "compilerOptions": { "strict": true, "exactOptionalPropertyTypes": true } }',
    'content/lib/Demo.jsx': code,
    'content/lib/button.md': `# Button\n\n::demo{src="Demo.tsx"}\n::demo{src="Demo.jsx"}\n\n\`\`\`jsx\n${code}\`\`\`\n`,
  });
  const { stdout } = await runCli(['check-code', '--format', 'compact'], root);
  expect(stdout.match(/^\S+ \w+\[[\w-]+\]/gm)).toEqual([
    'content/lib/Demo.jsx:9:57: error[type-error]',
    'content/lib/button.md:15:57: warning[block-type-error]',
  ]);
});

test('a page that does not exist is told with the one that is meant', async () => {
  const { stderr, exitCode } = await runCli(['check-code', '/lib/buton'], makeSite());
  expect(stderr).toContain('There is no page `/lib/buton`.\n  help: did you mean `/lib/button`');
  expect(exitCode).toBe(2);
});

test('what keeps a site from being compiled is told in the format that was asked for', async () => {
  const root = makeSite();
  editFile(root, 'nav/sections/lib.yaml', (text) => text.replace('/lib/theme', '/lib/button'));
  const { stdout, exitCode } = await runCli(['check-code', '--format', 'json'], root);
  const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly { readonly code: string }[] };
  expect(diagnostics.map(({ code }) => code)).toEqual(['duplicate-pathname']);
  expect(exitCode).toBe(1);
});
