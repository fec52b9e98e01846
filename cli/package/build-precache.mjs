import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
// Its main module loads Babel and Rollup, which takes seconds.
import { getManifest } from 'workbox-build/build/get-manifest.js';

/** What every page loads, the styles of each kind of page, and what the buttons of the bar load, by source. */
const SHELL = [
  'start/main.ts',
  'client/reader-acts.ts',
  'islands/preferences/mount-preferences.ts',
  ...['first', 'later', 'ends', 'rows', 'demos', 'landings'].map((name) => `styles/${name}.css`),
];
/** What sites without search do not need. */
const SEARCH = ['islands/search/mount-search.ts'];
/** A name with a hash is its own revision. */
const HASHED = /\.[a-z0-9]{8}\.\w+$/;

/** Lists the files that service workers fetch on installation, with their revisions; a site's build adds its own. */
export async function buildPrecache({ folder }) {
  const browser = path.join(folder, 'browser');
  const built = Object.assign(
    {},
    ...['manifest.json', 'styles.json'].map((name) => JSON.parse(readFileSync(path.join(browser, name), 'utf8'))),
  );
  const shell = filesOf(SHELL, built);
  const search = filesOf(SEARCH, built).filter((file) => !shell.includes(file));
  const globPatterns = [...shell, ...search];
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: browser,
    globPatterns,
    dontCacheBustURLsMatching: HASHED,
  });
  if (warnings.length > 0 || manifestEntries.length < globPatterns.length)
    throw new Error(`The precache manifest is not whole. ${warnings.join(' ')}`);
  const entries = manifestEntries.map((entry) => (search.includes(entry.url) ? { ...entry, needs: 'search' } : entry));
  writeFileSync(path.join(folder, 'scripts/precache.json'), `${JSON.stringify(entries, undefined, 2)}\n`);
}

/** Returns the output files of some sources, of their imports, and of their workers. */
function filesOf(sources, built, files = new Set()) {
  for (const source of sources) {
    const { file, imports = [], assets = [] } = built[source];
    if (files.has(file)) continue;
    files.add(file);
    for (const asset of assets) if (asset.endsWith('.js')) files.add(asset);
    filesOf(imports, built, files);
  }
  return [...files];
}
