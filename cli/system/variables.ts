import type { Project } from '../../site/project/project.ts';

/** Variables that Node and other programs need. Any other may be a secret, whatever its name says. */
const FOR_TOOLS =
  /^(?:NODE_ENV|NODE_DISABLE_COMPILE_CACHE|DOCS_NAV_CACHE|PATH|PATHEXT|SYSTEMROOT|HOME|USERPROFILE|TMPDIR|TEMP|TMP)$/i;

/** Returns whether the code of a project finds a variable without declaring it. */
export function isForTools(name: string): boolean {
  return FOR_TOOLS.test(name);
}

/** Describes what the results of a project’s code depend on besides files and packages: a part of their keys. */
export function stateOfRun({ variables }: Project): string {
  const { locale, timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return JSON.stringify([variables.declared, process.version, locale, timeZone]);
}
