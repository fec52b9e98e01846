/**
 * A package that some sites need. docs-nav does not depend on it, so that projects that only run checks need not
 * install it.
 */
export type ToolName = 'vite' | 'typescript' | 'pagefind' | '@resvg/resvg-js' | 'temml';

/** A tool that is missing, or installed in a version that docs-nav does not support. */
export interface MissingTool {
  readonly name: ToolName;
  /** The installed version, if any. */
  readonly found?: string;
  /** How to get it: `run …`. */
  readonly help: string;
}
