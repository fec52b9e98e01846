/** The file that makes a folder a project, from the project's root. */
export const SITE_FILE = 'nav/site.yaml';

/** The file of baselined findings, from the project's root. */
export const BASELINE_FILE = 'nav/baseline.yaml';

/** The file of queries that must find their pages, from the project's root. */
export const SEARCH_CASES_FILE = 'nav/search-cases.yaml';
