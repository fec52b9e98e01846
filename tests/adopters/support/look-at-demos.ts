import type { BrowserContext, Page } from 'playwright-core';

/** What was seen of the demos of a page. */
export interface SeenDemos {
  readonly names: readonly string[];
  /** Demos that React runs. */
  readonly alive: readonly string[];
  /** Demos by name whose picture without script is another one than with it, with the part of pixels that differ. */
  readonly jumped: Readonly<Record<string, number>>;
  /** Elements of the frame that look different without the styles of demos. */
  readonly leaks: readonly string[];
  readonly messages: readonly string[];
}

/** Looks at the demos of a page with and without script, in one mode. */
export async function lookAtDemos(newReader: (options: object) => Promise<BrowserContext>, address: string, colorScheme: 'light' | 'dark'): Promise<SeenDemos> {
  const still = await (await newReader({ javaScriptEnabled: false, colorScheme: 'light' })).newPage();
  const live = await (await newReader({ colorScheme })).newPage();
  const messages: string[] = [];
  live.on('console', (message) => messages.push(message.text()));
  live.on('pageerror', (error) => messages.push(error.message));
  await Promise.all([still.goto(address), live.goto(address)]);
  const names = await live.locator('figure.demo').evaluateAll((figures) => figures.map((figure) => (figure as HTMLElement).dataset['name'] ?? ''));
  const alive: string[] = [];
  const jumped: Record<string, number> = {};
  for (const name of names) {
    const figure = live.locator(`figure.demo[data-name="${name}"]`);
    await figure.scrollIntoViewIfNeeded();
    await figure.locator('.demo-bar:not([hidden])').waitFor();
    if (await isAlive(live, name)) alive.push(name);
    if (colorScheme === 'light') jumped[name] = await compare(still, live, name);
  }
  return { names, alive, jumped, leaks: await findLeaks(live), messages };
}

async function isAlive(page: Page, name: string): Promise<boolean> {
  const running = (demo: string) => {
    const stage = document.querySelector(`figure.demo[data-name="${demo}"] .demo-stage`);
    return stage !== null && (stage.querySelector('iframe') !== null || Object.keys(stage).some((key) => key.startsWith('__reactContainer')));
  };
  await page.waitForFunction(running, name);
  return page.evaluate(running, name);
}

/** The part of the pixels of a demo that script changes. */
async function compare(still: Page, live: Page, name: string): Promise<number> {
  const shoot = (page: Page) => page.locator(`figure.demo[data-name="${name}"] .demo-stage`).screenshot({ animations: 'disabled' });
  // Not at once: what takes the pointer's place may have to fade.
  await live.mouse.move(0, 0);
  const pictures = (await Promise.all([shoot(still), shoot(live)])).map((picture) => `data:image/png;base64,${picture.toString('base64')}`);
  return live.evaluate(async (sources) => {
    const [first, second] = await Promise.all(
      sources.map(async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext('2d');
        context?.drawImage(image, 0, 0);
        return { size: `${image.width} ${image.height}`, data: context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray() };
      }),
    );
    if (first === undefined || second === undefined || first.size !== second.size) return 1;
    let different = 0;
    for (let at = 0; at < first.data.length; at += 4) {
      if ([0, 1, 2].some((channel) => Math.abs((first.data[at + channel] ?? 0) - (second.data[at + channel] ?? 0)) > 8)) different++;
    }
    return different / (first.data.length / 4);
  }, pictures);
}

/** Compares the frame with itself after the styles of demos are gone. */
function findLeaks(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll('body, body *')].filter((element) => !element.closest('.demo-stage, body > div, script, style, link'));
    const looks = () =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        return Array.from(style, (property) => `${property}:${style.getPropertyValue(property)}`)
          .filter((line) => !line.startsWith('--'))
          .join(';');
      });
    // How high a demo is moves the page below it, as it should.
    for (const stage of document.querySelectorAll<HTMLElement>('.demo-stage')) stage.style.cssText += `block-size:${stage.offsetHeight}px;contain:strict`;
    const before = looks();
    // The first one in the head is what the page itself opens with.
    for (const sheet of document.querySelectorAll('link[href*="/_nav/demos/"], figure.demo > style, head > style ~ style')) sheet.remove();
    const after = looks();
    return elements.flatMap((element, at) => {
      if (before[at] === after[at]) return [];
      const [was = [], is = []] = [before[at]?.split(';'), after[at]?.split(';')];
      return [`${element.tagName.toLowerCase()}.${element.className}: ${was.filter((line, index) => line !== is[index]).slice(0, 3).join('; ')}`];
    });
  });
}
