import { expect, test } from 'vitest';
import { findLeftOut } from '../../cli/coverage/left-out.ts';
import { measureCoverage } from '../../cli/coverage/measure-coverage.ts';
import { printCoverage } from '../../cli/coverage/print-coverage.ts';
import type { PageFile, ProjectInput } from '../../engine/index.ts';
import type { IntakeSettings } from '../../engine/manifest/intake-settings.ts';
import type { ApiEntry, ApiMember } from '../../site/api/api-data.ts';

function component(name: string, props: readonly ApiMember[], more: Partial<ApiEntry> = {}): ApiEntry {
  const face = { kind: 'component', package: 'pebble', name, imports: [], guides: [] } as const;
  return { ...face, version: '2.0.0', props, hasAttributes: false, slots: [], classes: [], ...more } as ApiEntry;
}

const SIZE = { name: 'size', type: 'string', description: 'How large.' };
const TONE = { name: 'tone', type: 'string' };
const HREF = { name: 'href', type: 'string' };

test('a package is covered by pages, descriptions, demos and what could be rendered', () => {
  const coverage = measureCoverage({
    entries: [
      component('Button', [SIZE, TONE], { element: 'button' } as never),
      component('Link', [SIZE], {
        unproven: 'it throws: no router',
        alternatives: [
          { when: 'href', props: [HREF] },
          { when: 'to', props: [HREF] },
        ],
      } as never),
    ],
    names: { pebble: ['Button', 'Link', 'useToggle'] },
    shown: new Map([['pebble Button', new Set(['size', 'onClick'])]]),
  });
  expect(coverage).toEqual([
    {
      package: 'pebble',
      version: '2.0.0',
      exports: { covered: 2, total: 3, missing: { useToggle: [] } },
      described: { covered: 2, total: 4, missing: { Button: ['tone'], Link: ['href'] } },
      shown: { covered: 1, total: 4, missing: { Button: ['tone'], Link: ['size', 'href'] } },
      proven: { covered: 1, total: 2, missing: { Link: ['it throws: no router'] } },
    },
  ]);
  expect(printCoverage(coverage, [])).toBe(
    [
      'pebble 2.0.0',
      '  exports on pages          2 of 3 (66 %)',
      '  props with a description  2 of 4 (50 %)',
      '  props shown by a demo     1 of 4 (25 %)',
      '  components rendered       1 of 2 (50 %)',
      '',
      '  On no page',
      '    useToggle',
      '',
      '  Without a description',
      '    Button: tone',
      '    Link: href',
      '',
      '  Shown by no demo',
      '    Button: tone',
      '    Link: size, href',
      '',
      '  Not rendered',
      '    Link: it throws: no router',
      '',
    ].join('\n'),
  );
});

test('code blocks that are left out are listed with their places and reasons', () => {
  const settings: IntakeSettings = {};
  const page = (file: string) => ({ path: file }) as PageFile;
  const texts: Readonly<Record<string, string>> = {
    'content/a.md':
      '# A\n\n```ts\nconst a = 1;\n```\n\n- ```tsx title="Old.tsx" no-check="version 1"\n  <Old />\n  ```\n',
    'content/b.de.md': '# B\n\n```js no-check="für später"\nnext(\n```\n\nThe word no-check.\n',
    'content/c.md': '# C\n\n```ts no-check\nconst c = 1;\n```\n',
  };
  const left = findLeftOut({
    input: { pages: Object.keys(texts).map(page) } as unknown as ProjectInput,
    settings,
    readSource: (file) => texts[file],
  });
  expect(left.map(({ file, range, reason }) => [file, range.start.line, range.start.column, reason])).toEqual([
    ['content/a.md', 7, 3, 'version 1'],
    ['content/b.de.md', 3, 1, 'für später'],
  ]);
  expect(printCoverage([], left)).toBe(
    'Code blocks that are not checked\n  content/a.md:7  version 1\n  content/b.de.md:3  für später\n',
  );
});
