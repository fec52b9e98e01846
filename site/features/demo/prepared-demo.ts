import type { Playground } from '../playground/model/playground.ts';

/** A demo that is ready to be inserted into its page. */
export interface PreparedDemo {
  /** `src` of the page's directive. */
  readonly src: string;
  /** Identifies the demo in its page. */
  readonly name: string;
  /** Name of its file. */
  readonly file: string;
  /** Name of the export; absent for the default export. */
  readonly exported?: string;
  readonly source: string;
  /** The source in JavaScript; absent if it is the same. */
  readonly javascript?: string;
  /** HTML rendered on the server; empty for a demo that only renders in browsers. */
  readonly html: string;
  /** Stylesheet links and style elements for all demos of the page; set on the first demo. */
  readonly styles: string;
  /** Path of the page's module in the output. */
  readonly module: string;
  /** Files next to the module that run before it, each after its imports; set on the first demo of the page. */
  readonly parts: readonly string[];
  /** Set if it imports `docs-nav/react` or files outside its folder, so it cannot run in a sandbox. */
  readonly needsPage?: true;
  /** Packages other than React that it and its modules import; absent if it cannot run in a sandbox. */
  readonly packages?: readonly string[];
  /** Further packages that only its TypeScript imports. */
  readonly typePackages?: readonly string[];
  /** Path of a file with the text of each module that it imports from its folder, directly or not, by relative path. */
  readonly files?: string;
  /** Path of its provider for sandboxes; absent if there is none. */
  readonly wrapping?: string;
  /** Files that it imports from its folder and that readers may want to read. */
  readonly beside?: readonly { readonly name: string; readonly text: string }[];
  /** Path of the index of its section's live code; absent if readers cannot edit it. */
  readonly live?: string;
  /** Folder of its file from the root; set if readers can edit it and it imports files outside of this folder. */
  readonly folder?: string;
  /** Its name for screen readers, if the page sets one. */
  readonly title?: string;
  /** Set if it uses the full width. */
  readonly wide?: true;
  /** Document of the iframe: its path in the output, its height in CSS pixels. */
  readonly frame?: { readonly path: string; readonly height: number };
  /** Set if readers can try it with other props: how, and the path of the file with the same. */
  readonly playground?: { readonly shown: Playground; readonly path: string };
}
