import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse, type AtRule, type ChildNode, type Rule } from 'postcss';
import { describe, expect, test } from 'vitest';
import { renderPartStyles } from '../../site/frame/render-part-styles.tsx';
import { BORDER_RADIUS, BREAKPOINTS, DURATIONS, FONT_STACK, FONT_WEIGHTS, LAYERS } from '../../site/theme/constants.ts';
import { DARK, LIGHT, LINE_HUES } from '../../site/theme/palette.ts';
import { ROOT } from '../support/docs-nav.ts';
import { declarationsOf, readBuiltStyle, readBuiltStyles, readTokens } from '../support/stylesheets.ts';

const css = readBuiltStyles();
const declarations = declarationsOf(css);
const tokens = new Map(
  declarationsOf(readTokens())
    .filter(({ selector }) => selector === ':root')
    .map(({ name, value }) => [name, value]),
);

/** Every stylesheet of docs-nav, by its path. */
const sources = readdirSync(path.join(ROOT, 'site'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('.css') && !file.startsWith('reference/'))
  .map((file) => [file, readFileSync(path.join(ROOT, 'site', file), 'utf8')] as const);

describe('the stylesheets that pages load', () => {
  test('keep all of their rules in layers, in which those from MUI yield to ours', () => {
    expect([...new Set(declarations.map(({ layer }) => layer))].toSorted()).toEqual([
      'base',
      'parts',
      'text',
      'widgets',
    ]);
    // The order of layers is the order in which their names first appear.
    expect([...new Set([...css.matchAll(/@layer (\w+)/g)].map(([, layer]) => layer))]).toEqual([
      'base',
      'text',
      'widgets',
      'parts',
    ]);
  });

  test('contain what Emotion makes of the frame’s parts, so that no script of a page needs it', () => {
    const parts = readFileSync(path.join(ROOT, 'site/frame/bar-parts.tsx'), 'utf8');
    expect(parts).toContain("import styled from '@emotion/styled';");
    expect(readBuiltStyle('first')).toMatch(/@layer widgets\{.*\.e\d+\{[^}]*letter-spacing:-\.015em/s);
    const browser = path.join(ROOT, 'dist/browser');
    const scripts = readdirSync(browser).filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(10);
    for (const name of scripts) expect(readFileSync(path.join(browser, name), 'utf8'), name).not.toMatch(/emotion/i);
  });

  test('define every variable that they use', () => {
    const defined = new Set(declarations.map(({ name }) => name));
    // Set on the element itself; without the two of MUI's Paper, a part has no shadow or overlay.
    const given = new Set(['--dn-rows', '--dn-icon', '--dn-Paper-shadow', '--dn-Paper-overlay']);
    const used = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name ?? '');
    expect(used.filter((name) => !defined.has(name) && !given.has(name))).toEqual([]);
  });

  test('begin with styles that need no others', () => {
    const opening = readBuiltStyle('opening');
    const defined = new Set(declarationsOf(opening).map(({ name }) => name));
    expect(
      [...opening.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name ?? '').filter((name) => !defined.has(name)),
    ).toEqual([]);
    expect(opening).not.toContain('url(');
  });

  test.each([
    ['opening', 1.15],
    ['marks', 0.3],
    ['ask', 0.6],
    ['first', 7.2],
    ['later', 3.75],
    ['rows', 1.5],
    ['demos', 1.5],
    ['landings', 1.6],
  ] as const)('%s weighs at most %d KB compressed', (name, limit) => {
    expect(gzipSync(readBuiltStyle(name), { level: 9 }).length).toBeLessThanOrEqual(limit * 1024);
  });

  test('leave what a first paint does not show to the later one', () => {
    expect(
      declarationsOf(readBuiltStyle('first')).filter(
        ({ selector, layer }) =>
          layer !== 'widgets' && /:hover|:focus|::backdrop/.test(selector.replace(/:not\(:has\(.*?\)\)/, '')),
      ),
    ).toEqual([]);
  });

  test('do not restyle the whole page when they arrive late', () => {
    expect(readBuiltStyle('later').match(/@keyframes|@property|::selection/g)).toBeNull();
  });

  test('have a single mask image at the first paint', () => {
    expect(readBuiltStyle('first').match(/url\(/g)).toHaveLength(1);
  });

  test('reset, inside demos, everything that the text styles set on elements without a class', () => {
    const inText = declarations.filter(({ layer }) => layer === 'text');
    const borders = inText.filter(({ selector }) => selector.includes('#main .demo-stage :not(dn-content *)'));
    expect(new Set(borders.map(({ value }) => value))).toEqual(new Set(['revert-layer']));
    const lost = borders.map(({ name }) => name);
    const isLost = (name: string) =>
      lost.some(
        (property) => property === name || (name.startsWith(`${property}-`) && !NOT_IN_SHORTHAND.includes(name)),
      );
    expect(
      inText.filter(({ name, selector }) => !isLost(name) && !selector.includes('::marker')).map(({ name }) => name),
    ).toEqual([]);
    const markers = inText.filter(({ selector }) => selector.endsWith('::marker'));
    const lostMarkers = markers.filter(({ selector }) => selector.includes('.demo-stage')).map(({ name }) => name);
    expect(markers.filter(({ name }) => !lostMarkers.includes(name))).toEqual([]);
  });
});

/** Properties that begin with the name of a shorthand which does not reset them. */
const NOT_IN_SHORTHAND = ['border-radius', 'border-collapse'];

/** The layers of our own rules; `widgets` has those from MUI. */
const OWN_LAYERS = ['base', 'text', 'parts'];

/** Where nothing else would do: for print and less motion, against a `style` attribute, and to hide. */
const FIRM = /@media (?:print|\(prefers-reduced-motion)|\[style|display: none/;

describe.each(sources)('%s', (file, source) => {
  const written = declarationsOf(source);

  test('has its rules in our layers, so that those of sites and libraries win', () => {
    // The tokens are imported into a layer.
    const layers = written.map(({ layer }) => (file.startsWith('theme/') && layer === '' ? 'base' : layer));
    expect(layers.filter((layer) => !OWN_LAYERS.includes(layer))).toEqual([]);
  });

  test('insists on nothing that sites may want to change', () => {
    const firm: string[] = [];
    parse(source).walkDecls((declaration) => {
      const told = `${headsAbove(declaration)} ${declaration.toString()}`;
      if (declaration.important && !FIRM.test(told)) firm.push(told);
    });
    // The last row of the search results has the look of a result.
    expect(firm.filter((told) => !told.includes('.search-more'))).toEqual([]);
  });

  test('asks for no content in container queries, which would restyle the page at every change, such as a letter of the search', () => {
    const asking: string[] = [];
    for (const [file, text] of sources)
      parse(text).walkAtRules('container', (query) =>
        query.walkRules(({ selector }) => {
          if (selector.includes(':has(')) asking.push(`${file} ${selector}`);
        }),
      );
    expect(asking).toEqual([]);
  });

  test('has no selectors that inspect the whole page, or the ancestors of every element', () => {
    const selectors = written.map(({ selector }) => selector);
    expect(
      selectors.filter(
        (selector) =>
          /:(?:root|scope)[^ ]*:has\(|(?:^|[\s>+~,])(?:\*|::[\w-]+)?:where\(:not\([^)]* /.test(selector) &&
          !selector.startsWith(':focus-visible'),
      ),
    ).toEqual([]);
    expect(selectors.filter((selector) => /(?:^|,)\s*::(?:before|after)/.test(selector)).length).toBeLessThanOrEqual(
      source.includes('prefers-reduced-motion') ? 3 : 0,
    );
  });

  test('uses only the breakpoints and weights of the theme', () => {
    const widths = [...source.matchAll(/@media[^{]*?(\d+)px/g)].map(([, width]) => Number(width));
    expect(
      widths.filter((width) => !Object.values(BREAKPOINTS).includes(width as 600) && width !== BREAKPOINTS.sm - 1),
    ).toEqual([]);
    const weights = written.filter(({ name }) => name === 'font-weight').map(({ value }) => Number(value));
    expect(weights.filter((weight) => !Object.values(FONT_WEIGHTS).includes(weight as 400))).toEqual([]);
  });

  test('has no empty rules', () => {
    const empty: string[] = [];
    parse(source).walkRules((rule) => void (rule.nodes.length === 0 && empty.push(rule.selector)));
    expect(empty).toEqual([]);
  });
});

/** The selectors and at-rules around a declaration. */
function headsAbove({ parent }: ChildNode): string {
  if (parent?.type === 'rule') return `${headsAbove(parent as Rule)} ${(parent as Rule).selector}`;
  if (parent?.type !== 'atrule') return '';
  const { name, params } = parent as AtRule;
  return `${headsAbove(parent as AtRule)} @${name} ${params}`;
}

describe('the tokens', () => {
  test.each(Object.keys(LIGHT).filter((name) => name !== 'primary') as (keyof typeof LIGHT)[])(
    '%s is the color that scripts use',
    (name) => {
      expect(tokens.get(`--dn-${name}`)).toBe(`light-dark(${LIGHT[name]}, ${DARK[name]})`);
    },
  );

  test('each line has its hue', () => {
    const hues = declarations.filter(({ name, selector }) => name === '--dn-hue' && selector.includes('.lines li'));
    expect(hues.map(({ value }) => Number(value))).toEqual(LINE_HUES);
  });

  test('match the constants of the theme', () => {
    expect(tokens.get('--dn-radius')).toBe(`${BORDER_RADIUS}px`);
    expect(tokens.get('--dn-fast')).toBe(`${DURATIONS.shortest}ms`);
    expect(tokens.get('--dn-slow')).toBe(`${DURATIONS.enteringScreen}ms`);
    expect(tokens.get('--dn-over')).toBe(String(LAYERS.drawer));
    expect(tokens.get('--dn-sans')?.replaceAll(/['" ]/g, '')).toBe(FONT_STACK.replaceAll(/['" ]/g, ''));
  });
});

test('pages get the styles of five MUI parts only: the bar, its row, its icon buttons, the brand and the search', () => {
  const parts = renderPartStyles();
  expect([...new Set([...parts.matchAll(/\.(e\d+)/g)].map(([, name]) => name))]).toHaveLength(5);
  expect(renderPartStyles()).toBe(parts);
});
