import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** What to look at, and for what. */
export interface AxeQuestion {
  /** Selector of the part of the page; all of it when left out. */
  readonly within?: string;
  /** Selectors of parts of the page that are left out. */
  readonly without?: readonly string[];
  /** Ids of rules; all of them when left out. */
  readonly rules?: readonly string[];
}

/** Elements by selectors, one for each frame on the way to them: https://github.com/dequelabs/axe-core/blob/develop/doc/API.md#context-parameter */
interface Context {
  readonly include: readonly (readonly string[])[];
  readonly exclude: readonly (readonly string[])[];
}

/**
 * Applies axe's rules to a page as it is and gives a line for each that is broken: its id and the elements. Asks axe
 * for nothing else: what holds is most of its work and would all be sent.
 */
export async function findViolations(
  page: Page,
  { within, without, rules }: AxeQuestion = {},
): Promise<readonly string[]> {
  // Stylesheets are fetched for rules that are on trial only.
  const options: RunOptions = {
    resultTypes: ['violations'],
    preload: { assets: ['media'] },
    ...(rules && { runOnly: [...rules] }),
  };
  const context: Context = { include: [[within ?? 'html']], exclude: (without ?? []).map((part) => [part]) };
  // The page's script policy does not hold for a debugger.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ([asked, how]) => {
      const { run } = (
        window as unknown as { axe: { run(context: Context, options: RunOptions): Promise<AxeResults> } }
      ).axe;
      return (await run(asked, how)).violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html }) => html.slice(0, 300)),
      }));
    },
    [context, options] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.join('\n')}`);
}
