import type { PreparedDemo } from '../../site/demos/prepared-demo.ts';
import type { DemoSource } from './demo-pages.ts';
import type { JavaScriptDemo } from './javascript-demos.ts';
import { packageNamesIn } from './package-versions.ts';

/** Whether a demo works in its page alone: it asks what the page knows, or imports from outside its folder. */
export function needsPage({ imports, packagesAlong, reachesOut }: DemoSource): boolean {
  return reachesOut || [...packageNamesIn(imports), ...packagesAlong].includes('docs-nav');
}

/** Packages that a sandbox of a demo needs; apart from these, further ones for the demo in TypeScript. */
export function packagesFor(
  { imports, packagesAlong }: DemoSource,
  javascript: JavaScriptDemo | undefined,
): Pick<PreparedDemo, 'packages' | 'typePackages'> {
  const all = sandboxPackages([...packageNamesIn(imports), ...packagesAlong]);
  if (javascript === undefined) return { packages: all };
  const packages = sandboxPackages([...javascript.packages, ...packagesAlong]);
  return { packages, typePackages: all.filter((name) => !packages.includes(name)) };
}

/** Every sandbox has React. */
function sandboxPackages(names: readonly string[]): readonly string[] {
  return [...new Set(names)].filter((name) => name !== 'react' && name !== 'react-dom').toSorted();
}
