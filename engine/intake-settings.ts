import type { SiteInfo } from './manifest.ts';

/** What a site says about the reading of its pages; the same text means something else with other settings. */
export interface IntakeSettings {
  /** Components of MDX and the directives or elements that stand for them here (`components` in `nav/site.yaml`). */
  readonly components?: Readonly<Record<string, string>>;
  /** Whether `$…$` and `$$…$$` are formulas. */
  readonly math?: boolean;
}

/** Takes the settings for the reading of pages out of those of the site. */
export function intakeSettings({ components, math }: SiteInfo): IntakeSettings {
  return { ...(components === undefined ? {} : { components }), ...(math === true ? { math } : {}) };
}
