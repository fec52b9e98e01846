import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { intakeSettings } from '../../../engine/index.ts';
import type { RouteManifest } from '../../../engine/manifest/manifest.ts';
import { pageFormat } from '../../../engine/address/page-file.ts';
import type { Formula } from '../../../site/markdown/formulas.ts';
import { Failure } from '../../system/base/failure.ts';
import type { ScannedProject } from '../../project/load-project.ts';
import { requireTool, type FormulaDrawer } from '../../system/tools/load-tool.ts';

/** HTML of a page's formulas, by `formulaKey`. */
export type Formulas = Readonly<Record<string, string>>;

/**
 * Renders the formulas of every page as MathML, by the page's file. Only a site with `math: true` loads the renderer.
 */
export async function prepareFormulas(
  { root, hashPages }: ScannedProject,
  { site }: RouteManifest,
): Promise<ReadonlyMap<string, Formulas>> {
  if (site.math !== true) return new Map();
  const { findFormulas, formulaKey } = await import('../../../site/markdown/formulas.ts');
  const temml = requireTool(root, 'temml');
  const drawer = temml.default ?? temml;
  const settings = intakeSettings(site);
  const pages = new Map<string, Formulas>();
  for (const path of hashPages().keys()) {
    const found = findFormulas(readFileSync(join(root, path), 'utf8'), { format: pageFormat(path), settings });
    if (found.length > 0)
      pages.set(
        path,
        Object.fromEntries(found.map((formula) => [formulaKey(formula), draw(formula, { path, drawer })])),
      );
  }
  return pages;
}

function draw(
  { tex, isBlock }: Formula,
  { path, drawer }: { readonly path: string; readonly drawer: FormulaDrawer },
): string {
  try {
    return drawer.renderToString(tex, { displayMode: isBlock, throwOnError: true });
  } catch (error) {
    throw new Failure(
      `The formula \`${tex.trim().slice(0, LONGEST)}\` of ${path} cannot be drawn: ${error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error)}`,
      'correct its TeX',
    );
  }
}

/** Characters of a formula quoted in a message. */
const LONGEST = 60;
