import { readFileSync } from 'node:fs';
import nodePath from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  MANIFEST_FORMAT,
  type Language,
  type RouteManifest,
  type Translation,
} from '../../engine/manifest/manifest.ts';
import { fillText } from '../../site/browser/page-language.ts';
import { renderHome } from '../../site/frame/page/home.ts';
import { renderNotFound, renderUnwritten } from '../../site/frame/page/notices.ts';
import { renderGroupLanding, renderSectionLanding } from '../../site/frame/page/landings.ts';
import { renderOpening, renderPageMain } from '../../site/frame/page/page-main.ts';
import { renderSidebar } from '../../site/frame/page/sidebar.ts';
import { renderFrameTemplate } from '../../site/frame/render-frame.tsx';
import { countPages, ENGLISH, nameDay, WORD_GROUPS, type Wording, type Words } from '../../site/words/words.ts';
import { renderBody } from '../../site/markdown/render/render-body.ts';
import { makeWording, renderWordScript } from '../../site/pages/wording.ts';
import { group, page, pages, path, section, subheader } from '../frame/support/trees.ts';
import { ROOT } from '../support/docs-nav.ts';
import { sourceFiles } from '../support/source-files.ts';

const KEYS = WORD_GROUPS.flatMap(({ texts }) => Object.keys(texts));
const LANGUAGES: readonly Language[] = [
  { code: 'en', name: 'English', direction: 'ltr' },
  { code: 'ar', name: 'العربية', direction: 'rtl' },
];
const NOTHING: Translation = { words: {}, titles: {}, tabs: {}, site: {}, sections: {}, pages: {} };

function manifestWith(
  translations: Readonly<Record<string, Readonly<Record<string, string>>>>,
  languages = LANGUAGES,
): RouteManifest {
  return {
    formatVersion: MANIFEST_FORMAT,
    site: {
      title: 'Site',
      url: 'https://site.example',
      languages,
      content: 'content',
      stylesheets: [],
      search: true,
      serviceWorker: 'none',
      budgets: {},
    },
    sections: [],
    fallback: '',
    routes: {},
    redirects: [],
    translations: Object.fromEntries(
      Object.entries(translations).map(([code, words]) => [code, { ...NOTHING, words }]),
    ),
  };
}

describe('the catalogue', () => {
  test('no two texts have the same key', () => {
    expect(KEYS.filter((key, at) => KEYS.indexOf(key) !== at)).toEqual([]);
  });

  test('a text with a count has a form for every other number', () => {
    const counted = KEYS.filter((key) => key.includes('.')).map((key) => key.split('.')[0]);
    for (const key of counted) expect(KEYS).toContain(`${key}.other`);
  });
});

test('no text of the frame, pages or content stays in English', () => {
  // Every text is replaced by its key in brackets, so that a hard-coded English text stands out.
  const words = Object.fromEntries(KEYS.map((key) => [key, `⟦${key}⟧`])) as unknown as Words;
  const wording: Wording = { language: 'en', words };
  const hrefOf = (pathname: string) => `${pathname}/`;
  const kit = section(
    [
      page('/kit', '·'),
      group(
        '/kit/all',
        [
          subheader('·', [
            page('/kit/a', '·', ['pro', 'premium', 'legacy', 'new', 'planned', 'unstable', 'beta', 'deprecated']),
          ]),
          ...pages('/kit/all', 60).map((node) => ({ ...node, title: '·' })),
        ],
        '·',
      ),
    ],
    { name: '·', versions: [{ text: '·', current: true }], allVersions: '/versions' },
  );
  const link = { title: '·', pathname: path('/kit/a') };
  const { template } = renderFrameTemplate({
    site: { ...manifestWith({}).site, title: '·', repository: 'https://code.example' },
    section: kit,
    sections: [kit],
    language: { code: 'ar', name: '·', direction: 'rtl' },
    wording,
    slots: {},
    base: '',
    assets: {
      openingStyles: '',
      stylesheet: '/s.css',
      laterStylesheet: '/l.css',
      script: '/s.js',
      bootScript: '',
      policy: '',
    },
    hrefOf,
  });
  const content =
    '·\n\n## ·\n\n- [ ] ·\n- [x] ·\n\n:::warning\n·[^1]\n:::\n\n::::tabs\n:::tab\n·\n:::\n::::\n\n:::details\n·\n:::\n\n:::do\n·\n:::\n\n:::dont\n·\n:::\n\n| · |\n|---|\n| · |\n\n| · |\n|---|\n| · |\n\n[^1]: ·\n';
  const html = [
    ...template.parts,
    renderSidebar({ section: kit, hrefOf, fragmentUrl: () => '0', current: '/kit/all/p50', wording }),
    ...[renderOpening, renderPageMain].map((render) =>
      render(
        {
          pathname: '/kit/a',
          title: '·',
          tags: ['planned'],
          crumbs: [{ title: '·' }],
          body: renderBody(content, { resolveHref: (href) => ({ href, external: false }), words }).html,
          replacement: link,
          related: [link],
          previous: link,
          next: link,
          editUrl: 'https://code.example/edit',
          updated: '2026-11-03',
          foreign: { code: 'en', direction: 'ltr' },
          consentChoice: true,
        },
        hrefOf,
        wording,
      ),
    ),
    renderSectionLanding(kit, hrefOf, wording),
    ...kit.tree.flatMap((node) => (node.kind === 'group' ? [renderGroupLanding(node, hrefOf, wording)] : [])),
    renderHome({ ...manifestWith({}).site, title: '·' }, [kit], { hrefOf, wording }),
    renderNotFound({ search: true, sections: [kit] }, hrefOf, wording),
    renderUnwritten('·', [], wording),
    renderUnwritten('·', ['planned'], wording),
  ].join('');
  const names = [...html.matchAll(/(?:aria-label|title|alt|placeholder)="([^"]*)"/g)].map(([, name]) => name ?? '');
  const texts = html
    .replace(/<(?:script|style)[\s\S]*?<\/(?:script|style)>/g, '')
    .replace(/<[^>]*>/g, '\n')
    .split('\n');
  const english = [...names, ...texts]
    .map((text) => text.replace(/⟦[^⟧]*⟧|&[#\w]+;/g, ''))
    .filter((text) => /[a-z]{2}/i.test(text));
  // What is left are names of other languages, and the date, which is formatted without our texts.
  expect(english.filter((text) => !/^(?:English|November 3, 2026|\s*November 3, 2026)$/.test(text.trim()))).toEqual([]);
});

test('no script of pages says anything in words of its own', () => {
  const scripts = sourceFiles('site').filter(
    (file) =>
      /^site\/(?:ads|analytics|browser|client|islands|preferences|start|features\/[\w-]+\/island)\//.test(file) &&
      !file.endsWith('/words.ts') &&
      // Says what the compiler does not, in the compiler's language.
      !file.endsWith('/find-mistake.ts'),
  );
  expect(scripts.length).toBeGreaterThan(150);
  const said = scripts.flatMap((file) => {
    const code = readFileSync(nodePath.join(ROOT, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/.*$/gm, '');
    return Array.from(
      code.matchAll(/(?<!Error\()(?<!from )(['`])([A-Z][a-z]+(?:[ ,.!?…][^'`\n]*)?)\1/g),
      ([, , text = '']) => text,
    );
  });
  // Keys, code, and what the parser of live code calls its nodes.
  const other = /^(?:(?:Arrow|Block|Close|Definition|End|Enter|Escape|Home|Open|String|Tab)$|Object\.)/;
  expect(said.filter((text) => !other.test(text))).toEqual([]);
});

describe('the wording of a language', () => {
  test('uses its own texts, then those of the default language, then English', () => {
    const languages = [{ code: 'de', name: 'Deutsch', direction: 'ltr' }, ...LANGUAGES] as const;
    const manifest = manifestWith({ de: { skip: 'Zum Inhalt', next: 'Weiter' }, ar: { next: 'التالي' } }, languages);
    const { words } = makeWording(manifest, 'ar');
    expect([words.next, words.skip, words.previous]).toEqual(['التالي', 'Zum Inhalt', ENGLISH.words.previous]);
    expect(makeWording(manifest, 'en').words.next).toBe('Weiter');
  });

  test('is the built-in one for English without translations', () => {
    expect(makeWording(manifestWith({}), 'en')).toBe(ENGLISH);
    expect(renderWordScript(ENGLISH)).toBeUndefined();
  });

  test.each([
    [1, 'صفحة واحدة'],
    [2, 'صفحتان'],
    [3, '3 صفحات'],
    [11, '11 صفحة'],
    [100, '100 صفحة'],
  ])('uses the Arabic plural form for %i', (count, expected) => {
    const words = {
      'pageCount.one': 'صفحة واحدة',
      'pageCount.two': 'صفحتان',
      'pageCount.few': '{count} صفحات',
      'pageCount.other': '{count} صفحة',
    };
    expect(countPages(count, makeWording(manifestWith({ ar: words }), 'ar'))).toBe(expected);
  });

  test('replaces a missing form with one of the same language, not of English', () => {
    const wording = makeWording(manifestWith({ ar: { 'pageCount.other': '{count} صفحة' } }), 'ar');
    expect(countPages(1, wording)).toBe('1 صفحة');
  });

  test('gives scripts only the texts that they show', () => {
    const script =
      renderWordScript(
        makeWording(manifestWith({ ar: { copy: 'نسخ', skip: 'انتقل', 'found.other': '{count}' } }), 'ar'),
      ) ?? '';
    expect(JSON.parse(script.slice(script.indexOf('=') + 1))).toEqual({
      copy: 'نسخ',
      'found.one': '{count}',
      'found.other': '{count}',
    });
  });

  test('cannot forge a slot of the frame', () => {
    expect(makeWording(manifestWith({ ar: { next: '\uE000main\uE000' } }), 'ar').words.next).toBe('main');
  });
});

test.each([
  ['2026-11-03', 'en', 'November 3, 2026'],
  ['2026-11-03', 'de', '3. November 2026'],
  ['2026-13-40', 'en', '2026-13-40'],
  ['soon', 'de', 'soon'],
])('formats the date %s in %s as %s', (day, language, expected) => {
  expect(nameDay(day, { ...ENGLISH, language })).toBe(expected);
});

test.each([
  ['{count} pages', { count: 3 }, '3 pages'],
  ['{a} {b}', { a: '{b}', b: 'x' }, '{b} x'],
  ['{unknown}', {}, '{unknown}'],
])('%j filled with %j', (text, values, expected) => {
  expect(fillText(text, values)).toBe(expected);
});
