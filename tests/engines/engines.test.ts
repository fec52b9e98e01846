import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { areDemosAwake, scrollThroughDemos } from '../support/look-at-page.ts';
import { openReference, serveSite, type Site } from '../support/site.ts';
import { useChromium } from './chromium.ts';
import type { Tab } from './engine.ts';
import { useFirefox } from './firefox.ts';
import { useWebKit } from './webkit.ts';

const PAGES = [
  '/',
  '/material-ui/getting-started/installation/',
  '/material-ui/react-button/',
  '/material-ui/api/button/',
  '/material-ui/customization/palette/',
  '/joy-ui/react-modal/',
  '/base-ui/react-button/',
  '/x/react-data-grid/',
  '/experiments/docs/callouts/',
  '/docs-nav/navigation/',
];

/** Widths in px: a desktop's, and the narrowest that all engines have. */
const WIDTHS = [1280, 480];

let out: string;
let address: string;

beforeAll(async () => {
  ({ out, address } = await openReference());
});

describe.each([
  ['Chromium', useChromium],
  ['Firefox', useFirefox],
  ['WebKitGTK', useWebKit],
])('%s', (_, useEngine) => {
  const engine = useEngine();
  let site: Site;
  let tab: Tab;

  // At the address that the site was built for, where it has its service worker.
  beforeEach(async () => {
    site = await serveSite(out, { port: Number(new URL(address).port), workbench: engine.workbench });
    tab = await engine.newTab();
  });
  afterEach(() => site.close());

  const pathname = () => tab.evaluate(() => location.pathname);
  const textOf = (selector: string) =>
    tab.evaluate((name) => document.querySelector<HTMLElement>(name)?.innerText ?? '', selector);
  const isShown = (selector: string) =>
    tab.evaluate((name) => document.querySelector(name)?.checkVisibility() === true, selector);

  /**
   * Opens a page for a reader who has declined to be counted, so that no panel covers it, and waits until it has done what
   * it does on its own, the last of which is to have a service worker.
   */
  async function open(page: string): Promise<void> {
    await tab.open(site.origin + page);
    await tab.evaluate(() => localStorage.setItem('mui-consent', 'denied'));
    const worker = () => tab.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
    await expect.poll(worker, { message: `the worker of ${page}` }).toBe('activated');
  }

  /** Scrolls through the demos of the open page until all of them are mounted. */
  async function wakeDemos(): Promise<void> {
    // Again and again: what is passed before the page's script has started is not mounted.
    const scroll = async (): Promise<boolean> => {
      await tab.evaluate(scrollThroughDemos);
      return tab.evaluate(areDemosAwake);
    };
    await expect.poll(scroll, { message: `all demos of ${await pathname()} are awake` }).toBe(true);
    expect(await textOf('.demo-crash')).toBe('');
  }

  test('ten pages have no errors, their demos come to life, and nothing is wider than the window', async () => {
    for (const page of PAGES) {
      await open(page);
      await wakeDemos();
      for (const width of WIDTHS) {
        await tab.resize(width);
        expect(await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth), page).toBeLessThanOrEqual(
          0,
        );
      }
      expect(await tab.problems(), page).toEqual([]);
    }
  });

  test('problems are told: an error of a script, a rejected promise, a warning, a script that the policy forbids', async () => {
    await open('/material-ui/');
    expect(await tab.problems()).toEqual([]);
    await tab.evaluate(() => {
      setTimeout(() => {
        throw new Error('thrown later');
      });
      void Promise.reject(new Error('rejected later'));
      console.warn('warned');
      document.head.append(Object.assign(document.createElement('script'), { textContent: '0' }));
    });
    let problems = '';
    const hear = async (): Promise<string> => (problems += (await tab.problems()).join('\n'));
    for (const problem of ['thrown later', 'rejected later', 'warned', 'script-src'])
      await expect.poll(hear).toContain(problem);
  });

  test('a link changes the page, in the same document if the engine has a Navigation API', async () => {
    await open('/material-ui/react-button/');
    const isChanged = await tab.evaluate(() => {
      Object.assign(globalThis, { sameDocument: true });
      return 'navigation' in globalThis;
    });
    await tab.click('#side a[href="/material-ui/react-checkbox/"]');
    await expect.poll(() => textOf('h1')).toContain('Checkbox');
    expect(await pathname()).toBe('/material-ui/react-checkbox/');
    expect(await tab.evaluate(() => 'sameDocument' in globalThis)).toBe(isChanged);
    expect(await tab.problems()).toEqual([]);
  });

  test('search opens with the keyboard, finds while its reader types, and Enter opens the first result', async () => {
    await open('/material-ui/getting-started/installation/');
    await tab.press('Control+k');
    await expect.poll(() => isShown('dialog.search')).toBe(true);
    await tab.type('autocomplete');
    await expect.poll(() => textOf('dialog.search:not([aria-busy]) [role=option]')).toContain('Autocomplete');
    await tab.press('Enter');
    await expect.poll(pathname).toBe('/material-ui/react-autocomplete/');
    await expect.poll(() => textOf('h1')).toContain('Autocomplete');
    expect(await tab.problems()).toEqual([]);
  });

  test('a demo reacts', async () => {
    await open('/material-ui/react-switch/');
    await wakeDemos();
    const stage = '[id="ControlledSwitch.tsx"] .demo-stage';
    expect(await textOf(stage)).toContain('Only your team can see your name.');
    await tab.click(`${stage} label`);
    await expect.poll(() => textOf(stage)).toContain('Everybody can see your name.');
    expect(await tab.problems()).toEqual([]);
  });

  test('a demo opens its dialog, which has the focus, and Escape closes it', async () => {
    await open('/material-ui/react-dialog/');
    await wakeDemos();
    await tab.click('[id="DeleteDialog.tsx"] .demo-stage button');
    await expect.poll(() => isShown('[role=alertdialog]')).toBe(true);
    await expect
      .poll(() => tab.evaluate(() => document.activeElement?.closest('[role=alertdialog]') !== null))
      .toBe(true);
    await tab.press('Escape');
    await expect.poll(() => isShown('[role=alertdialog]')).toBe(false);
    expect(await tab.problems()).toEqual([]);
  });

  test('a color mode is chosen in the preferences, and kept when the page is loaded again', async () => {
    const mode = () => tab.evaluate(() => document.documentElement.dataset['mode']);
    await open('/material-ui/getting-started/installation/');
    const other = (await mode()) === 'dark' ? 'light' : 'dark';
    await tab.click('.prefs');
    await tab.click(`dialog.preferences label:has([name=preference-mode][value=${other}])`);
    await expect.poll(mode).toBe(other);
    await tab.reload();
    expect(await mode()).toBe(other);
    expect(await tab.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe(other);
    expect(await tab.problems()).toEqual([]);
  });

  test('a visited page is there when the server is not, with a note; another one is not', async () => {
    await open('/material-ui/react-button/');
    // A page whose styles and scripts are not there yet is not shown.
    const isKept = () =>
      tab.evaluate(async () => {
        const needed = Array.from(document.querySelectorAll('link[rel=stylesheet], script[src]'), (element) =>
          'href' in element ? String(element.href) : (element as HTMLScriptElement).src,
        );
        const kept = [location.href, ...needed].map((address) => caches.match(address, { ignoreVary: true }));
        return !(await Promise.all(kept)).includes(undefined);
      });
    await expect.poll(isKept).toBe(true);
    await site.close();
    await tab.reload();
    expect(await textOf('h1')).toContain('Button');
    expect(await textOf('body')).toContain('You are offline: this is the page of');
    await tab.open(`${address}/material-ui/react-checkbox/`);
    expect(await textOf('h1')).toBe('You are offline');
  });

  test('the button of a code block copies what pasting into a field brings', async () => {
    await open('/material-ui/guides/configuring-bundlers-for-css-imports/');
    await tab.click('figure.code .copy');
    await expect.poll(() => textOf('figure.code .copy')).toBe('Copied');
    await tab.evaluate(() => {
      const field = document.body.appendChild(document.createElement('textarea'));
      field.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:9';
      field.focus();
    });
    await tab.press('Control+v');
    const code = await tab.evaluate(() => document.querySelector('figure.code code')?.textContent ?? '');
    expect(code).toContain('\n');
    await expect.poll(() => tab.evaluate(() => document.querySelector('textarea')?.value)).toBe(code);
    expect(await tab.problems()).toEqual([]);
  });
});
