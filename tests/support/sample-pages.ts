/** Pages of the reference site, one of each kind that the frame renders. */
export const SAMPLE_PAGES = {
  'text page': '/material-ui/getting-started/installation/',
  'component page': '/material-ui/react-button/',
  'page deep in a long tree': '/material-ui/migration/upgrade-to-v7/',
  'section landing': '/material-ui/',
  'page with tabs': '/base-ui/react-button/',
  'page of a small section': '/experiments/docs/callouts/',
  'missing page': '/nowhere/at/all/',
} as const;

/** Pages of the fixture `library`, one of each kind that a small site without demos has. */
export const SMALL_PAGES = {
  'text page': '/widgets/installation/',
  'long page': '/widgets/button/',
  'page deep in a tree': '/widgets/bar-chart/',
  'section landing': '/widgets/',
  'page with tabs': '/gadgets/toggle/',
  'missing page': '/widgets/buton/',
} as const;
