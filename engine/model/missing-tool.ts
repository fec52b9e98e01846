import type { ToolName } from '../feature/declaration.ts';

/** A tool that is missing, or installed in a version that docs-nav does not support. */
export interface MissingTool {
  readonly name: ToolName;
  /** The installed version, if any. */
  readonly found?: string;
  /** How to get it: `run …`. */
  readonly help: string;
}
