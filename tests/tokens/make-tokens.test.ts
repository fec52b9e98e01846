/** What pages get of files: the project's own and those of packages, or what is wrong with them. */
import { describe, expect, test } from 'vitest';
import { openHost } from '../../cli/make/features/host.ts';
import { projectAt } from '../../cli/system/project-at.ts';
import { tokens as feature } from '../../site/features/tokens/feature.ts';
import { makeTokens, type TokensAsk } from '../../site/features/tokens/make/make-tokens.ts';
import type { Token } from '../../site/features/tokens/make/token.ts';
import { makeFolder } from '../cli/support/folder.ts';
import { DRAWING } from '../support/drawing.ts';

const color = (components: readonly number[]) => ({ $value: { colorSpace: 'srgb', components } });
const FILES = {
  'nav/site.yaml': '',
  'src/theme.css': ':root { --color-ink: light-dark(#000, #fff); --space: 4px }',
  'src/empty.css': '.card { --a: 1px }',
  'src/broken.css': ':root { --a: 1px',
  'src/broken.json': '{ "a": ',
  'src/tokens.json': JSON.stringify({
    color: {
      $type: 'color',
      brand: { main: { ...color([0, 0, 0]), $description: 'Buttons | links', $deprecated: 'use `ink`' } },
      branding: color([1, 1, 1]),
      lost: { $type: 'color', $value: '{nowhere}' },
    },
    space: { $type: 'dimension', small: { $value: { value: 4, unit: 'px' } } },
  }),
  'src/dark.json': JSON.stringify({ color: { $type: 'color', brand: { main: color([1, 1, 1]) } } }),
  'node_modules/@acme/tokens/package.json': '{ "name": "@acme/tokens", "version": "1.0.0" }',
  'node_modules/@acme/tokens/dist/a.tokens': JSON.stringify({ a: { $type: 'number', $value: 1 } }),
};

const reads = new Set<string>();

function make(ask: TokensAsk) {
  const host = openHost(projectAt(makeFolder(FILES)), 'tokens', { mode: 'check', reads });
  const { data, mistakes } = makeTokens([{ key: 'k', name: 'tokens', ask, text: '', file: '' }], host);
  return {
    names: data['k']?.map(({ name }) => name),
    tokens: data['k'],
    said: mistakes.map(({ attribute, message, help }) => `${attribute}: ${message} ${help}`),
  };
}

test.each([
  [{ file: 'src/theme.css' }, ['--color-ink', '--space']],
  [{ file: 'src/theme.css', prefix: '--color-' }, ['--color-ink']],
  [{ file: 'src/theme.css', type: 'dimension' }, ['--space']],
  // A group, not what begins with its name.
  [{ file: 'src/tokens.json', prefix: 'color.brand' }, ['color.brand.main']],
  [{ file: 'src/tokens.json', type: 'dimension' }, ['space.small']],
  [{ file: '@acme/tokens/dist/a.tokens' }, ['a']],
] satisfies readonly (readonly [TokensAsk, readonly string[]])[])('%j has %j', (ask, names) => {
  expect(make(ask)).toMatchObject({ names, said: [] });
});

test('what is read is followed, also where nothing is yet', () => {
  reads.clear();
  make({ file: '@acme/tokens/dist/a.tokens' });
  make({ file: 'src/later.css' });
  expect([...reads]).toEqual([
    '@acme/tokens/dist/a.tokens',
    'node_modules/@acme/tokens/dist/a.tokens',
    'src/later.css',
  ]);
});

test.each([
  [{ file: 'src/lost.css' }, 'file: There is no file `src/lost.css`. write its path'],
  // Nothing outside of the project is published.
  [{ file: 'src/../../x/tokens.json' }, 'file: There is no file `src/../../x/tokens.json`.'],
  [{ file: '@acme/tokens/lost.json' }, 'file: There is no file `@acme/tokens/lost.json`.'],
  [{ file: 'src/tokens.json', dark: 'src/lost.json' }, 'dark: There is no file `src/lost.json`.'],
  [{ file: 'src/theme.scss' }, 'file: `src/theme.scss` is neither a stylesheet nor a file of design tokens.'],
  [{ file: 'src/theme.css', dark: 'src/dark.json' }, 'dark: A stylesheet contains both modes.'],
  [{ file: 'src/broken.css' }, 'file: `src/broken.css` cannot be read: 1:1: Unclosed block. correct the file'],
  [{ file: 'src/broken.json' }, 'file: `src/broken.json` cannot be read: '],
  [{ file: 'src/empty.css' }, 'file: `src/empty.css` has no tokens.'],
  [
    { file: 'src/theme.css', prefix: '--colour-' },
    'prefix: `src/theme.css` has no such tokens. correct it; the first one is `--color-ink`',
  ],
  [
    { file: 'src/tokens.json' },
    'file: `color.lost` in `src/tokens.json` refers to `{nowhere}`, which is no token of the file. correct it, or',
  ],
] satisfies readonly (readonly [TokensAsk, string])[])('%j is told', (ask, says) => {
  expect(make(ask).said).toEqual([expect.stringContaining(says)]);
});

describe('drawing', () => {
  const draw = (tokens: readonly Token[] | undefined) => {
    const drawing = {
      ...DRAWING,
      words: feature.words ?? ({} as never),
      data: tokens,
    };
    const asked = { name: 'tokens', ask: { file: '' }, title: '', text: '', content: '' };
    return { html: feature.html(asked, drawing) as string, markdown: feature.markdown(asked, drawing) };
  };

  test('the copy in Markdown is a table with both modes, and says what is old', () => {
    const { tokens } = make({ file: 'src/tokens.json', dark: 'src/dark.json', prefix: 'color.brand' });
    expect(draw(tokens).markdown).toBe(
      [
        '| Token | Light | Dark | Description |',
        '| :-- | :-- | :-- | :-- |',
        '| `color.brand.main` | `#000000` | `#ffffff` | Deprecated: use `ink`. Buttons \\| links |',
      ].join('\n'),
    );
  });

  test('a table has one column of values if no token has two', () => {
    const { html, markdown } = draw(make({ file: 'src/tokens.json', type: 'dimension' }).tokens);
    expect(markdown).toBe('| Token | Value |\n| :-- | :-- |\n| `space.small` | `4px` |');
    expect(html).toContain('<th scope="col">Value</th>');
    expect(html).toContain('<span class="token-length" style="--dn-token:4px" aria-hidden="true"></span>');
  });

  test('what files say stays text', () => {
    const { html } = draw([
      {
        name: '--<b>',
        group: '<i>',
        description: '<u>',
        light: { text: '"><script>', sample: 'family' },
        dark: { text: 'a' },
      },
    ]);
    expect(html).not.toMatch(/<(?:b|i|u|script)>/);
    expect(html).toContain('style="--dn-token:&quot;&gt;&lt;script&gt;"');
  });
});
