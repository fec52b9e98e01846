/** One page of the fixture site, following the markup contract of the frame. */
export interface FixturePage {
  /** Path below the base, with leading and trailing slashes. */
  readonly path: string;
  readonly section: 'alpha' | 'beta';
  readonly title: string;
  /** HTML of the article. */
  readonly body?: string;
  readonly toc?: string;
  /** Rows of the sidebar; by default, the plain rows of the section. */
  readonly side?: string;
  readonly language?: string;
  readonly build?: string;
}

/** Where the fixture site is served. */
export const BASE = '/docs';

const filler = (lines: number): string => `<div style="height:${lines * 24}px">filler</div>`;

const code = (lines: string): string =>
  `<figure class="code" data-lang="tsx"><pre tabindex="0"><code class="language-tsx">${lines}</code></pre></figure>`;

const tabs = (id: string): string =>
  `<div class="tabset" data-tabs id="${id}"><section aria-label="npm">npm install <h4 id="${id}-npm">n</h4></section>` +
  `<section aria-label="pnpm">pnpm add <h4 id="${id}-pnpm">p</h4></section>` +
  `<section aria-label="yarn">yarn add</section></div>`;

const rows = (names: readonly string[]): string =>
  names.map((name) => `<li><a href="${BASE}/alpha/${name}/">${name}</a></li>`).join('');

/** Names of the pages in the long group, of which each page only shows a few. */
export const LONG_GROUP: readonly string[] = Array.from({ length: 40 }, (_, index) => `row-${index}`);

/** Fragments of the sidebar by file name. */
export const FRAGMENTS: Readonly<Record<string, string>> = {
  'inputs.html': `<ul>${rows(['button', 'checkbox'])}</ul>`,
  'long.html': `<ul>${rows(LONG_GROUP)}</ul>`,
};

/** The island of a feature of the project: says that it has started, and counts clicks from then on. */
export const OWN_ISLAND = `export function mount(element) {
  element.dataset.clicks = 0;
  element.addEventListener('click', () => element.dataset.clicks++);
}`;

const own = (island: string): string =>
  `<button type="button" data-island="${island}" data-module="${BASE}/_nav/own.js">${island}</button>`;

const group = (name: string, open: boolean, inside = ''): string =>
  `<li class="g"><a href="${BASE}/alpha/${name}/" aria-expanded="${open}" data-branch="${BASE}/_nav/${name}">` +
  `${name}</a>${inside}</li>`;

const current = (html: string, name: string): string =>
  html.replace(`"${BASE}/alpha/${name}/"`, `"${BASE}/alpha/${name}/" aria-current="page"`);

const top = (name: string, inputs = group('inputs', false), long = group('long', false)): string =>
  current(`<ul>${rows(['one', 'two'])}${inputs}${long}${rows(['last'])}</ul>`, name);

const openInputs = group('inputs', true, `<ul>${rows(['button', 'checkbox'])}</ul>`);

/** The long group as pages contain it: three rows from `start` on, and gaps for the others. */
const openLong = (start: number): string =>
  group(
    'long',
    true,
    `<ul><li class="gap" style="--dn-rows:${start}"></li>${rows(LONG_GROUP.slice(start, start + 3))}` +
      `<li class="gap" style="--dn-rows:${37 - start}"></li>` +
      `<li class="all"><a href="${BASE}/alpha/long/">All 40 pages</a></li></ul>`,
  );

/** Every page of the fixture site. */
export const PAGES: readonly FixturePage[] = [
  {
    path: '/alpha/one/',
    section: 'alpha',
    title: 'One',
    side: top('one'),
    toc: ['first', 'second', 'third'].map((id) => `<li class="d2"><a href="#${id}">${id}</a></li>`).join(''),
    body:
      `<p>Lead</p>${filler(20)}<h2 id="first">First</h2>${filler(50)}<h2 id="second">Second</h2>${filler(50)}` +
      `<h2 id="third">Third</h2>${filler(4)}<a id="far" href="${BASE}/alpha/two/">two</a>`,
  },
  { path: '/alpha/two/', section: 'alpha', title: 'Two', side: top('two'), body: `<p>Second page</p>${filler(60)}` },
  {
    path: '/alpha/button/',
    section: 'alpha',
    title: 'Button',
    side: top('button', openInputs),
    body: `${filler(40)}<h2 id="sizes">Sizes</h2>${filler(60)}`,
  },
  { path: '/alpha/checkbox/', section: 'alpha', title: 'Checkbox', side: top('checkbox', openInputs) },
  { path: '/alpha/row-21/', section: 'alpha', title: 'Row 21', side: top('row-21', undefined, openLong(20)) },
  { path: '/alpha/row-5/', section: 'alpha', title: 'Row 5', side: top('row-5', undefined, openLong(4)) },
  { path: '/alpha/last/', section: 'alpha', title: 'Last', side: top('last') },
  {
    path: '/alpha/parts/',
    section: 'alpha',
    title: 'Parts',
    body:
      `${code('<i class="k">const</i> a = 1;\n')}${code('second block\n')}${tabs('first-tabs')}${tabs('second-tabs')}` +
      `<div class="table" tabindex="0" role="region" aria-label="Table"><table><tr><td>narrow</td></tr></table></div>` +
      `<div class="table" tabindex="0" role="region" aria-label="Table"><table><tr>` +
      `<td style="min-width:3000px">wide</td></tr></table></div>`,
  },
  {
    path: '/alpha/own/',
    section: 'alpha',
    title: 'Own',
    body: `${own('slot-interaction')}${filler(200)}${own('slot')}${own('slot-idle')}`,
  },
  { path: '/beta/home/', section: 'beta', title: 'Beta home' },
  { path: '/alpha/other-build/', section: 'alpha', title: 'Other build', build: 'b2' },
  { path: '/alpha/other-language/', section: 'alpha', title: 'Other language', language: 'pt' },
];

/** Renders a fixture page. */
export function renderPage(page: FixturePage, boot: string): string {
  const { path, section, title, body = '<p>Text</p>', toc = '', language = 'en', build = 'b1' } = page;
  const side = page.side ?? `<ul>${rows(['one'])}</ul>`;
  return `<!doctype html><html lang="${language}" dir="ltr" data-site="fixture" data-base="${BASE}" data-section="${section}" data-code="TS"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="docs-nav-build" content="${build}">
<meta name="theme-color" content="#010101" media="(prefers-color-scheme:dark)" class="dark">
<meta name="theme-color" content="#fefefe" class="light"><script>${boot}</script>
<link rel="stylesheet" href="${BASE}/_nav/style.css"><script type="module" src="${BASE}/_nav/main.js"></script>
<title>${title}</title><meta name="description" content="About ${title}">
<link rel="canonical" href="https://docs.example${path}"></head>
<body><a class="skip" href="#main">Skip to content</a>
<header class="bar" data-swap="bar"><a href="${BASE}/alpha/one/">Home</a>
<nav class="products" aria-label="Products"><a href="${BASE}/alpha/one/">Alpha</a>
<a href="${BASE}/beta/home/">Beta</a></nav>
<button type="button" class="opener versions" popovertarget="menu-versions">v7</button>
<ul class="choices" id="menu-versions" popover><li><a href="#main" aria-current="true">v7</a></li>
<li><a href="https://v6.example${path}">v6</a></li></ul>
<button type="button" class="find" data-island="search">Search</button>
<button type="button" class="mode" data-mode-toggle aria-label="Mode"></button></header>
<nav class="side" id="side" aria-label="${section}" data-swap="side">${side}</nav>
<nav class="toc" aria-label="On this page" data-swap="toc"><ul>${toc}</ul></nav>
<main id="main" tabindex="-1" data-swap="main"><h1>${title}</h1><article class="prose">${body}</article>
<footer>End</footer></main></body></html>`;
}

/** The few styles of the frame that behaviors depend on. */
export const STYLE = `*{box-sizing:border-box}body{margin:0;font:16px/24px sans-serif}[hidden]{display:none!important}
.skip{position:absolute;inset:-99px auto auto 0}.side{position:fixed;inset:60px auto 0 0;width:200px;overflow-y:auto;
--row:24px}
.side ul{margin:0;padding:0}
.side li{list-style:none}.side a{display:block;height:24px}.side li.gap{height:calc(var(--dn-rows)*var(--row))}
.side li.all{height:0;overflow:visible}[aria-expanded=false]+ul{display:none}
main,.toc{margin-left:220px}.bar{position:sticky;top:0;height:60px;background:#eee;display:flex;z-index:2}
.toc{position:fixed;top:60px;right:0;width:100px}.table{overflow-x:auto;max-width:600px}
.busy{position:fixed;top:0;height:3px;width:100%}html[data-mode=dark]{background:#000}`;
