import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Section } from '../../../engine/manifest/manifest.ts';
import { renderTheme, renderThemeFile } from '../../../site/demos/render-theme.ts';
import type { MadeScript } from '../../../site/pages/context/site-context.ts';
import { packageRoot } from '../../system/base/package-root.ts';
import { hashOf } from '../../system/files/hash.ts';

/**
 * Makes the scripts that say what readers of sections may change of their library's theme, and then give the page what is
 * stored; by the sections' ids.
 */
export function themeFiles(sections: readonly Section[]): Readonly<Record<string, MadeScript>> {
  if (!sections.some(({ theme }) => theme)) return {};
  const apply = readFileSync(join(packageRoot(), 'dist/scripts/theme.js'), 'utf8').trim();
  return Object.fromEntries(
    sections.flatMap(({ id, theme }) => {
      if (theme === undefined) return [];
      const described = renderTheme(theme, sections);
      const name = `${theme.of}.${hashOf(described + apply).slice(0, 6)}`;
      return [[id, { name: `${name}.js`, text: renderThemeFile(name, described, apply) }]];
    }),
  );
}
