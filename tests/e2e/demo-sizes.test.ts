import { expect, test } from 'vitest';
import { browse } from '../support/browse.ts';
import { demoOn } from '../support/demo-page.ts';

const browsing = browse('demos');

test.each(['Theme', 'Inline'])(
  'the stage of a demo that is as high as a window is as high as its content: %s',
  async (name) => {
    const page = await browsing.open('/kit/sizes/');
    const { stage, wake } = demoOn(page, name);
    const height = () => stage.evaluate((element) => element.getBoundingClientRect().height);
    expect(await height()).toBe(112);
    await wake();
    expect(await height()).toBe(112);
  },
);

test.each(['Table', 'Chart'])('a demo without a width of its own gets that of the stage: %s', async (name) => {
  const page = await browsing.open('/kit/sizes/');
  const width = (demo: string) =>
    demoOn(page, demo).stage.evaluate(({ firstElementChild }) => firstElementChild?.getBoundingClientRect().width ?? 0);
  const before = await width('Theme');
  await demoOn(page, name).wake();
  await expect.poll(() => width(name)).toBeGreaterThan(300);
  expect(await width('Theme'), 'others stay as they are').toBe(before);
});
