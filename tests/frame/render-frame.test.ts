import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Language, Section, SiteInfo } from '../../engine/manifest/manifest.ts';
import { renderPartStyles } from '../../site/frame/render-part-styles.tsx';
import { fillFrame, markSlot, type PageSlots } from '../../site/frame/frame-template.ts';
import type { FrameInput } from '../../site/frame/frame-input.ts';
import { renderFrameTemplate } from '../../site/frame/render-frame.tsx';
import { ENGLISH as WORDING } from '../../site/words/words.ts';
import { count, path, section } from './support/trees.ts';

const ENGLISH: Language = { code: 'en', name: 'English', direction: 'ltr' };
const ARABIC: Language = { code: 'ar', name: 'العربية', direction: 'rtl' };
const NAMES = ['Material UI', 'Joy UI', 'MUI System', 'Base UI', 'Docs infra', 'Data grid', 'Other'];
const SECTIONS = NAMES.map((name, at) =>
  section([], { id: `s${at}`, name, home: path(`/${name.toLowerCase().replaceAll(' ', '-')}`) }),
);
const SITE: SiteInfo = {
  title: 'Library docs',
  url: 'https://docs.example',
  languages: [ENGLISH],
  content: 'content',
  repository: 'https://github.com/example/library',
  stylesheets: [],
  search: true,
  serviceWorker: 'none',
  budgets: {},
};
const KIT: Section = {
  ...(SECTIONS[0] as Section),
  versions: [
    { text: 'v7.1.1', current: true },
    { text: 'v6', href: 'https://v6.example/', pathTemplate: 'https://v6.example{LANG}{pathname}/', current: false },
  ],
};
const INPUT: FrameInput = {
  site: SITE,
  section: KIT,
  sections: [KIT, ...SECTIONS.slice(1)],
  language: ENGLISH,
  wording: WORDING,
  base: '',
  assets: {
    openingStyles: '',
    stylesheet: '/_nav/first.1234abcd.css',
    laterStylesheet: '/_nav/later.1234abcd.css',
    script: '/_nav/main.1234abcd.js',
    bootScript: '',
    policy: '',
  },
  slots: {},
  hrefOf: (pathname) => (pathname === '/' ? '/' : `${pathname}/`),
};
const EMPTY = { code: '', head: '', side: '', toc: '', opening: '', looks: '', main: '', address: '' };
const render = (change: Partial<FrameInput> = {}, slots: PageSlots = EMPTY) =>
  fillFrame(renderFrameTemplate({ ...INPUT, ...change }).template, slots);

describe('the frame', () => {
  test('has every slot', () => {
    expect(renderFrameTemplate(INPUT).template.slots).toEqual([
      'code',
      'head',
      'version 1',
      'side',
      'toc',
      'opening',
      'looks',
      'main',
    ]);
  });

  test('weighs at most 2.75 KB, 1 KB compressed, with seven products', () => {
    const html = render();
    expect(html.length).toBeLessThanOrEqual(2750);
    expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(1000);
  });

  test('keeps the markup that scripts and tests rely on', () => {
    const html = render();
    for (const piece of [
      '<!doctype html><html lang="en" dir="ltr" data-site="library-docs" data-base="/" data-section="s0">',
      '<a class="skip" href="#main">Skip to content</a>',
      '<button class="opener current-product" popovertarget="menu-products" aria-label="Products: Material UI">Material UI</button>',
      '<nav class="products lineup choices" id="menu-products" popover aria-label="Products">',
      '<button class="opener versions" popovertarget="menu-versions">v7.1.1</button><ul class="choices" id="menu-versions" popover>',
      '<button class="opener" popovertarget="menu-products">Products</button>',
      'data-island="search" aria-keyshortcuts="Control+K Meta+K /"',
      ' data-mode-toggle ',
      'popovertarget="side" aria-label="Open navigation"',
      '<nav class="side" id="side" popover aria-label="Material UI" data-swap="side"',
      '<nav class="toc" id="toc" popover aria-label="On this page" data-swap="toc">',
      '<main id="main" tabindex="-1" data-swap="main"><link id="looks" rel="stylesheet" href="/_nav/first.1234abcd.css"><script> </script></main>',
    ]) {
      expect(html).toContain(piece);
    }
    expect(html).not.toMatch(/Mui|<svg|<style|undefined|\[object/);
  });

  test('includes the boot script unchanged, as its hash is in the policy', () => {
    const bootScript = 'let modeKey="a",html=\' <a class="MuiLink" tabindex="0" type="button"/>\';$&</head>';
    expect(render({ assets: { ...INPUT.assets, bootScript } })).toContain(`<script>${bootScript}</script>`);
  });

  test('includes the opening styles of a page unchanged, before any visible content', () => {
    const openingStyles = '@layer parts{main>h1{margin:0}}.crumbs li+li:before{content:"/" / ""}';
    const html = render({ assets: { ...INPUT.assets, openingStyles } });
    expect(html.indexOf(`<style>${openingStyles}</style>`)).toBeGreaterThan(0);
    expect(html.indexOf('<style>')).toBeLessThan(html.indexOf('<body>'));
  });

  test('loads what the rest of a page needs after its title', () => {
    const assets = { ...INPUT.assets, endsStylesheet: '/_nav/ends.css' };
    const slots = {
      ...EMPTY,
      opening: '<h1>Title</h1>',
      looks: '<link rel="stylesheet" href="/_nav/api.css">',
      main: '<p>Text</p>',
    };
    const order = (html: string) =>
      [...html.matchAll(/<h1>|<p>|<script> |(?<=stylesheet" href="\/_nav\/)\w+/g)].map(([name]) => name);
    expect(order(render({ assets }, slots))).toEqual(['<h1>', 'first', 'ends', 'api', '<script> ', '<p>', 'later']);
  });

  test('links the site’s icon if there is one', () => {
    expect(render({ assets: { ...INPUT.assets, icon: '/_nav/icon.svg' } })).toContain(
      '<link rel="icon" href="/_nav/icon.svg">',
    );
    expect(render()).not.toContain('rel="icon"');
  });

  test('does not fetch a logo before the styles', () => {
    const html = render({ site: { ...SITE, logo: '/static/logo.svg' } });
    expect(html).toContain('src="/static/logo.svg"');
    expect(html).not.toContain('rel="preload" as="image"');
  });

  test('marks only the product of its section', () => {
    const html = render({ section: SECTIONS[2] as Section });
    expect(html).toMatch(/aria-current="true">MUI System</);
    expect(html).toMatch(/^<!doctype html><html [^>]*data-line="3"/);
    expect(count(html.slice(html.indexOf('class="products'), html.indexOf('</nav>')), 'aria-current')).toBe(1);
  });

  test('links the same page of another version where its address is known', () => {
    expect(render({}, { ...EMPTY, 'version 1': 'https://v6.example/kit/button/' })).toContain(
      'href="https://v6.example/kit/button/">v6</a>',
    );
  });

  test('shows a language menu if there are several languages, and sets the language and direction of the page', () => {
    const change = { site: { ...SITE, languages: [ENGLISH, ARABIC] }, language: ARABIC, base: '/docs' };
    const html = render(change, { ...EMPTY, address: '/kit/button' });
    expect(html).toContain('<html lang="ar" dir="rtl"');
    expect(html).toContain('href="/docs/kit/button/" lang="en"');
    expect(html).toContain('href="/docs/ar/kit/button/" lang="ar"');
    expect(render()).not.toContain('hreflang');
  });

  test('treats names as text, and no name can forge a slot', () => {
    const evil = `<img src=x>"${markSlot('main')}`;
    const versions = [{ text: evil, current: true }];
    const input = {
      site: { ...SITE, title: evil },
      section: { ...KIT, name: evil, versions },
      sections: [{ ...KIT, name: evil }],
    };
    const { slots } = renderFrameTemplate({ ...INPUT, ...input }).template;
    expect(slots.filter((slot) => slot === 'main')).toHaveLength(1);
    expect(render(input)).not.toContain('<img');
  });
});

describe('the styles of its parts', () => {
  const css = renderPartStyles();

  test.each(['all parts', 'fewest parts'])('has the classes of a frame with %s', (parts) => {
    const { repository: _, ...bare } = SITE;
    const html =
      parts === 'all parts' ? render() : render({ site: { ...bare, search: false }, section: SECTIONS[1] as Section });
    const classes = new Set([...html.matchAll(/\be\d+\b/g)].map(([name]) => name));
    expect(classes.size).toBeGreaterThan(3);
    for (const name of classes) expect(css).toContain(`.${name}{`);
    if (parts === 'all parts') for (const [, name = ''] of css.matchAll(/\.(e\d+)/g)) expect(classes).toContain(name);
  });

  test('parts of a frame keep their classes when other parts are left out', () => {
    const { repository: _, ...bare } = SITE;
    const classOf = (html: string, part: string) => new RegExp(`class="${part} ([^"]*)"`).exec(html)?.[1];
    const [all, few] = [render(), render({ site: { ...bare, search: false } })];
    for (const part of ['bar', 'brand', 'burger', 'mode']) expect(classOf(few, part)).toBe(classOf(all, part));
  });
});
