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
