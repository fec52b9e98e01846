// Makes `npm pack` and `npm publish` pack a package.json without scripts and workspaces: `prepare` builds the package for
// those who install it from Git, and npm warns everybody else about it; the reference site is not in the package. Run before packing, and with `restore` after it.
import { copyFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import process from 'node:process';

const KEPT = '.docs-nav/package.json';

if (process.argv[2] === 'restore') renameSync(KEPT, 'package.json');
else {
  mkdirSync('.docs-nav', { recursive: true });
  copyFileSync('package.json', KEPT);
  const { scripts: _, workspaces: __, ...packed } = JSON.parse(readFileSync('package.json', 'utf8'));
  writeFileSync('package.json', `${JSON.stringify(packed, undefined, 2)}\n`);
}
