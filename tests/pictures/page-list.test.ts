import { expect, test } from 'vitest';
import type { GroupNode } from '../../engine/manifest/manifest.ts';
import { drawList } from '../../site/features/pages/page-list.ts';
import { TAG_WORDS } from '../../site/text/tag-words.ts';

const page = (pathname: string, title: string) => ({ kind: 'page', id: title, title, pathname, tags: [] }) as const;
const GROUP = {
  kind: 'group',
  id: 'all',
  title: 'Components',
  pathname: '/kit/components',
  tags: [],
  children: [
    page('/kit/all', 'All components'),
    { kind: 'subheader', id: 'inputs', title: 'Inputs & more', tags: [], children: [page('/kit/button', 'Button')] },
    {
      kind: 'subheader',
      id: 'elsewhere',
      title: 'Elsewhere',
      tags: [],
      children: [{ kind: 'link', title: 'Charts', href: 'https://charts.example', tags: [] }],
    },
    { kind: 'group', id: 'lab', title: 'Lab', pathname: '/kit/lab', tags: [], children: [page('/kit/tree', 'Tree')] },
  ],
} as unknown as GroupNode;

test('a list of pages has a heading for each part of the group and a picture of each page, but leaves out the page itself', () => {
  const { html, headings } = drawList(
    {
      nodes: GROUP.children,
      current: '/kit/all',
      pages: {
        '/kit/button': {
          href: '/kit/button/',
          description: 'Does something.',
          picture: { light: '/l.svg', dark: '/d.svg' },
        },
        '/kit/tree': { href: '/kit/tree/' },
      },
      url: 'https://kit.example',
    },
    TAG_WORDS,
  );
  expect(headings).toEqual([
    { id: 'inputs-more', depth: 2, text: 'Inputs & more' },
    { id: 'lab', depth: 2, text: 'Lab' },
  ]);
  const image = (name: string, src: string) =>
    `<img class="${name}" src="${src}" alt="" width="320" height="200" loading="lazy" decoding="async">`;
  expect(html).toBe(
    '<h2 id="inputs-more">Inputs &amp; more</h2><ul class="pictured"><li><a href="/kit/button/">' +
      `<span class="picture">${image('on-light', '/l.svg')}${image('on-dark', '/d.svg')}</span>Button</a><p>Does something.</p></li></ul>` +
      '<h2 id="lab">Lab</h2><ul class="pictured"><li><a href="/kit/tree/"><span class="picture"><span aria-hidden="true">T</span></span>Tree</a></li></ul>',
  );
});
