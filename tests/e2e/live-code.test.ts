/** Readers edit a demo's code, and see the result while they type. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { browse } from '../support/browse.ts';
import { clickUntil, demoOn } from '../support/demo-page.ts';
import { editDemo, liveDemo } from '../support/live-demo.ts';
import { rest } from '../support/settle.ts';
import { firstRows } from '../support/runs.ts';

const browsing = browse('live');
const PAGE = '/live/code/';

describe('before a reader edits anything', () => {
  test('nothing of it is loaded, and the policy of scripts is that of other sites', async () => {
    const page = await (await browsing.newReader()).newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(browsing.site.origin + PAGE);
    await demoOn(page, 'Counter').wake();
    await rest(page);
    expect(asked.filter((pathname) => /\/(?:open-live|live|live-frame)\.|\/icons\.\w+\.json/.test(pathname))).toEqual(
      [],
    );
    const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
    expect(policy).toMatch(/^script-src 'self' 'wasm-unsafe-eval'(?: 'sha256-[^']+')+; object-src 'none'; /);
    expect(policy).toContain("; frame-src 'self'");
  });

  test('the frame of edited code allows its own script and modules from the page, and nothing else', async () => {
    const page = await browsing.open(PAGE);
    const { demo } = await editDemo(page, 'Counter');
    const frame = demo.figure.locator('iframe.live-result');
    expect(await frame.getAttribute('sandbox')).toBe('allow-scripts');
    const html = readFileSync(
      path.join(browsing.site.out, new URL((await frame.getAttribute('src')) ?? '').pathname),
      'utf8',
    );
    expect(html).toMatch(
      /content="default-src 'none'; script-src 'sha256-[\w+/=]+' blob:; style-src 'unsafe-inline'; img-src data: blob:"/,
    );
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });

  test('React says in words what is wrong only to who edits code', () => {
    const folder = path.join(browsing.site.out, '_nav/demos');
    const wordy = readdirSync(folder).filter(
      (name) => name.endsWith('.js') && readFileSync(path.join(folder, name), 'utf8').includes('Invalid hook call'),
    );
    expect(wordy.map((name) => name.split('.')[0])).toEqual(['live', 'live']);
  });
});

describe('the editor', () => {
  test('shows the result of each change, and the demo again when it is closed', async () => {
    const page = await browsing.open(PAGE);
    const { demo, result, frame, write } = await editDemo(page, 'Counter');
    await expect.poll(() => result.textContent()).toBe('Count: 0');
    await frame.getByRole('button').click();
    await expect.poll(() => result.textContent()).toBe('Count: 1');
    await write('export default () => <b>Changed</b>;');
    await expect.poll(() => result.innerHTML()).toBe('<b>Changed</b>');
    expect(await demo.figure.locator('> .demo-stage').isVisible()).toBe(false);
    await demo.tool('Edit the code').click();
    expect(await demo.figure.locator('iframe').count()).toBe(0);
    expect(await demo.stage.innerText()).toBe('Count: 0');
    // The focus stays where the reader was.
    expect(await demo.tool('Edit the code').evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('types a closing tag over the one that it inserts', async () => {
    const page = await browsing.open(PAGE);
    const live = await editDemo(page, 'Counter');
    await live.write('export default () => ');
    await page.keyboard.type('<><b>hi</b></>;');
    // What is wrong with half of it may be told until all of it has run.
    await expect.poll(() => live.editor.innerText()).toBe('export default () => <><b>hi</b></>;');
    await expect.poll(() => live.result.innerHTML()).toBe('<b>hi</b>');
    // The slash completes a tag that is not there.
    await live.write('export default () => <b>ho');
    await page.keyboard.type('</b>;');
    expect(await live.editor.innerText()).toBe('export default () => <b>ho</b>;');
  });

  test("shows React's messages in words", async () => {
    const page = await browsing.open(PAGE);
    const live = await editDemo(page, 'Counter');
    await live.write('export default function X() { return <b>{({ a: 1 }) as any}</b>; }');
    await expect
      .poll(() => live.demo.figure.locator('.live-note').textContent())
      .toMatch(/^Error: Objects are not valid as a React child \(found: object with keys \{a\}\)/);
  });

  test('breaks long lines, so that nothing of them and of messages is beside the window', async () => {
    const page = await browsing.open(PAGE, { viewport: { width: 600, height: 800 } });
    const live = await editDemo(page, 'Counter');
    await live.write(
      `// ${'word '.repeat(60)}\nconst a = '${'x'.repeat(300)}';\nthrow new Error('${'long '.repeat(60)}');\nexport default () => a;`,
    );
    await live.message.waitFor();
    const scroller = live.demo.figure.locator('.cm-scroller');
    expect(await scroller.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    const [box, message] = [await scroller.boundingBox(), await live.message.boundingBox()];
    expect((message?.x ?? 0) + (message?.width ?? Infinity)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
    const gutter = await live.demo.figure.locator('.cm-gutters').boundingBox();
    expect(message?.x).toBeGreaterThanOrEqual((gutter?.x ?? 0) + (gutter?.width ?? Infinity));
  });

  test('runs a demo that imports files elsewhere in its project', async () => {
    const page = await browsing.open(PAGE);
    const live = await editDemo(page, 'Own');
    await expect.poll(() => live.result.textContent()).toBe('Hello, reader, 2!');
    await live.write('import { Greeting } from \'../../src/index.js\';\nexport default () => <Greeting name="you" />;');
    await expect.poll(() => live.result.textContent()).toBe('Hello, you!');
    await live.write("import '../../src/gone';\nexport default () => 'a';");
    await live.message.waitFor();
    expect(await live.message.textContent()).toBe("Cannot find module '../../src/gone'.");
  });

  test('keeps what was edited over a reload, until it is undone', async () => {
    const page = await browsing.open(PAGE);
    const before = await editDemo(page, 'Counter');
    const original = await before.editor.innerText();
    await before.write('export default () => <b>Mine</b>;');
    await expect.poll(() => before.result.textContent()).toBe('Mine');
    const offer = before.demo.figure.locator('.live-offer');
    await page.reload();
    await before.demo.wake();
    await offer.getByText('You have changed the code of this demo.').waitFor();
    expect(await before.demo.stage.innerText()).toBe('Count: 0');
    expect(await findViolations(page, { within: '.live-offer' })).toEqual([]);
    await offer.getByRole('button', { name: 'Run' }).click();
    await expect.poll(() => before.result.textContent()).toBe('Mine');
    expect(await offer.count()).toBe(0);
    // As hidden as after a reload.
    await before.demo.tool('Edit the code').click();
    await offer.waitFor();
    const after = await editDemo(page, 'Counter');
    expect(await offer.count()).toBe(0);
    await expect.poll(() => after.result.textContent()).toBe('Mine');
    await after.demo.figure.getByRole('button', { name: 'Undo all changes' }).click();
    await expect.poll(() => after.result.textContent()).toBe('Count: 0');
    expect(await after.editor.innerText()).toBe(original);
    await page.reload();
    const last = await editDemo(page, 'Counter');
    await expect.poll(() => last.result.textContent()).toBe('Count: 0');
    expect(await offer.count()).toBe(0);
  });

  test.each(
    firstRows(
      [
        ['no code', 'export default () => {\n  return (;\n};', 2, 'SyntaxError'],
        ['an unknown module', "import a from 'nowhere';\nexport default () => a;", 1, "Cannot find module 'nowhere'."],
        [
          'an unknown export',
          "import { useStat } from 'react';\nexport default () => useStat();",
          1,
          "has no export 'useStat'",
        ],
        ['an error', "\n\nexport default () => {\n  throw new Error('Oops');\n};", 4, 'Error: Oops'],
        [
          'an error in an effect',
          "import { useEffect } from 'react';\nexport default function A() {\n  useEffect(() => {\n    null.x;\n  }, []);\n  return 'a';\n}",
          4,
          'TypeError',
        ],
        ['an endless loop', 'export default () => {\n  while (true) {}\n};', 2, 'This loop ran for more than a second'],
      ],
      2,
    ),
  )('marks the line of %s, and the last good result stays', async (_, code, line, message) => {
    const page = await browsing.open(PAGE);
    const live = await editDemo(page, 'Counter');
    await live.write('export default () => <b>Good</b>;');
    await expect.poll(() => live.result.textContent()).toBe('Good');
    await live.write(code);
    await live.message.waitFor();
    expect(await live.message.textContent()).toContain(message);
    expect(await live.wrong.textContent()).toBe(code.split('\n')[line - 1]);
    expect(await live.result.textContent()).toBe('Good');
    await live.write('export default () => <b>Again</b>;');
    await expect.poll(() => live.result.textContent()).toBe('Again');
    expect(await live.message.count()).toBe(0);
  });

  test('ends a loop that starts with a click', async () => {
    const page = await browsing.open(PAGE);
    const live = await editDemo(page, 'Counter');
    await live.write(
      'export default () => (\n  <button\n    onClick={() => {\n      for (;;);\n    }}\n  >\n    Go\n  </button>\n);',
    );
    await expect.poll(() => live.result.textContent()).toBe('Go');
    await live.frame.getByRole('button').click();
    await live.message.waitFor();
    expect(await live.wrong.textContent()).toBe('      for (;;);');
  });

  test('has a tab for each file', async () => {
    const page = await browsing.open(PAGE);
    const live = await editDemo(page, 'Rows');
    await expect.poll(() => live.result.innerText()).toBe('One\nTwo');
    expect(await live.result.locator('ul').evaluate((list) => getComputedStyle(list).color)).toBe('rgb(1, 2, 3)');
    const files = live.demo.figure.getByRole('group', { name: 'Files' });
    expect(await files.getByRole('button').allTextContents()).toEqual(['Rows.tsx', 'data.ts', 'rows.css']);
    await files.getByRole('button', { name: 'data.ts' }).click();
    await live.write("export interface Row {\n  readonly name: string;\n}\nexport const ROWS = [{ name: 'Three' }];");
    await expect.poll(() => live.result.innerText()).toBe('Three');
    await live.write('export const ROWS = ;');
    await live.message.waitFor();
    await files.getByRole('button', { name: 'Rows.tsx' }).click();
    // What is wrong is in another file now.
    expect(await live.demo.figure.locator('.live-note').textContent()).toMatch(/^data\.ts: Line 1: SyntaxError/);
  });

  test('leaves the reset of its demo as it was, also if that has got a width in the meantime', async () => {
    const page = await browsing.open(PAGE);
    const { demo } = await editDemo(page, 'Counter');
    const widths = page.getByRole('group', { name: 'Width of demos' });
    await page.getByRole('button', { name: 'Preferences' }).click();
    await widths.getByText('Phone').click();
    const inFrame = demo.figure.frameLocator('.demo-frame iframe').getByRole('button');
    await page.keyboard.press('Escape');
    await demo.tool('Edit the code').click();
    await clickUntil(inFrame, async () => (await inFrame.textContent()) !== 'Count: 0');
    await demo.tool('Reset the demo').click();
    await expect.poll(() => inFrame.textContent()).toBe('Count: 0');
  });

  test('can be left by keyboard after Escape', async () => {
    const page = await browsing.open(PAGE);
    const live = await editDemo(page, 'Counter');
    await live.write('x');
    await page.keyboard.press('Tab');
    expect(await live.editor.innerText()).toBe('  x');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Copy a link to this code');
  });

  test('does not open over another page, which its reader has gone to while it loaded', async () => {
    const page = await browsing.open('/live/', { viewport: { width: 390, height: 780 }, hasTouch: true });
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/open-live.*.js', (route) => held.then(() => route.continue()));
    await page.getByRole('main').locator(`a[href="${PAGE}"]`).first().click();
    await demoOn(page, 'Counter').wake();
    const asked = page.waitForRequest('**/open-live.*.js');
    await demoOn(page, 'Counter').tool('Edit the code').click();
    await asked;
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Live' }).waitFor();
    release();
    await page.evaluate(`import(${JSON.stringify((await asked).url())})`);
    await rest(page);
    expect(await page.locator('.not-loaded').count()).toBe(0);
    // Which screen readers still hear.
    expect(await page.locator('.announcer').count()).toBe(1);
  });

  test('opens over the page on a phone, with the result above, until Escape or its button', async () => {
    const page = await browsing.open(PAGE, { viewport: { width: 390, height: 780 }, hasTouch: true });
    const sheet = page.getByRole('dialog', { name: 'Edit the code' });
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/_nav/demos/live.*.js', (route) => held.then(() => route.continue()), { times: 1 });
    await demoOn(page, 'Counter').wake();
    await demoOn(page, 'Counter').tool('Edit the code').click();
    await sheet.waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await demoOn(page, 'Counter').tool('Edit the code').click();
    await sheet.waitFor();
    // The demo stays until its result is there.
    await sheet.getByText('Count: 0').waitFor();
    release();
    await page.locator('[id="Counter.tsx"][data-shown]').waitFor();
    const live = liveDemo(page, 'Counter');
    expect(await live.demo.stage.isVisible()).toBe(false);
    // Rows of buttons are as wide as the window.
    const buttons = await sheet
      .locator('.live-foot button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    for (const y of new Set(buttons.map((one) => one.y))) {
      const row = buttons.filter((one) => one.y === y);
      expect([Math.min(...row.map(({ left }) => left)), Math.max(...row.map(({ right }) => right))]).toEqual([
        12,
        (await sheet.evaluate((box) => box.clientWidth)) - 12,
      ]);
    }
    const [above, below] = [await sheet.locator('iframe').boundingBox(), await live.editor.boundingBox()];
    expect(above?.y).toBeGreaterThanOrEqual(0);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    expect(below?.y).toBeLessThan(780 / 2);
    await live.write('export default () => <b>Changed</b>;');
    await expect.poll(() => live.result.innerHTML()).toBe('<b>Changed</b>');
    const isFocused = () => live.demo.tool('Edit the code').evaluate((button) => button === document.activeElement);
    await page.keyboard.press('Escape');
    await expect.poll(isFocused).toBe(true);
    expect(await sheet.count()).toBe(0);
    expect(await live.demo.stage.innerText()).toBe('Count: 0');
    const again = await editDemo(page, 'Counter');
    await expect.poll(() => again.result.innerHTML()).toBe('<b>Changed</b>');
    await sheet.getByRole('button', { name: 'Close the editor' }).click();
    await expect.poll(isFocused).toBe(true);
    expect(await sheet.count()).toBe(0);
  });

  test('can import every component, and icons by their names', async () => {
    const page = await browsing.open('/material/buttons/');
    const live = await editDemo(page, 'Buttons');
    await live.write(
      "import AlarmIcon from '@mui/icons-material/AlarmOutlined';\nimport { Chip } from '@mui/material';\nimport Rating from '@mui/material/Rating';\nexport default () => <><Chip icon={<AlarmIcon />} label=\"Chip\" /><Rating value={3} /></>;",
    );
    await expect.poll(() => live.result.locator('.MuiChip-root svg path').count()).toBeGreaterThan(0);
    expect(await live.result.getByRole('radio').count()).toBeGreaterThan(0);
    await live.write("import A from '@mui/icons-material/AlarmNowhere';\nexport default A;");
    await live.message.waitFor();
    expect(await live.wrong.textContent()).toContain('AlarmNowhere');
  });

  test.each(
    firstRows([
      [390, '.live-sheet'],
      [1280, '.demo'],
    ]),
  )('follows the mode of the page, and has no violations at %i px', async (width, within) => {
    const page = await browsing.open('/material/buttons/', { viewport: { width, height: 800 } });
    const live = await editDemo(page, 'Buttons');
    const background = () => live.frame.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    const light = await background();
    for (const [mode, direction] of ['light ltr', 'light rtl', 'dark rtl', 'dark ltr'].map((look) => look.split(' '))) {
      await page.evaluate(
        ([scheme, dir]) => {
          document.documentElement.dataset['scheme'] = document.documentElement.dataset['mode'] = scheme;
          document.documentElement.dir = dir ?? '';
        },
        [mode, direction] as const,
      );
      if (mode === 'dark') await expect.poll(background).not.toBe(light);
      await expect.poll(() => live.frame.locator('html').getAttribute('dir')).toBe(direction);
      expect(await findViolations(page, { within }), `${mode} ${direction}`).toEqual([]);
      const tooWide = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      // Negative beside a scrollbar at the left.
      expect(tooWide).toBeLessThanOrEqual(0);
    }
  });
});
