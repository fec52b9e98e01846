import type { BrowserContext, Page } from 'playwright-core';

/** What was observed about the demos of a page. */
export interface SeenDemos {
  readonly names: readonly string[];
  /** Demos that React runs. */
  readonly alive: readonly string[];
  /** The share of each demo's pixels that script changes, by the name of the demo. */
  readonly jumped: Readonly<Record<string, number>>;
  /** Elements of the frame that look different without the styles of demos. */
  readonly leaks: readonly string[];
  /** Elements of demos that look different without the styles of the frame. */
  readonly intrusions: readonly string[];
  /** How many elements of the frame were compared. */
  readonly frameElements: number;
  readonly messages: readonly string[];
}

/** Inspects the demos of a page in one mode, before and after its scripts run. */
export async function lookAtDemos(
  newReader: (options: object) => Promise<BrowserContext>,
  address: string,
  colorScheme: 'light' | 'dark',
): Promise<SeenDemos> {
  // A script in the page sets dark mode; light mode needs no script at all.
  const still = await (await newReader({ javaScriptEnabled: colorScheme === 'dark', colorScheme })).newPage();
  await still.route('**/*.js', (route) => route.abort());
  const live = await (await newReader({ colorScheme })).newPage();
  const messages: string[] = [];
  live.on('console', (message) => {
    // Chromium's own advice, which its console hides by default, such as to put a password field in a form.
    if ((message.type() as string) !== 'verbose') messages.push(message.text());
  });
  live.on('pageerror', (error) => messages.push(error.message));
  await Promise.all([still.goto(address), live.goto(address)]);
  const names = await live
    .locator('figure.demo')
    .evaluateAll((figures) => figures.map((figure) => (figure as HTMLElement).dataset['name'] ?? ''));
  const alive: string[] = [];
  const jumped: Record<string, number> = {};
  for (const name of names) {
    const figure = live.locator(`figure.demo[data-name="${name}"]`);
    await figure.scrollIntoViewIfNeeded();
    await figure.locator('.demo-bar:not([hidden])').waitFor();
    if (await isAlive(live, name)) alive.push(name);
    jumped[name] = await compare(still, live, name);
  }
  return { names, alive, jumped, ...(await findLeaks(live, await stylesOf(still))), messages };
}

async function isAlive(page: Page, name: string): Promise<boolean> {
  const running = (demo: string) => {
    const stage = document.querySelector(`figure.demo[data-name="${demo}"] .demo-stage`);
    return (
      stage !== null &&
      (stage.querySelector('iframe') !== null || Object.keys(stage).some((key) => key.startsWith('__reactContainer')))
    );
  };
  await page.waitForFunction(running, name);
  return page.evaluate(running, name);
}

/** The share of a demo's pixels that script changes. */
async function compare(still: Page, live: Page, name: string): Promise<number> {
  const shoot = (page: Page) =>
    page.locator(`figure.demo[data-name="${name}"] .demo-stage`).screenshot({ animations: 'disabled' });
  // Away from the demo, where a hover effect may still have to fade.
  await live.mouse.move(0, 0);
  const pictures = (await Promise.all([shoot(still), shoot(live)])).map(
    (picture) => `data:image/png;base64,${picture.toString('base64')}`,
  );
  return live.evaluate(async (sources) => {
    const [first, second] = await Promise.all(
      sources.map(async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext('2d');
        context?.drawImage(image, 0, 0);
        return {
          size: `${image.width} ${image.height}`,
          data: context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray(),
        };
      }),
    );
    if (first === undefined || second === undefined || first.size !== second.size) return 1;
    let different = 0;
    for (let at = 0; at < first.data.length; at += 4) {
      if ([0, 1, 2].some((channel) => Math.abs((first.data[at + channel] ?? 0) - (second.data[at + channel] ?? 0)) > 8))
        different++;
    }
    return different / (first.data.length / 4);
  }, pictures);
}

/** Compares the frame with and without the styles of demos, and demos with and without those of the frame. */
function findLeaks(
  page: Page,
  own: readonly string[],
): Promise<Pick<SeenDemos, 'leaks' | 'intrusions' | 'frameElements'>> {
  return page.evaluate((opening) => {
    const stages = [...document.querySelectorAll<HTMLElement>('.demo-stage')];
    const frame = [...document.querySelectorAll('body, body *')].filter(
      (element) => !element.closest('.demo-stage, body > div, script, style, link'),
    );
    const parts = stages.flatMap((stage) => [...stage.querySelectorAll('*:not(iframe)')]);
    const looksOf = (elements: readonly Element[]) =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        return Array.from(style, (property) => `${property}:${style.getPropertyValue(property)}`).filter(
          (line) => !line.startsWith('--'),
        );
      });
    /** How each element looks with some sheets and without them, where that differs. */
    const withoutSheets = (sheets: readonly CSSStyleSheet[], elements: readonly Element[]) => {
      const before = looksOf(elements);
      for (const sheet of sheets) sheet.disabled = true;
      const after = looksOf(elements);
      for (const sheet of sheets) sheet.disabled = false;
      return elements.flatMap((element, at) => {
        const changed = (before[at] ?? []).filter((line, index) => line !== after[at]?.[index]);
        return changed.length === 0
          ? []
          : [`${element.tagName.toLowerCase()}.${element.getAttribute('class')}: ${changed.slice(0, 3).join('; ')}`];
      });
    };
    const pause = document.head.appendChild(document.createElement('style'));
    // Nothing moves, not even under the pointer. Without the frame, demos start from the same base: the browser’s own
    // styles, and boxes whose size includes their borders.
    pause.textContent =
      '*, ::before, ::after { transition: none !important; animation: none !important; pointer-events: none !important } @layer { .demo-stage * { box-sizing: border-box } }';
    // The height of a demo moves the page below it, and demos rightly inherit from what surrounds the stage.
    for (const stage of stages) {
      const style = getComputedStyle(stage);
      stage.style.cssText =
        Array.from(style, (property) =>
          property.startsWith('--') ? '' : `${property}:${style.getPropertyValue(property)};`,
        ).join('') + 'contain:strict';
    }
    const added = [...document.querySelectorAll<HTMLStyleElement>('head > style')].filter(
      (element) => !opening.includes(element.textContent),
    );
    const brought = [
      ...document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>('link[href*="/_nav/demos/"], figure.demo style'),
    ];
    const ofDemos = new Set([...added, ...brought].map(({ sheet }) => sheet));
    const all = [...document.styleSheets].filter((sheet) => sheet.ownerNode !== pause);
    return {
      frameElements: frame.length,
      leaks: withoutSheets(
        all.filter((sheet) => ofDemos.has(sheet)),
        frame,
      ),
      intrusions: withoutSheets(
        all.filter((sheet) => !ofDemos.has(sheet)),
        parts,
      ),
    };
  }, own);
}

/** The styles in the head of a page to which no script has added any. */
function stylesOf(page: Page): Promise<readonly string[]> {
  return page.locator('head > style').allTextContents();
}
