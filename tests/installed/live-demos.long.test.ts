/** Demos of the built package in a separate project, where Node can load `docs-nav/react` itself. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder, PROJECT } from '../cli/support/folder.ts';
import { addPackages, installPackage, runInstalled } from './support/installation.ts';

test('a demo and its provider read the settings of the page with the hooks of `docs-nav/react`', () => {
  const root = makeFolder({
    ...PROJECT,
    'nav/site.yaml': `${PROJECT['nav/site.yaml']}search: titles\n`,
    'nav/sections/library.yaml': `${PROJECT['nav/sections/library.yaml']}demoProvider: docs/provider.tsx\n`,
    'docs/provider.tsx':
      "import { useDocsConfig, type DemoProviderProps } from 'docs-nav/react';\n\nexport default function Provider({ children }: DemoProviderProps) {\n  return <div data-base={useDocsConfig().base}>{children}</div>;\n}\n",
    'content/library/button.md': '# Button\n\nPress it.\n\n::demo{src="Mode.tsx"}\n',
    'content/library/Mode.tsx':
      "import { useColorMode } from 'docs-nav/react';\n\nexport default function Mode() {\n  return <p>{useColorMode().resolved}</p>;\n}\n",
  });
  installPackage(root);
  addPackages(root, ['vite', 'react', 'react-dom']);
  const built = runInstalled(root, 'build', '--base', '/docs/');
  expect([built.code, built.stdout]).toEqual([0, expect.stringContaining('Built')]);
  const page = readFileSync(path.join(root, 'out/library/button/index.html'), 'utf8');
  expect(page).toContain('<div data-base="/docs/"><p>light</p></div>');
});
