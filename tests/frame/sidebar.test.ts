import { describe, expect, test } from 'vitest';
import { listGroups, renderBranch, renderSidebar } from '../../site/frame/page/sidebar.ts';
import type { Section } from '../../engine/manifest/manifest.ts';
import { count, gapsOf, group, hrefOf, link, page, pages, section, subheader } from './support/trees.ts';

const fragmentUrl = (pathname: string) => `${pathname.slice(1)}.html`;
const render = (tree: Section, current?: string) => renderSidebar({ section: tree, current, hrefOf, fragmentUrl });

describe('a small tree', () => {
  const small = section([
    page('/kit/start', 'Start'),
    group('/kit/inputs', [page('/kit/button', 'Button'), subheader('Text', [page('/kit/field', 'Field')])], 'Inputs'),
    group('/kit/display', [page('/kit/chart', 'Chart')], 'Display'),
    link('https://store.example/', { target: '_blank', 'data-ga-event-label': 'a"b', onclick: 'x' }),
  ]);

  test('opens only the branch with the page', () => {
    const html = render(small, '/kit/field');
    expect(html).toContain('<a href="/docs/kit/inputs/" aria-expanded="true" data-branch="kit/inputs.html">Inputs</a>');
    expect(html).toContain('<a href="/docs/kit/display/" data-branch="kit/display.html">Display</a>');
    expect(html).not.toContain('Chart');
  });

  test.each(['/kit/start', '/kit/button', '/kit/field', '/kit/inputs'])('marks %s once', (current) => {
    expect(count(render(small, current), 'aria-current="page"')).toBe(1);
    expect(render(small, current)).toMatch(new RegExp(`href="/docs${current}/"[^>]*aria-current="page"`));
  });

  test('marks nothing for a page that it does not contain', () => {
    expect(render(small, '/other')).not.toContain('aria-current');
    expect(render(small)).not.toContain('aria-current');
  });

  test('shows an icon before the title, as a mask under the site’s base, and keeps its name an address', () => {
    const tree = section([
      { ...page('/kit/start', 'Start'), icon: 'BookIcon' },
      { ...link('https://store.example/', {}), icon: 'shapes/round#1");x:url("b' },
    ]);
    const html = renderSidebar({ section: tree, current: undefined, hrefOf, fragmentUrl, base: '/docs' });
    expect(html).toContain(
      '<a href="/docs/kit/start/"><span class="icon" style="--dn-icon:url(&quot;/docs/static/icons/BookIcon.svg&quot;)"></span>Start</a>',
    );
    // Hosts do not treat an escaped slash as a slash.
    expect(html).toContain('style="--dn-icon:url(&quot;/docs/static/icons/shapes/round%231%22);x:url(%22b.svg&quot;)"');
  });

  test('shows the rows of a subheader without a toggle', () => {
    expect(render(small, '/kit/button')).toContain(
      '<li class="h"><span>Text</span><ul><li><a href="/docs/kit/field/">Field</a></ul>',
    );
  });

  test('keeps only the allowed attributes of an external link, which cannot reach its opener', () => {
    expect(render(small)).toContain(
      '<a class="x" href="https://store.example/" target="_blank" data-ga-event-label="a&quot;b" rel="noopener">',
    );
    expect(render(small)).not.toContain('onclick');
  });

  test('does not mark a link to a place on a page as the page', () => {
    const html = render(section([{ ...page('/kit/a', 'Place'), hash: 'x' }, page('/kit/a', 'Page')]), '/kit/a');
    expect(html).toContain('<a href="/docs/kit/a/#x">Place</a>');
    expect(html).toContain('<a href="/docs/kit/a/" aria-current="page">Page</a>');
  });

  test('repeats a long title as a tooltip, as it may be cut off', () => {
    const title = 'Migrating from the deprecated APIs';
    expect(render(section([page('/kit/a', title)]))).toContain(`title="${title}"`);
    expect(render(section([page('/kit/a', 'Short')]))).not.toContain('title=');
  });
});

describe('a branch of any size', () => {
  const rowsOf = (html: string) => count(html, '<li') - count(html, 'class="gap"') - count(html, 'class="all"');
  const withBranch = (size: number) =>
    section([...pages('/kit/top', 8), group('/kit/big', pages('/kit/big', size), 'Big')]);

  test.each([
    [44, 0],
    [44, 22],
    [44, 43],
    [5000, 0],
    [5000, 2500],
    [5000, 4999],
  ])('of %i pages, seen from page %i, shows about 36 rows and counts the others', (size, at) => {
    const html = render(withBranch(size), `/kit/big/p${at}`);
    expect(html).toContain(`href="/docs/kit/big/p${at}/" aria-current="page"`);
    expect(rowsOf(html)).toBeGreaterThanOrEqual(30);
    expect(rowsOf(html)).toBeLessThanOrEqual(40);
    const gaps = gapsOf(html).reduce((sum, rows) => sum + rows, 0);
    expect(gaps + rowsOf(html)).toBe(8 + 1 + size);
  });

  test('shows the page’s neighbours', () => {
    const html = render(withBranch(5000), '/kit/big/p2500');
    for (const near of [2495, 2499, 2501, 2505]) expect(html).toContain(`/kit/big/p${near}/`);
    expect(gapsOf(html)).toHaveLength(2);
  });

  test('links all its pages after the last gap, without script', () => {
    const html = render(withBranch(5000), '/kit/big/p2500');
    expect(html).toMatch(/class="gap"[^>]*><li class="all"><a href="\/docs\/kit\/big\/">All 5000 pages<\/a><\/ul>/);
    expect(count(html, 'class="all"')).toBe(1);
  });

  test('has no gap where a few more rows are enough', () => {
    expect(gapsOf(render(withBranch(24), '/kit/big/p0'))).toEqual([]);
  });

  test('counts subheaders that are left out along with their rows, and may have a gap inside one', () => {
    const blocks = Array.from({ length: 10 }, (_, at) => subheader(`S${at}`, pages(`/kit/s${at}`, 20)));
    const html = render(section([group('/kit/big', blocks)]), '/kit/s5/p3');
    expect(html).toContain('<span>S5</span>');
    expect(html).not.toContain('<span>S0</span>');
    expect(gapsOf(html).reduce((sum, rows) => sum + rows, 0) + rowsOf(html)).toBe(1 + 10 * 21);
  });

  test('has room to be open below many top-level rows', () => {
    const many = section([...pages('/kit/top', 200), group('/kit/big', pages('/kit/big', 300))]);
    const html = render(many, '/kit/big/p150');
    expect(html).toContain('aria-current="page"');
    expect(rowsOf(html)).toBeLessThanOrEqual(44);
    expect(gapsOf(html).reduce((sum, rows) => sum + rows, 0) + rowsOf(html)).toBe(200 + 1 + 300);
  });

  test('shows every ancestor of a deep page', () => {
    const deep = group(
      '/kit/a',
      [
        ...pages('/kit/a', 60),
        group('/kit/b', [...pages('/kit/b', 60), group('/kit/c', pages('/kit/c', 60), 'C')], 'B'),
      ],
      'A',
    );
    const html = render(section([deep]), '/kit/c/p30');
    for (const name of ['A', 'B', 'C']) expect(html).toMatch(new RegExp(`aria-expanded="true"[^>]*>${name}</a>`));
    expect(rowsOf(html)).toBeLessThanOrEqual(42);
  });

  test('does not grow with the section', () => {
    const bytes = (size: number) => render(withBranch(size), `/kit/big/p${size / 2}`).length;
    expect(bytes(5000) / bytes(200)).toBeLessThan(1.1);
  });
});

describe('fragments', () => {
  const inner = group('/kit/inner', pages('/kit/inner', 50), 'Inner');
  const outer = group('/kit/outer', [...pages('/kit/outer', 60), inner], 'Outer');
  const tree = section([...pages('/kit/top', 40), outer]);
  const settings = { section: tree, hrefOf, fragmentUrl };

  test('a branch contains every row of its group, with inner groups closed', () => {
    const html = renderBranch({ ...settings, group: outer });
    expect(count(html, '<li')).toBe(61);
    expect(html).toContain('data-branch="kit/inner.html">Inner</a>');
    expect(html).not.toMatch(/aria-current|class="gap"|class="all"/);
  });

  test('the top level contains every row of the section', () => {
    expect(count(renderBranch(settings), '<li')).toBe(41);
  });

  test('inner groups are listed first', () => {
    expect(listGroups(tree).map(({ title }) => title)).toEqual(['Inner', 'Outer']);
  });
});
