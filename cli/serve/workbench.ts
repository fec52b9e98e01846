import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../../site/text/escape-html.ts';
import { Failure } from '../system/base/failure.ts';
import { packageRoot } from '../system/base/package-root.ts';

/** The scripts for writers: `live-edits` shows edits as they are saved, `inspector` the reports about visits. */
const TOOLS = ['live-edits', 'inspector'] as const;
export type Tool = (typeof TOOLS)[number];

/** Folder of the scripts, from the site's root. */
export const WORKBENCH = '_nav/workbench';

/** The tools that a server adds to its pages; they are not part of a build. */
export interface Workbench {
  /** Adds the tools' scripts to a page of the site; other HTML stays as it is. */
  equip(html: string): string;
  /** Returns a tool's script, or a module it imports, by its path from the site's root; undefined for all other paths. */
  find(path: string): string | undefined;
}

/** Opens the workbench of a site served at `base`, a path with a slash at both ends. */
export function openWorkbench(tools: readonly Tool[], base: string): Workbench {
  const scripts = readScripts();
  for (const tool of TOOLS) if (!tools.includes(tool)) scripts.delete(pathOf(tool));
  // From the site itself, to satisfy the page's script policy.
  const tags = tools.map((tool) => `<script type="module" src="${escapeHtml(base + pathOf(tool))}"></script>`).join('');
  return {
    // Before the page's own script, so that they observe it from the start.
    equip: (html) => (html.includes(PAGE_MARK) ? html.replace(FIRST_MODULE, (script) => tags + script) : html),
    find: (path) => scripts.get(path),
  };
}

/** Occurs in the head of every page of a site, but in no other HTML file. */
const PAGE_MARK = '<meta name="docs-nav-build"';

const FIRST_MODULE = '<script type="module"';

function pathOf(tool: Tool): string {
  return `${WORKBENCH}/${tool}.js`;
}

/** Reads the scripts of all tools and the modules that they share. */
function readScripts(): Map<string, string> {
  const folder = join(packageRoot(), 'dist', 'workbench');
  if (!existsSync(folder)) throw new Failure('The package has not been built.', 'run `npm run build` in its folder');
  return new Map(readdirSync(folder).map((name) => [`${WORKBENCH}/${name}`, readFileSync(join(folder, name), 'utf8')]));
}
