/** The file that makes a folder a project, from the project's root. */
export const SITE_FILE = 'nav/site.yaml';

/** The file of baselined findings, from the project's root. */
export const BASELINE_FILE = 'nav/baseline.yaml';

/** The file of queries that must find their pages, from the project's root. */
export const SEARCH_CASES_FILE = 'nav/search-cases.yaml';

/** Returns whether a path is that of a section, of the form `nav/sections/<name>.yaml`. */
export function isSection(path: string): boolean {
  return /^nav\/sections\/[^/]+\.ya?ml$/.test(path);
}

/** Returns whether a path is that of a translation, of the form `nav/translations/<code>.yaml`. */
export function isTranslation(path: string): boolean {
  return /^nav\/translations\/[^/]+\.ya?ml$/.test(path);
}

/** Returns whether a YAML file below `nav/` is in a place where it is not read. */
export function isMisplaced(path: string): boolean {
  return !(isSection(path) || isTranslation(path) || path === SITE_FILE || path === BASELINE_FILE);
}
