import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../../site/frame/page/escape-html.ts';
import { Failure } from '../failure.ts';
import { packageRoot } from '../package-root.ts';

/** A script for writers: `live-edits` shows edits as they are saved, `inspector` the reports about visits. */
export type Tool = 'live-edits' | 'inspector';

/** Folder of the scripts, from the site's root. */
export const WORKBENCH = '_nav/workbench';

/** The tools that a server adds to its pages; they are not part of a build. */
export interface Workbench {
  /** Adds the tools' scripts to a page of the site; other HTML stays as it is. */
  equip(html: string): string;
  /** Returns a tool's script by its path from the site's root; undefined for all other paths. */
  find(path: string): string | undefined;
}

/** Opens the workbench of a site served at `base`, a path with a slash at both ends. */
export function openWorkbench(tools: readonly Tool[], base: string): Workbench {
  const scripts = new Map(tools.map((tool) => [`${WORKBENCH}/${tool}.js`, readTool(tool)]));
  // From the site itself, to satisfy the page's script policy.
  const tags = Array.from(
    scripts.keys(),
    (path) => `<script type="module" src="${escapeHtml(base + path)}"></script>`,
  ).join('');
  return {
    // Before the page's own script, so that they observe it from the start.
    equip: (html) => (html.includes(PAGE_MARK) ? html.replace(FIRST_MODULE, (script) => tags + script) : html),
    find: (path) => scripts.get(path),
  };
}

/** Occurs in the head of every page of a site, but in no other HTML file. */
const PAGE_MARK = '<meta name="docs-nav-build"';

const FIRST_MODULE = '<script type="module"';

function readTool(tool: Tool): string {
  const file = join(packageRoot(), 'dist', 'workbench', `${tool}.js`);
  if (!existsSync(file)) throw new Failure('The package has not been built.', 'run `npm run build` in its folder');
  return readFileSync(file, 'utf8');
}
