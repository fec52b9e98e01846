import { expect, test } from 'vitest';
import { listPages } from '../../cli/make/features/look-features.ts';
import { projectAt } from '../../cli/system/project-at.ts';
import { listKey, readNavigation } from '../../engine/index.ts';
import { makeFolder } from './support/folder.ts';

const NAV = [
  { path: 'nav/site.yaml', text: 'title: Kit\nurl: https://kit.example\n' },
  {
    path: 'nav/sections/kit.yaml',
    text: 'id: kit\nname: Kit\nprefixes: [/kit]\npages:\n  - { title: Prices, pathname: /kit/prices, generate: prices, options: { file: plans.txt } }\n  - { title: None, pathname: /kit/none, generate: prices }\n',
  },
];

test('a feature of the package lists the pages of groups, from their options, and what it reads is noted', async () => {
  const navigation = readNavigation(NAV, []);
  const project = projectAt(makeFolder({ 'plans.txt': 'Small\nLarge\n' }));
  const reads = new Set<string>();
  const listed = await listPages(project, navigation, reads, () => ({
    ask: { file: { kind: 'text', required: true, says: 'The file.' } },
    list: ({ file }, host) =>
      (host.read(String(file)) ?? '')
        .trim()
        .split('\n')
        .map((title) => ({ title, slug: title.toLowerCase(), ask: { plan: title } })),
  }));
  const [group] = navigation.sections[0]?.nodes ?? [];
  const options = group?.kind === 'group' && group.generate?.from === 'feature' ? group.generate.options : [];
  expect(listed).toEqual({
    [listKey('prices', options)]: [
      { title: 'Small', slug: 'small', ask: { plan: 'Small' } },
      { title: 'Large', slug: 'large', ask: { plan: 'Large' } },
    ],
  });
  expect([...reads]).toEqual(['plans.txt']);
});
