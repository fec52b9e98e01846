import { Builder, By, Key, type WebDriver } from 'selenium-webdriver';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { chooseAddress } from '../support/site.ts';
import type { Engine, Tab } from './engine.ts';
import { startProgram, type Program } from './program.ts';
import { problemRecorder, PROBLEMS } from './problem-recorder.ts';
import { standsStill } from './stands-still.ts';

/** How long the driver may take to listen, and an element until it can be clicked; in milliseconds. */
const PATIENCE = { timeout: 30_000, interval: 50 };

/** Other hosts are behind a proxy that is not there. As a capability of a session, it makes some starts of MiniBrowser crash. */
const NOWHERE = 'http://127.0.0.1:9';
const ALONE = { http_proxy: NOWHERE, https_proxy: NOWHERE, no_proxy: '127.0.0.1' };

/** WebKitGTK: its MiniBrowser on a display without a screen, driven by Selenium. A session is a new reader. */
export function useWebKit(): Engine {
  const programs: Program[] = [];
  const sessions: WebDriver[] = [];
  let address: string;
  beforeAll(async () => {
    // A display that starts over whenever nobody is connected would break the connection of a browser that is starting.
    const screen = startProgram('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-noreset']);
    programs.push(screen);
    // Which display was free.
    const DISPLAY = `:${String(await screen.says).trim()}`;
    address = await chooseAddress();
    programs.push(startProgram('WebKitWebDriver', [`--port=${new URL(address).port}`], { ...ALONE, DISPLAY }));
    await vi.waitFor(() => fetch(`${address}/status`), PATIENCE);
  });
  afterEach(() => Promise.all(sessions.splice(0).map((session) => session.quit())));
  afterAll(async () => {
    for (const program of programs.toReversed()) await program.end();
  });
  return {
    workbench: problemRecorder,
    async newTab() {
      const session = await new Builder().usingServer(address).forBrowser('MiniBrowser').build();
      sessions.push(session);
      return tabOf(session);
    },
  };
}

interface Answer<Result> {
  readonly result: Awaited<Result>;
  readonly error?: string;
}

async function tabOf(driver: WebDriver): Promise<Tab> {
  // The result of a promise reaches the driver through a callback, its error as text.
  const evaluate: Tab['evaluate'] = async (run, given = '') => {
    const script = `const [given, tell] = arguments;
      new Promise((resolve) => resolve((${run})(given))).then((result) => tell({ result }), (error) => tell({ error: String(error) }));`;
    const answer = await driver.executeAsyncScript<Answer<ReturnType<typeof run>>>(script, given);
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.result;
  };
  const resize = async (width: number): Promise<void> => {
    await driver.manage().window().setRect({ width, height: 900 });
    await expect.poll(() => evaluate(() => innerWidth)).toBe(width);
  };
  await resize(1280);
  return {
    open: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    resize,
    // Until it can be clicked: the driver does not wait for what is not there yet, or still moves.
    click: (selector) =>
      vi.waitFor(async () => {
        await evaluate(standsStill, selector);
        await driver.findElement(By.css(selector)).click();
      }, PATIENCE),
    type: (text) => driver.actions().sendKeys(text).perform(),
    async press(keys) {
      const [key = '', ...held] = keys
        .split('+')
        .map((name) => Reflect.get(Key, name.toUpperCase()) ?? name)
        .toReversed();
      const actions = driver.actions();
      for (const modifier of held) actions.keyDown(modifier);
      actions.sendKeys(key);
      for (const modifier of held) actions.keyUp(modifier);
      await actions.perform();
    },
    evaluate,
    problems: () =>
      evaluate((key) => {
        const problems = JSON.parse(sessionStorage.getItem(key) ?? '[]');
        sessionStorage.removeItem(key);
        return problems;
      }, PROBLEMS),
  };
}
