/** Where Google's tag comes from (https://developers.google.com/tag-platform/security/guides/csp). */
export const GTAG_ORIGIN = 'https://www.googletagmanager.com';
