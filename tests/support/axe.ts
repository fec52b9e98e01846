import axe, { type AxeResults, type ElementContext, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** What to look at, and for what. */
export interface AxeQuestion {
  /** Selector of the part of the page; all of it when left out. */
  readonly within?: string;
  /** Ids of rules; all of them when left out. */
  readonly rules?: readonly string[];
}

/**
 * Applies axe's rules to a page as it is and gives a line for each that is broken: its id and the elements. Asks axe
 * for nothing else: what holds is most of its work and would all be sent.
 */
export async function findViolations(page: Page, { within, rules }: AxeQuestion = {}): Promise<readonly string[]> {
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) };
  // The page's script policy does not hold for a debugger.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ([context, asked]) => {
      const { run } = (window as unknown as { axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> } }).axe;
      return (await run(context ?? document, asked)).violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html.slice(0, 300)) }));
    },
    [within, options] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.join('\n')}`);
}
