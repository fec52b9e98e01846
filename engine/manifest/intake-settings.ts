import type { Declaration } from '../feature/declaration.ts';
import { settingsOf } from '../feature/traits.ts';
import type { SiteInfo } from './manifest.ts';
import { definedOnly } from '../text/defined-only.ts';

/** Settings that change how pages are parsed: the same text can mean something else under other settings. */
export interface IntakeSettings {
  /** MDX components and the directives or elements that replace them here (`components` in `nav/site.yaml`). */
  readonly components?: Readonly<Record<string, string>>;
  /** Whether `$…$` and `$$…$$` are formulas. */
  readonly math?: boolean;
  /** Whether expressions in MDX pages are evaluated. */
  readonly mdx?: 'evaluate';
  /** The project's own features, and its components. */
  readonly features?: readonly Declaration[];
  /** Whether rules of the project look at pages; then facts include headings and what is not prose. */
  readonly forRules?: true;
  /** Whether the project has features that were not run: what is unknown in a page may be asked of them. */
  readonly unrunFeatures?: true;
}

/** Picks the settings that affect parsing from those of the site; features of the package read formulas if switched on. */
export function intakeSettings(
  { components, settings = {}, mdx, features }: Pick<SiteInfo, 'components' | 'settings' | 'mdx' | 'features'>,
  builtIn: readonly Declaration[],
): IntakeSettings {
  const inMath = builtIn.filter(({ asked }) => asked.includes('math'));
  const math = settingsOf('switch', inMath).some((key) => settings[key] === true);
  return definedOnly({ components, math: math || undefined, mdx, features });
}
