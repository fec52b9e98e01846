/** A library whose variables have the names of everyday things, as HeroUI's and every theme in the style of shadcn. */
import { cpSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putFiles } from '../cli/support/folder.ts';
import { useReaders } from '../support/browser.ts';
import { demoOn } from '../support/demo-page.ts';
import { makeOnce } from '../support/make-once.ts';
import { visit } from '../support/settle.ts';
import { buildSite, serveSite, type Site } from '../support/site.ts';
import { readBuiltStyles } from '../support/stylesheets.ts';
import { makeCounterProject } from './support/counter-project.ts';

const { newReader } = useReaders();

/** Every name that the frame would share with a library if its own had no prefix. */
const NAMES = new Set(Array.from(readBuiltStyles().matchAll(/--dn-([A-Za-z][\w-]*)/g), ([, name = '']) => name));

const LIBRARY = `
  :root { ${Array.from(NAMES, (name) => `--${name}: rgb(1 2 3);`).join(' ')} }
  :root, :host {
    --radius: 4px; --radius-lg: calc(var(--radius) * 2); --text: rgb(10 10 10);
    --success: rgb(20 20 20); --primary: rgb(30 30 30); --ring: var(--primary);
  }
  @layer base { body { overflow-wrap: anywhere } }
  @layer theme { :root { --background: rgb(40 40 40); --border: 3px solid var(--success) } }
  .dark { --primary: rgb(130 130 130); --radius: 6px; --text: rgb(110 110 110); }
  .probe {
    outline: var(--border); border-radius: var(--radius-xl); text-decoration: underline var(--ring);
    background: var(--background, red); color: var(--text); --own: var(--line);
  }
`;
const DERIVED = ':root { --radius-xl: calc(var(--radius-lg) * 2) }';
/** What a library sets at run time, in elements of its own. */
const MADE = ':root { --paper: red; --ink: red; --line: rgb(50 50 50) }';

const PAGE = `# Counter\n\nCounts \`code\` and [links](/lib/plain).\n\n::demo{src="Counter.tsx"}\n\n## Text
\n\`\`\`ts\nconst a = 1;\n\`\`\`\n\n> [!WARNING]\n> Careful.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n`;

/** Builds the same site with a library and without. */
async function makeSite(name: string, library: Readonly<Record<string, string>>): Promise<Site> {
  const folder = await makeOnce(`frame-variables-${name}`, (place) => {
    cpSync(makeCounterProject(), place, { recursive: true });
    putFiles(place, {
      'nav/site.yaml': 'title: Site\nurl: https://docs.example\nsearch: false\ndemoMode: { class: dark }\n',
      'docs/provider.tsx': `import './library.css';\nimport './derived.css';\nimport { MADE } from './made';
export default ({ children }) => <><style>{MADE}</style>{children}</>;\n`,
      'content/lib/counter/index.md': PAGE,
      'content/lib/counter/Counter.tsx':
        'export default function Counter() {\n  return <p className="probe">Longtext <b>bold</b></p>;\n}\n',
      ...library,
    });
    buildSite(place, path.join(place, 'out'));
  });
  return serveSite(path.join(folder, 'out'));
}

let sites: readonly Site[];
beforeAll(async () => {
  sites = await Promise.all([
    makeSite('with', {
      'docs/library.css': LIBRARY,
      'docs/derived.css': DERIVED,
      'docs/made.ts': `export const MADE = '${MADE}';\n`,
    }),
    makeSite('without', {
      'docs/library.css': '',
      'docs/derived.css': '',
      'docs/made.ts': "export const MADE = '';\n",
    }),
  ]);
});
afterAll(() => Promise.all(sites.map((site) => site.close())));

/** Opens the demo of both sites. */
function open(colorScheme: 'light' | 'dark'): Promise<readonly Page[]> {
  return Promise.all(
    sites.map(async ({ origin }) => {
      const page = await (await newReader({ colorScheme })).newPage();
      await visit(page, `${origin}/lib/counter/`);
      await demoOn(page, 'Counter').wake();
      return page;
    }),
  );
}

/** The computed styles of everything around demos, with its boxes before and after. */
function frameOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body, body *')]
      .filter((element) => !element.closest('.demo-stage, script, style, link'))
      .flatMap((element, at) =>
        [undefined, '::before', '::after'].flatMap((part) => {
          const style = getComputedStyle(element, part);
          return Array.from(style)
            .filter((name) => !name.startsWith('--'))
            .map(
              (name) =>
                `${at} ${element.tagName}.${element.className}${part ?? ''} ${name}: ${style.getPropertyValue(name).replaceAll(location.origin, '')}`,
            );
        }),
      ),
  );
}

describe.each(['light', 'dark'] as const)('in %s mode', (mode) => {
  test('a library’s variables change nothing around its demos', async () => {
    const [own = [], plain = []] = await Promise.all((await open(mode)).map(frameOf));
    expect(plain.length).toBeGreaterThan(10_000);
    const without = new Set(plain);
    expect(own.filter((line) => !without.has(line))).toEqual([]);
  });

  test('demos have the library’s own values, also where they are derived from others or set later', async () => {
    const [page] = await open(mode);
    const look = await page?.locator('.probe').evaluate((element) => {
      const style = getComputedStyle(element);
      return [
        'border-radius',
        'outline',
        'text-decoration-color',
        'background-color',
        'color',
        '--own',
        'overflow-wrap',
      ].map((name) => style.getPropertyValue(name));
    });
    const own = ['rgb(50 50 50)', 'anywhere'];
    expect(look).toEqual(
      mode === 'dark'
        ? ['24px', 'rgb(20, 20, 20) solid 3px', 'rgb(130, 130, 130)', 'rgb(40, 40, 40)', 'rgb(110, 110, 110)', ...own]
        : ['16px', 'rgb(20, 20, 20) solid 3px', 'rgb(30, 30, 30)', 'rgb(40, 40, 40)', 'rgb(10, 10, 10)', ...own],
    );
  });
});

test.each([
  ['light', 'Dark', ['24px', 'rgb(130, 130, 130)', 'rgb(110, 110, 110)']],
  ['dark', 'Light', ['16px', 'rgb(30, 30, 30)', 'rgb(10, 10, 10)']],
] as const)(
  'on a %s page, a demo that its reader has made %s has the library’s values of that mode',
  async (mode, item, expected) => {
    const [page] = await open(mode);
    if (!page) throw new Error('There is no page.');
    const { figure, tool } = demoOn(page, 'Counter');
    await tool('Display options').click();
    await figure.getByRole('menuitemradio', { name: item }).click();
    const probe = figure.frameLocator('iframe').locator('.probe');
    await probe.waitFor();
    const look = () =>
      probe.evaluate((element) =>
        ['border-radius', 'text-decoration-color', 'color'].map((name) =>
          getComputedStyle(element).getPropertyValue(name),
        ),
      );
    await expect.poll(look).toEqual(expected);
  },
);

test('demos have a browser’s own text, not that of the frame', async () => {
  const [, page] = await open('light');
  const look = await page?.locator('.probe').evaluate((element) => {
    const style = getComputedStyle(element);
    const names = ['-webkit-font-smoothing', 'overflow-wrap', 'text-size-adjust', 'scrollbar-color', '--radius'];
    return names.map((name) => style.getPropertyValue(name));
  });
  expect(look).toEqual(['auto', 'normal', 'auto', 'auto', '']);
});
