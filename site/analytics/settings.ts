import type { Analytics, SiteInfo } from '../../engine/manifest/manifest.ts';

/** Content of `<meta name="docs-nav-analytics">`, for the scripts that report visits. */
export interface AnalyticsSettings extends Analytics {
  /** Codes of the languages whose pages have a prefix; absent without any. */
  readonly languages?: readonly string[];
}

/**
 * Returns the settings for a site's pages; `undefined` if nothing is reported. With `dev`, the writers' own views are
 * not sent anywhere.
 */
export function analyticsSettingsOf(
  { analytics, languages }: Pick<SiteInfo, 'analytics' | 'languages'>,
  { isDev }: { readonly isDev?: boolean | undefined } = {},
): AnalyticsSettings | undefined {
  if (analytics === undefined || analytics.transport === 'none') return undefined;
  return {
    ...analytics,
    transport: isDev === true ? 'none' : analytics.transport,
    ...(languages.length > 1 && { languages: languages.slice(1).map(({ code }) => code) }),
  };
}
