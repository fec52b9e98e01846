/** Names the variable that replaces every time limit, in seconds: tests set it so as not to wait for what never ends. */
const VARIABLE = 'DOCS_NAV_TIME_LIMIT';

/** Returns how many seconds code of a project may take before it is ended: `usual`, unless the variable says otherwise. */
export function timeLimit(usual: number): number {
  return Number(process.env[VARIABLE] ?? usual);
}
