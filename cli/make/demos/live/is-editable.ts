import type { DemoSource } from '../source/demo-pages.ts';
import { packageNamesIn } from '../source/package-versions.ts';

/** Files that can be edited beside a demo. */
const TEXTS = /\.(?:[jt]sx?|css|json)$/;

/** A stylesheet with names of its own, which only a bundler can make. */
const BUNDLED = /\.module\.css$/;

/**
 * Returns whether readers can edit a demo: it needs nothing of its page, none of its files needs a compiler of its own,
 * and it has no document of its own.
 */
export function isEditable({ reached, imports, packagesAlong, settings, along }: DemoSource): boolean {
  return (
    reached !== undefined &&
    ![...packageNamesIn(imports), ...packagesAlong].includes('docs-nav') &&
    settings.frame === undefined &&
    along.every((file) => TEXTS.test(file) && !BUNDLED.test(file))
  );
}
