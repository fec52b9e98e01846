import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../support/docs-nav.ts';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

test.each(['README.md', 'site/reference/content/docs-nav/tutorial.md', 'site/reference/content/docs-nav/index.md'])(
  '%s installs the packed file of this version first, and the published package beside it',
  (file) => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    const text = read(file);
    const installs = text.match(/npm install --save-dev [^\n`]+/g) ?? [];
    expect(installs).toEqual([`npm install --save-dev ./docs-nav-${version}.tgz`, 'npm install --save-dev docs-nav']);
    expect(text).toContain('npm pack --pack-destination');
  },
);
