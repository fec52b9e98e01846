import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteAssets } from '../../site/prerender/site-context.ts';
import { Failure } from '../failure.ts';
import { packageRoot } from '../package-root.ts';

interface BrowserManifest {
  readonly scripts: Readonly<Record<string, string>>;
  readonly stylesheet: string;
  readonly icon: string;
  readonly boot: string;
}

/** Finds the scripts and the stylesheet that the package was built with. */
export function readSiteAssets(): SiteAssets & { readonly scripts: Readonly<Record<string, string>> } {
  const folder = join(packageRoot(), 'dist', 'browser');
  const list = join(folder, 'manifest.json');
  if (!existsSync(list)) throw new Failure('The package has not been built.', 'run `npm run build` in its folder');
  const { scripts, stylesheet, icon, boot } = JSON.parse(readFileSync(list, 'utf8')) as BrowserManifest;
  const names = readdirSync(folder).filter((name) => name !== 'manifest.json').toSorted();
  return {
    files: names.map((name) => ({ name, source: join(folder, name) })),
    scripts,
    stylesheet,
    icon,
    script: scripts['main'] ?? '',
    bootScript: boot,
    policy: policyFor(boot),
  };
}

/** Scripts from this site only, and the one that stands in the page; WebAssembly is what search runs on (https://www.w3.org/TR/CSP3/). */
function policyFor(bootScript: string): string {
  const hash = createHash('sha256').update(bootScript).digest('base64');
  return `script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}'; object-src 'none'; base-uri 'none'; form-action 'self'`;
}
