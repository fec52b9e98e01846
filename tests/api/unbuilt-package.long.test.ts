import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from '../cli/support/fake-io.ts';
import { makeFolder, putFiles } from '../cli/support/folder.ts';
import { ROOT } from '../support/docs-nav.ts';

const manifest = (exports: string) => ({
  'packages/cmdk/package.json': `{ "name": "cmdk", "version": "1.0.0", "exports": { ".": ${exports} } }`,
});

test('a package whose `exports` lead to files that do not exist is told as not built; once they lead to its source, the next run finds it', async () => {
  const root = makeFolder({
    ...manifest('{ "types": "./dist/index.d.ts", "import": "./dist/index.mjs" }'),
    'packages/cmdk/src/index.tsx':
      "import * as React from 'react';\n\nexport function Command({ label }: { label?: string }): React.ReactNode {\n  return <div>{label}</div>;\n}\n",
    'docs/nav/site.yaml': 'title: Site\nurl: https://docs.example\nsearch: false\n',
    'docs/nav/sections/lib.yaml':
      'id: lib\nname: Library\nprefixes: [/lib]\npages:\n  - pathname: /lib\n  - title: Components\n    pathname: /lib/components\n    generate: api\n    package: cmdk\n',
    'docs/content/lib.md': '# Library\n\nText.\n',
    'node_modules/.package-lock.json': '{}',
  });
  symlinkSync('../packages/cmdk', path.join(root, 'node_modules/cmdk'));
  for (const name of ['react', '@types', 'csstype', 'typescript'])
    symlinkSync(path.join(ROOT, 'node_modules', name), path.join(root, 'node_modules', name));
  const docs = path.join(root, 'docs');
  const check = async () => (await runCli(['validate', '--format', 'compact'], docs)).stdout;
  const told =
    'nav/sections/lib.yaml:9:14: error[unknown-package]: The package `cmdk` is not built: its package.json leads to `./dist/index.d.ts`, which does not exist. (run its build)\n1 error in 1 section, 1 page\n';
  expect(await check()).toBe(told);
  expect(await check()).toBe(told);
  putFiles(root, manifest('"./src/index.tsx"'));
  expect(await check()).toContain('no errors or warnings in 1 section, 2 pages');
  // A package that exports nothing is built.
  putFiles(root, { ...manifest('"./src/none.tsx"'), 'packages/cmdk/src/none.tsx': 'export {};\n' });
  expect(await check()).toContain('error[empty-group]');
});
