import { describe, expect, test } from 'vitest';
import type { Home, SiteInfo } from '../../engine/manifest/manifest.ts';
import { renderHome } from '../../site/frame/page/home.ts';
import { page, section } from './support/trees.ts';

const SITE: SiteInfo = {
  title: 'Pebble',
  description: 'Small stones.',
  url: 'https://docs.example',
  languages: [{ code: 'en', name: 'English', direction: 'ltr' }],
  content: 'content',
  stylesheets: [],
  search: true,
  serviceWorker: 'none',
  budgets: {},
};
const HOME: Home = {
  title: 'Stones for every path',
  lead: 'Round & smooth.',
  install: 'npm install pebble',
  actions: [
    { title: 'Start', href: '/library/start' },
    { title: 'Code', href: 'https://code.example' },
  ],
  features: [
    { title: 'Small', text: 'Two kilobytes.', icon: 'Small', href: '/library/size' },
    { title: 'Smooth', text: 'No <edges>.', picture: '/static/smooth.svg' },
  ],
  sections: [
    {
      title: 'What is new',
      text: 'In version 3.',
      links: [{ title: 'Rocks', href: '/library/rocks', text: 'Larger ones.' }],
    },
  ],
};
const place = { hrefOf: (pathname: string) => `/docs${pathname}/`, base: '/docs' };

describe('a start page', () => {
  const html = renderHome({ ...SITE, home: HOME }, [], { ...place, slot: '<div class="slot"></div>' });

  test('shows what the library is, how to get it and where to begin, beside the component', () => {
    expect(html).toContain('<h1>Stones for every path</h1><p class="lead">Round &amp; smooth.</p>');
    expect(html).toContain(
      '<figure class="code install"><pre tabindex="0"><code>npm install pebble</code></pre></figure>',
    );
    expect(html).toContain(
      '<p class="ways"><a href="/docs/library/start/">Start</a> <a href="https://code.example">Code</a></p></div><div class="slot"></div></div>',
    );
  });

  test('shows features with an icon or picture, and other parts', () => {
    expect(html).toContain(
      '<li><span class="icon" style="--dn-icon:url(&quot;/docs/static/icons/Small.svg&quot;)"></span><h2><a href="/docs/library/size/">Small</a></h2><p>Two kilobytes.</p></li>',
    );
    expect(html).toContain(
      '<li><img src="/docs/static/smooth.svg" alt="" width="40" height="40"><h2>Smooth</h2><p>No &lt;edges&gt;.</p></li>',
    );
    expect(html).toContain(
      '<h2>What is new</h2><p>In version 3.</p><ul><li><a href="/docs/library/rocks/">Rocks</a><p>Larger ones.</p></li></ul>',
    );
  });

  test('lists the products if there are several', () => {
    const product = section([]);
    expect(renderHome({ ...SITE, home: HOME }, [product, product], place)).toContain('class="lines"');
    expect(renderHome(SITE, [product, product], place)).toContain(
      '<div class="home start"><h1>Pebble</h1><p class="lead">Small stones.</p><ul class="lines">',
    );
  });

  test('does not list a hidden section', () => {
    const [product, hidden] = [section([]), section([], { id: 'about', name: 'About this site', hidden: true })];
    const html = renderHome({ ...SITE, home: HOME }, [product, hidden, product], place);
    expect(html).toContain('class="lines"');
    expect(html).not.toContain('About this site');
    // With one product left, the introduction is about it.
    expect(renderHome({ ...SITE, home: HOME }, [product, hidden], place)).not.toContain('class="lines"');
  });

  test('describes the only product in the introduction, or lists what is in it', () => {
    const product = section([page('/library/start', 'Start'), page('/library/rocks', 'Rocks')], {
      description: 'Stones & rocks.',
    });
    const { description: _, ...site } = SITE;
    expect(renderHome({ ...SITE, home: HOME }, [product], place)).not.toMatch(/class="lines"|Start here/);
    expect(renderHome(site, [product], place)).toBe(
      '<div class="home start"><h1>Pebble</h1><p class="lead">Stones &amp; rocks.</p>' +
        '<div class="prose"><p class="start-here"><a href="/docs/library/start/">Start here: Start</a></p>' +
        '<ul class="index"><li><a href="/docs/library/start/">Start</a></li><li><a href="/docs/library/rocks/">Rocks</a></li></ul></div></div>',
    );
    expect(renderHome(SITE, [product], place)).toContain('<p class="lead">Small stones.</p>');
  });
});
