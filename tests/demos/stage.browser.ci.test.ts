import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { makeLiveFrame } from '../../cli/make/demos/live/live-frame.ts';
import { useReaders } from '../support/browser.ts';
import { readBuiltStyle } from '../support/stylesheets.ts';

const { newReader } = useReaders();

const PAGE = `<!doctype html><style>${readBuiltStyle('demos')}</style><main id="main" class="prose">`;
/** The document of edited code has the stage's styles once more. */
const [, FRAME = ''] = /<style>([^]*)<\/style>/.exec(makeLiveFrame('').html) ?? [];
const BUTTONS =
  '<button>One</button><button>Two</button><button>Three</button><button>Four</button><button>Five</button>';

const stage = (html: string, attributes = '') =>
  `${PAGE}<figure class="demo" style="margin:0"${attributes}><div class="demo-stage">${html}</div></figure>`;

async function show(html: string, options?: BrowserContextOptions): Promise<Page> {
  const page = await (await newReader(options)).newPage();
  await page.setContent(html);
  return page;
}

/** Boxes of the children of a stage, in whole pixels. */
const boxesIn = (page: Page) =>
  page.locator('.demo-stage > *').evaluateAll((all) =>
    all.map((child) => {
      const { left, right, top, width } = child.getBoundingClientRect();
      return { top: Math.round(top), width: Math.round(width), middle: Math.round((left + right) / 2) };
    }),
  );

describe('siblings of a fragment', () => {
  test.each([
    ['in a page', stage(BUTTONS)],
    ['in edited code', `<style>${FRAME}</style><body class="demo"><div class="demo-stage">${BUTTONS}</div>`],
  ])('five buttons stand in one line, in the middle: %s', async (_, html) => {
    const boxes = await boxesIn(await show(html));
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    expect(boxes[2]?.middle).toBeGreaterThan(600);
    expect(boxes[2]?.middle).toBeLessThan(680);
    expect(((boxes[0]?.middle ?? 0) + (boxes[4]?.middle ?? 0)) / 2).toBeCloseTo(640, -1);
  });

  test('blocks stand below each other, as wide as their content or as they say, with their own alignment', async () => {
    const page = await show(
      stage(
        '<p>Words</p><div style="width:100%">all</div><div style="width:200px">some</div><svg width="24" height="24"></svg>',
      ),
    );
    const [words, all, some, svg] = await boxesIn(page);
    expect(words).toMatchObject({ middle: 640 });
    expect(words?.width).toBeLessThan(80);
    expect(all?.width).toBeGreaterThan(1100);
    expect(some).toMatchObject({ width: 200, middle: 640 });
    expect(svg).toMatchObject({ width: 24, middle: 640 });
    const aligned = page.locator('.demo-stage > div').first();
    expect(await aligned.evaluate((own) => getComputedStyle(own).textAlign)).toBe('start');
  });

  test('a demo that uses the full width is laid out as a page', async () => {
    const boxes = await boxesIn(await show(stage(`<p>Words</p>${BUTTONS}`, ' data-wide')));
    expect(boxes[0]?.width).toBeGreaterThan(1200);
    expect(boxes[1]?.middle).toBeLessThan(60);
  });

  test('an only child stays a cell of its own, also beside its styles', async () => {
    const page = await show(stage('<style>b{color:red}</style><button>One</button>'));
    expect(await page.locator('.demo-stage').evaluate((own) => getComputedStyle(own).display)).toBe('grid');
    expect((await boxesIn(page)).at(-1)?.middle).toBe(640);
  });
});
