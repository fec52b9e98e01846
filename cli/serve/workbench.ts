import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../../site/frame/page/escape-html.ts';
import { Failure } from '../failure.ts';
import { packageRoot } from '../package-root.ts';

/** A script for writers: `live-edits` shows edits as they are saved, `inspector` what is reported about visits. */
export type Tool = 'live-edits' | 'inspector';

/** Where the scripts are served, from the site's root. */
export const WORKBENCH = '_nav/workbench';

/** The tools that a server gives to the pages that it serves; what a build writes knows nothing of them. */
export interface Workbench {
  /** Adds the tools' scripts to a page of the site; any other HTML stays as it is. */
  equip(html: string): string;
  /** The text of a tool's script by its path from the site's root; undefined for all other paths. */
  find(path: string): string | undefined;
}

/** Opens the workbench of a site that is served under `base`, a path with a slash at both ends. */
export function openWorkbench(tools: readonly Tool[], base: string): Workbench {
  const scripts = new Map(tools.map((tool) => [`${WORKBENCH}/${tool}.js`, readTool(tool)]));
  // From the site itself, so that the page's script policy holds.
  const tags = Array.from(
    scripts.keys(),
    (path) => `<script type="module" src="${escapeHtml(base + path)}"></script>`,
  ).join('');
  return {
    // In front of the page's own script, which must not begin before anyone looks on.
    equip: (html) => (html.includes(PAGE_MARK) ? html.replace(FIRST_MODULE, (script) => tags + script) : html),
    find: (path) => scripts.get(path),
  };
}

/** Stands in the head of every page of a site, and in none of the files that it brings along. */
const PAGE_MARK = '<meta name="docs-nav-build"';

const FIRST_MODULE = '<script type="module"';

function readTool(tool: Tool): string {
  const file = join(packageRoot(), 'dist', 'workbench', `${tool}.js`);
  if (!existsSync(file)) throw new Failure('The package has not been built.', 'run `npm run build` in its folder');
  return readFileSync(file, 'utf8');
}
