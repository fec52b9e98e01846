import type { Analytics, SiteInfo } from '../../engine/manifest.ts';

/** What pages carry in `<meta name="docs-nav-analytics">` for the scripts that report visits. */
export interface AnalyticsSettings extends Analytics {
  /** Codes of the languages whose pages have a prefix. */
  readonly languages: readonly string[];
}

/**
 * The settings that a site's pages carry; absent where nothing is reported. While it is written, the reports of its
 * writers' own views go nowhere.
 */
export function analyticsSettingsOf(
  { analytics, languages }: Pick<SiteInfo, 'analytics' | 'languages'>,
  { isDev }: { readonly isDev?: boolean | undefined } = {},
): AnalyticsSettings | undefined {
  if (analytics === undefined || analytics.transport === 'none') return undefined;
  return {
    ...analytics,
    transport: isDev === true ? 'none' : analytics.transport,
    languages: languages.slice(1).map(({ code }) => code),
  };
}
