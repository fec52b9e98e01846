import { join } from 'node:path';
import { RULE_FILES } from '../../site/output/hosts/host-settings.ts';
import { readIfThere } from '../system/files/look-at.ts';

/** What `_redirects` and `_headers` in a folder say; hosts read these files and never serve them. */
export interface HostRules {
  /** Returns where a path leads, if it is redirected. */
  redirectOf(path: string): { readonly status: number; readonly to: string } | undefined;
  /** Returns the headers of a path, by their names in lower case. */
  headersOf(path: string): Readonly<Record<string, string>>;
}

/** Reads the rules in a folder, of which either file may be missing. */
export function readHostRules(folder: string): HostRules {
  const [redirects, headers] = RULE_FILES.map((name) => readIfThere(join(folder, name)));
  const moved = parseRedirects(redirects ?? '');
  // A path, which may end with an asterisk, and the indented headers below it.
  const rules = (headers ?? '').split(/\n(?=\/)/).map((block) => {
    const [pattern = '', ...lines] = block.split('\n');
    const start = pattern.endsWith('*') ? pattern.slice(0, -1) : undefined;
    const pairs = lines.flatMap((line) => {
      const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name.toLowerCase(), value ?? ''] as const];
    });
    const matches = (path: string) => (start === undefined ? path === pattern : path.startsWith(start));
    return (path: string) => (matches(path) ? pairs : []);
  });
  return {
    redirectOf: (path) => moved.get(path.endsWith('/') ? path : `${path}/`),
    headersOf: (path) => Object.fromEntries(rules.flatMap((headersFor) => headersFor(path))),
  };
}

/** A line is `from to status`; rules for whole folders, of which a build writes only those of 404 pages, are left out. */
function parseRedirects(text: string): ReadonlyMap<string, { readonly status: number; readonly to: string }> {
  const found = new Map<string, { readonly status: number; readonly to: string }>();
  for (const line of text.split('\n')) {
    const [from = '', to = '', status = '301'] = line.trim().split(/\s+/);
    const key = from.endsWith('/') ? from : `${from}/`;
    if (from.startsWith('/') && to !== '' && status.startsWith('3') && !found.has(key))
      found.set(key, { status: Number(status), to });
  }
  return found;
}
