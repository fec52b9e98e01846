import { expect, test } from 'vitest';
import { putFiles } from '../cli/support/folder.ts';
import { docsNav } from '../support/docs-nav.ts';
import { makeSite, readComponents } from './support/proof-sites.ts';

test('a package that cannot be compiled is told by its components, and concerns no other package', () => {
  const root = makeSite(
    'export function Box() { return <main />; }\nexport const Wrapper = { Provider: "div" as const };\n',
  );
  putFiles(root, {
    'nav/sections/docs.yaml':
      'id: docs\nname: Docs\nprefixes: [/docs]\npages:\n  - pathname: /docs\n  - title: API\n    pathname: /docs/api\n    generate: api\n    package: [pebble, types-only]\n',
    'content/docs/tabs.md': '---\nunlisted: true\n---\n\n# Tabs\n',
    'node_modules/types-only/package.json': '{ "name": "types-only", "version": "1.0.0", "types": "index.d.ts" }',
    'node_modules/types-only/index.d.ts':
      "export declare function Lost(props: { tone?: string }): import('react').ReactNode;\n",
  });
  const built = docsNav(['build'], root);
  expect(built, built.stdout).toMatchObject({ code: 0 });
  const { Box, Lost } = readComponents(root);
  expect(Box).toMatchObject({ element: 'main' });
  expect(Lost?.['unproven']).toMatch(/^it cannot be compiled: /);
});
