import type { Page } from 'playwright-core';

/** What operating a playground's controls once, each alone, has shown. */
export interface Outcome {
  readonly name: string;
  /** Props whose control changes HTML or computed styles, and the others. */
  readonly seen: readonly string[];
  readonly unseen: readonly string[];
  /** The code that each change has led to. */
  readonly code: readonly string[];
}

/** Operates the controls of every playground on a page, each alone. */
export async function operateAll(page: Page): Promise<readonly Outcome[]> {
  const figures = page.locator('figure:has(.feature-playground)');
  const outcomes: Outcome[] = [];
  for (let at = 0; at < (await figures.count()); at++) {
    const figure = figures.nth(at);
    await figure.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await figure.locator('> [role="toolbar"]').waitFor();
    await figure.locator('.feature-playground').dispatchEvent('pointerover');
    await figure.locator('.play-note').waitFor({ state: 'attached' });
    outcomes.push(await figure.evaluate(operate));
  }
  return outcomes;
}

/** Runs in the page: sets each control of a figure once, from where it starts. */
async function operate(figure: Element): Promise<Outcome> {
  const drawn = () => new Promise((resolve) => setTimeout(resolve, 60));
  const look = (): string =>
    [...figure.querySelectorAll('.demo-stage, .demo-stage *')]
      .slice(0, 16)
      .map((element) => {
        const style = getComputedStyle(element);
        return element.outerHTML + [...style].map((name) => style.getPropertyValue(name)).join();
      })
      .join('\n');
  // Browsers tell of images that do not exist, and of a box of an SVG that is no box.
  const TOLD = /^(?:src|viewBox$)/;
  const panel = figure.querySelector<HTMLElement>('.feature-playground');
  const { controls } = (await (await fetch(panel?.dataset['playground'] ?? '')).json()) as {
    readonly controls: readonly { readonly name: string; readonly takes?: readonly string[] }[];
  };
  const reset = figure.querySelector<HTMLElement>('.play-end button');
  const rows = [...figure.querySelectorAll<HTMLElement>('.play-row')].filter(({ hidden }) => !hidden);
  const seen: string[] = [];
  const unseen: string[] = [];
  const code: string[] = [];
  for (const row of rows) {
    const fields = [...row.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-prop]')];
    const [field] = fields;
    if (!field || TOLD.test(field.dataset['prop'] ?? '')) continue;
    reset?.click();
    await drawn();
    const before = look();
    const write = (value: string): void => {
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    if (field instanceof HTMLSelectElement)
      write([...field.options].map(({ value }) => value).findLast((value) => value !== field.value) ?? '');
    else if (field.type === 'checkbox') field.click();
    else if (field.type === 'radio') fields.find((each) => !(each as HTMLInputElement).checked)?.click();
    else if (field.type === 'number') write(field.max === '' ? String(Number(field.value) + 3) : field.max);
    else if (controls.some(({ name, takes }) => name === field.dataset['prop'] && takes?.includes('number') === true))
      write('30');
    else write(field.type === 'color' ? '#ff0000' : 'Another text');
    await drawn();
    (look() === before ? unseen : seen).push(field.dataset['prop'] ?? '');
    code.push(figure.querySelector('.demo-code code')?.textContent ?? '');
  }
  reset?.click();
  const { name = '' } = (figure as HTMLElement).dataset;
  return { name, seen, unseen, code };
}
