import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
// Its other functions bring Babel and Rollup, which take seconds to load.
import { getManifest } from 'workbox-build/build/get-manifest.js';

/** What every page loads, and the looks of each kind of page, by source. */
const SHELL = [
  'client/main.ts',
  ...['first', 'later', 'api', 'demos', 'landings'].map((name) => `frame/styles/${name}.css`),
];
/** A name with a hash is a revision of its own. */
const HASHED = /\.[a-z0-9]{8}\.\w+$/;

/** Lists the files that service workers fetch when they are installed, with their revisions; a site's build adds its own. */
export async function buildPrecache({ folder }) {
  const browser = path.join(folder, 'browser');
  const built = Object.assign(
    {},
    ...['manifest.json', 'styles.json'].map((name) => JSON.parse(readFileSync(path.join(browser, name), 'utf8'))),
  );
  const globPatterns = SHELL.map((source) => built[source].file);
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: browser,
    globPatterns,
    dontCacheBustURLsMatching: HASHED,
  });
  if (warnings.length > 0 || manifestEntries.length < SHELL.length)
    throw new Error(`The precache manifest is not whole. ${warnings.join(' ')}`);
  writeFileSync(path.join(folder, 'scripts/precache.json'), `${JSON.stringify(manifestEntries, undefined, 2)}\n`);
}
