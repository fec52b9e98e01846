import { readFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from '../../api/cases/open-case.ts';
import { putFiles } from '../../cli/support/folder.ts';
import { ROOT } from '../../support/docs-nav.ts';

const DEMOS = {
  'content/docs/tabs.md': '# Tabs\n\n::demo{src="Shown.tsx"}\n',
  'content/docs/Shown.tsx': `import { Card, Empty, Fade, Tab, Tabs } from 'pebble';

export default function Shown() {
  return (
    <Tabs>
      <Card item={{ title: 'One' }} />
      <Fade><Tab /></Fade>
      <Empty fallback={<b>Nothing</b>} />
      <Tab />
    </Tabs>
  );
}
`,
  'docs/provider.tsx': `import { Wrapper } from 'pebble';

export default function Provider({ children }: any) {
  return <Wrapper.Provider value>{children}</Wrapper.Provider>;
}
`,
} as const;

/** Makes a site that documents its own package, whose source is given; returns its folder. */
export function makeSite(source: string): string {
  const root = copyProject(path.join(ROOT, 'tests/api/cases/site'));
  putFiles(root, {
    'src/index.tsx': source,
    'nav/site.yaml': 'title: Site\nurl: https://site.example\nsearch: false\n',
    'nav/sections/docs.yaml':
      'id: docs\nname: Docs\nprefixes: [/docs]\ndemoProvider: docs/provider.tsx\npages:\n  - pathname: /docs\n  - pathname: /docs/tabs\n  - title: API\n    pathname: /docs/api\n    generate: api\n    package: pebble\n',
    'content/docs/index.md': '# Docs\n\nAll about it.\n',
    ...DEMOS,
  });
  return root;
}

/** What a built site publishes about each export of the package, by name. */
export function readComponents(root: string): Readonly<Record<string, Record<string, unknown>>> {
  const read = (file: string) => JSON.parse(readFileSync(path.join(root, 'out/_nav/api', file), 'utf8'));
  const { exports } = read('index.json') as { exports: readonly { name: string; file: string }[] };
  return Object.fromEntries(exports.map(({ name, file }) => [name, read(file).export]));
}
