import { describe, expect, test } from 'vitest';
import { findCrumbs, renderBreadcrumbs } from '../../site/frame/page/breadcrumbs.ts';
import { renderGroupLanding, renderSectionContents, renderSectionLanding } from '../../site/frame/page/landings.ts';
import { renderHome } from '../../site/frame/page/home.ts';
import { renderNotFound, renderUnwritten } from '../../site/frame/page/notices.ts';
import {
  renderOpening,
  renderPageMain,
  renderPager,
  renderTabs,
  type PageMain,
} from '../../site/frame/page/page-main.ts';
import { renderLegend, renderSidebar } from '../../site/frame/page/sidebar.ts';
import { renderTableOfContents } from '../../site/frame/page/table-of-contents.ts';
import { count, group, hrefOf, link, page, pages, path, section, subheader } from './support/trees.ts';

const tree = section([
  page('/kit', 'Overview'),
  group(
    '/kit/inputs',
    [subheader('Text', [page('/kit/field', 'Field', ['new'])]), ...pages('/kit/inputs', 12)],
    'Inputs',
  ),
  link('https://store.example/'),
]);
/** What is in `<main>`: the page's opening and the rest. */
const renderWhole = (...page: Parameters<typeof renderPageMain>) => renderOpening(...page) + renderPageMain(...page);

const main: PageMain = { pathname: '/kit/field', title: 'Field', tags: ['beta'], crumbs: [], body: '<p>Body</p>' };

test('a lead with a component that renders blocks is no paragraph', () => {
  const lead = (html: string) =>
    renderOpening({ ...main, lead: `a <span class="slot slot-line">${html}</span>` }, hrefOf);
  expect(lead('<div>b</div>')).toContain('<div class="lead">a <span class="slot slot-line"><div>b</div></span></div>');
  expect(lead('<b>b</b>')).toContain('<p class="lead">a <span class="slot slot-line"><b>b</b></span></p>');
});

test('the tools of a page look the same on all pages: beside the facts about a component, which may be folded', () => {
  const markdown = '/kit/field.md';
  const component = { package: 'kit', code: '', links: [] };
  const plain = renderPageMain({ ...main, markdown }, hrefOf);
  const [tools = ''] = /<div class="page-tools">.*?<\/div>/.exec(plain) ?? [];
  expect(tools).toContain('Copy as Markdown');
  expect(renderPageMain({ ...main, markdown, component }, hrefOf)).toContain(`</details>${tools}`);
});

describe('breadcrumbs', () => {
  test('lead from the section to the page: groups are links, subheaders are names', () => {
    expect(findCrumbs(tree, '/kit/field').map(({ title }) => title)).toEqual(['Kit', 'Inputs', 'Text']);
    expect(renderBreadcrumbs(findCrumbs(tree, '/kit/field'), hrefOf)).toBe(
      '<nav class="crumbs" aria-label="Breadcrumb"><ol><li><a href="/docs/kit/">Kit</a></li>' +
        '<li><a href="/docs/kit/inputs/">Inputs</a></li><li>Text</li></ol></nav>',
    );
  });

  test('are absent on the section’s own page', () => {
    expect(renderBreadcrumbs(findCrumbs(tree, '/kit'), hrefOf)).toBe('');
  });
});

describe('table of contents', () => {
  const heading = (id: string, depth: 2 | 3 | 4) => ({ id, depth, text: id });

  test('lists the second and third level', () => {
    expect(renderTableOfContents([heading('a', 2), heading('b', 3), heading('c', 4)])).toBe(
      '<ul><li class="d2"><a href="#a">a</a><li class="d3"><a href="#b">b</a></ul>',
    );
  });

  test('is empty without headings, so that its column can be left out', () => {
    expect(renderTableOfContents([])).toBe('');
    expect(renderTableOfContents([heading('deep', 4)])).toBe('');
  });
});

describe('previous, next and tabs', () => {
  const one = { title: 'One', pathname: path('/kit/one') };
  const two = { title: 'Two', pathname: path('/kit/two'), hash: 'x' };

  test('name their direction', () => {
    const html = renderPager(one, two, hrefOf);
    expect(html).toContain('<a rel="prev" href="/docs/kit/one/"><small>Previous</small> One</a>');
    expect(html).toContain('<a rel="next" href="/docs/kit/two/#x"><small>Next</small> Two</a>');
    expect(renderPager(undefined, two, hrefOf)).not.toContain('rel="prev"');
    expect(renderPager(undefined, undefined, hrefOf)).toBe('');
  });

  test('mark the open tab once', () => {
    const html = renderTabs([one, two], '/kit/two', 'Kit', hrefOf);
    expect(count(html, 'aria-current="page"')).toBe(1);
    expect(html).toContain('aria-current="page">Two</a>');
  });
});

describe('a page', () => {
  test('shows what it is, then its content, then where to go next', () => {
    const html = renderWhole(
      {
        ...main,
        crumbs: findCrumbs(tree, '/kit/field'),
        lead: 'A <em>lead</em>.',
        tabs: [{ title: 'Tab', pathname: path('/kit/field') }],
        related: [{ title: 'Field API', pathname: path('/kit/api/field') }],
        next: { title: 'Next', pathname: path('/kit/next') },
        editUrl: 'https://example.org/edit',
        updated: '2026-11-03',
      },
      hrefOf,
    );
    const order = [
      'class="crumbs"',
      '<h1>',
      'class="lead"',
      'class="tabs"',
      '<p>Body</p>',
      'Field API',
      'class="pager"',
      '<footer>',
    ];
    expect(order.map((piece) => html.indexOf(piece))).toEqual(
      order.map((piece) => html.indexOf(piece)).toSorted((a, b) => a - b),
    );
    expect(html).not.toContain('undefined');
    expect(html).toContain('<h1>Field <span class="tag beta">Beta</span></h1>');
    expect(html).toContain('A <em>lead</em>.');
    expect(html).toContain('<time datetime="2026-11-03">November 3, 2026</time>');
  });

  test('leaves out what it does not have', () => {
    expect(renderWhole({ ...main, tags: [] }, hrefOf)).toBe(
      '<h1>Field</h1><article class="prose"><p>Body</p></article>',
    );
  });

  test('a deprecated page names what to use instead', () => {
    const html = renderWhole({ ...main, replacement: { title: 'Input', pathname: path('/kit/input') } }, hrefOf);
    expect(html).toContain('Use <a href="/docs/kit/input/">Input</a> instead.');
  });
});

describe('landing pages', () => {
  test('a group lists everything below it, with its subheaders as headings', () => {
    const html = renderGroupLanding(tree.tree[1] as ReturnType<typeof group>, hrefOf);
    expect(count(html, '<a ')).toBe(13);
    expect(html).toContain('<h2>Text</h2>');
    expect(html).toContain('Field <span class="tag new">New</span>');
  });

  test('a section lists the first pages of each group and counts the others', () => {
    const html = renderSectionLanding(tree, hrefOf);
    expect(html).toContain('<h2><a href="/docs/kit/inputs/">Inputs</a></h2>');
    expect(html).toContain('All 13 pages');
    expect(html).toContain('href="https://store.example/"');
    expect(html).not.toContain('Overview');
  });

  test('a group shows the description of each of its pages', () => {
    const inputs = tree.tree[1] as ReturnType<typeof group>;
    const html = renderGroupLanding(inputs, hrefOf, undefined, (pathname) =>
      pathname === '/kit/field' ? 'A line of <text>.' : undefined,
    );
    expect(html).toContain('<p>A line of &lt;text&gt;.</p>');
    expect(count(html, '<p>')).toBe(1);
  });

  test('a section says where to start, and does not list that page alone', () => {
    expect(renderSectionLanding(tree, hrefOf)).toContain('<a href="/docs/kit/field/">Start here: Field</a>');
    const html = renderSectionLanding(section([page('/kit/start'), group('/kit/inputs', pages('/kit', 2))]), hrefOf);
    expect(count(html, 'href="/docs/kit/start/"')).toBe(1);
  });

  test('below the text of its page, a section lists its groups a level lower, and the text says where to start', () => {
    const html = renderSectionContents(tree, hrefOf);
    expect(html).toContain('<h3><a href="/docs/kit/inputs/">Inputs</a></h3>');
    expect(html).not.toMatch(/<h2|Start here/);
    const alone = section([page('/kit/start'), group('/kit/inputs', pages('/kit', 2))]);
    expect(count(renderSectionContents(alone, hrefOf), 'href="/docs/kit/start/"')).toBe(1);
  });

  test('the site’s own page lists the products that have a page, with version and size', () => {
    const versions = [{ text: 'v2', current: true }];
    const html = renderHome(site, [section(tree.tree, { versions }), withoutHome(), tree], { hrefOf });
    expect(html).toContain('<a href="/docs/kit/">Kit</a><small>v2 · 14 pages</small>');
    expect(count(html, '<li>')).toBe(2);
  });

  test('the page for a wrong address links the products', () => {
    expect(renderNotFound({ search: true, sections: [tree] }, hrefOf)).toContain('<a href="/docs/kit/">Kit</a>');
  });

  test('an unwritten page says so, and a planned page says that it is planned', () => {
    expect(renderUnwritten('Field', [])).toContain('Not written yet');
    expect(renderUnwritten('Field', ['planned'])).toContain('Field is planned and not available yet.');
  });
});

describe('a component’s header', () => {
  test('shows package and import, and links to more', () => {
    const html = renderWhole(
      {
        ...main,
        component: {
          package: '@kit/field',
          code: '<figure class="code">import Field</figure>',
          size: { short: '4 kB', whole: '4 kB without React' },
          links: [{ title: 'Field API', href: '/docs/kit/api/field/' }],
        },
      },
      hrefOf,
    );
    expect(html).toContain('<dt>Package</dt><dd><code>@kit/field</code></dd>');
    expect(html).toContain('<figure class="code">import Field</figure>');
    expect(html).toContain('<abbr title="4 kB without React">4 kB</abbr>');
    expect(html).toContain('<a href="/docs/kit/api/field/">Field API</a>');
    expect(renderWhole(main, hrefOf)).not.toContain('<dl');
  });

  test('a page without a question and without Markdown shows neither', () => {
    expect(renderWhole(main, hrefOf)).not.toMatch(/feedback|Markdown/);
    expect(renderWhole({ ...main, feedback: {} }, hrefOf)).toMatch(
      /class="feedback"[^>]*"><span>Was this page helpful\?/,
    );
    expect(renderWhole({ ...main, feedback: { endpoint: '/answers' } }, hrefOf)).toContain('data-endpoint="/answers"');
  });
});

describe('the legend of paid plans', () => {
  test('lists the plans that a section has', () => {
    expect(renderLegend(section([group('/kit/inputs', [page('/kit/field', 'Field', ['pro'])])]))).toBe(
      '<p class="legend"><span><span class="plan pro" aria-hidden="true"></span> Pro plan</span></p>',
    );
    expect(renderLegend(tree)).toBe('');
  });
});

describe('hostile names', () => {
  const evil = `"><img src=x onerror=alert(1)>&'</script>`;
  const evilPath = `/kit/"><img src=x>`;
  const evilTree = section(
    [
      page(evilPath, evil),
      group('/kit/g', [subheader(evil, [page('/kit/p', evil)]), ...pages('/kit/g', 60)], evil),
      link(`https://x.example/"><img>`),
    ],
    { name: evil, description: evil, versions: [{ text: evil, current: true }] },
  );
  const evilLink = { title: evil, pathname: path(evilPath), hash: evil };
  const everything = {
    sidebar: renderSidebar({ section: evilTree, current: '/kit/p', hrefOf, fragmentUrl: () => evil }),
    crumbs: renderBreadcrumbs(findCrumbs(evilTree, '/kit/p'), hrefOf),
    contents: renderTableOfContents([{ id: evil, depth: 2, text: evil }]),
    tabs: renderTabs([evilLink], evilPath, evil, hrefOf),
    main: renderWhole(
      {
        ...main,
        title: evil,
        related: [evilLink],
        previous: evilLink,
        next: evilLink,
        replacement: evilLink,
        editUrl: evil,
        updated: evil,
      },
      hrefOf,
    ),
    group: renderGroupLanding(evilTree.tree[1] as ReturnType<typeof group>, hrefOf),
    section: renderSectionLanding(evilTree, hrefOf),
    home: renderHome({ ...site, title: evil, description: evil }, [evilTree], { hrefOf }),
    notFound: renderNotFound({ search: true, sections: [evilTree] }, hrefOf),
    unwritten: renderUnwritten(evil, ['planned']),
  };

  test.each(Object.entries(everything))('stay text in %s', (_, html) => {
    expect(html).toContain('&lt;img');
    expect(html).not.toMatch(/<img|<\/script|&(?!amp;|lt;|gt;|quot;|#39;)/);
  });
});

const site = {
  title: 'Docs',
  url: 'https://docs.example',
  languages: [{ code: 'en', name: 'English', direction: 'ltr' as const }],
  content: 'content',
  stylesheets: [],
  search: true,
  serviceWorker: 'none' as const,
  budgets: {},
};

function withoutHome() {
  const { home: _home, ...rest } = tree;
  return rest;
}
