/** Origin of Google's tag (https://developers.google.com/tag-platform/security/guides/csp). */
export const GTAG_ORIGIN = 'https://www.googletagmanager.com';
