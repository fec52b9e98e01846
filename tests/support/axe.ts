import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** The minified script: every checked page parses it, and the other is twice as long. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What to check, and which rules to check. */
export interface AxeQuestion {
  /** Selector of the part to check; the whole page if omitted. */
  readonly within?: string;
  /** Selectors of parts of the page to skip. */
  readonly without?: readonly string[];
  /** Ids of rules; all of them if omitted. */
  readonly rules?: readonly string[];
}

/** Elements by selectors, one for each frame on the way to them: https://github.com/dequelabs/axe-core/blob/develop/doc/API.md#context-parameter */
interface Context {
  readonly include: readonly (readonly string[])[];
  readonly exclude: readonly (readonly string[])[];
}

/**
 * Applies axe's rules to a page as it is and returns a line for each violation: the rule's id and the elements. Asks
 * axe only for violations, since rules that hold are most of its work and their results would all be transferred.
 */
export async function findViolations(
  page: Page,
  { within, without, rules }: AxeQuestion = {},
): Promise<readonly string[]> {
  // Only experimental rules need fetched stylesheets.
  const options: RunOptions = {
    resultTypes: ['violations'],
    preload: { assets: ['media'] },
    ...(rules && { runOnly: [...rules] }),
  };
  const context: Context = { include: [[within ?? 'html']], exclude: (without ?? []).map((part) => [part]) };
  // The page's script policy does not apply to a debugger.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
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
