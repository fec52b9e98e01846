import { readFileSync } from 'node:fs';
import path from 'node:path';
import { putFiles } from '../../cli/support/folder.ts';
import { openWork } from '../../support/open-work.ts';

/** A site whose pages have values from files of all kinds. */
export const FILES: Readonly<Record<string, string>> = {
  'nav/site.yaml': 'title: Kit\nurl: https://kit.example\nmdx: evaluate\nsearch: titles\n',
  'nav/sections/kit.yaml':
    'id: kit\nname: Kit\nprefixes: [/kit]\npages:\n  - pathname: /kit/sizes\n  - pathname: /kit/other\n',
  'content/kit/sizes.mdx': [
    "import { SIZES } from './sizes.ts'",
    "import data from '../../docs/data.json' with { type: 'json' }",
    "import tokens from '@acme/tokens/tokens.json'",
    '',
    'export const TWICE = SIZES.map((size) => size * 2);',
    '',
    '# Sizes of {data.name}',
    '',
    '## All {SIZES.length} sizes',
    '',
    "They are {TWICE.join(', ')} of {`<i>${tokens.base}</i>`}.",
    '',
    '[Again](#all-3-sizes)',
    '',
  ].join('\n'),
  'content/kit/sizes.ts':
    "import { appendFileSync } from 'node:fs';\nimport { join } from 'node:path';\n\nappendFileSync(join(import.meta.dirname, '../../loads.txt'), '.');\nconsole.log('printed');\nexport const SIZES: readonly number[] = [1, 2, 3];\n",
  'content/kit/other.md': '# Other\n\n[Sizes](/kit/sizes#all-3-sizes)\n',
  'docs/data.json': '{ "name": "The Kit" }',
  'node_modules/@acme/tokens/package.json': '{ "name": "@acme/tokens", "version": "1.0.0" }',
  'node_modules/@acme/tokens/tokens.json': '{ "base": 8 }',
};

/** Makes such sites, with some files changed, in a folder of its own for each name. */
export interface ValueSites {
  readonly work: string;
  makeSite(name: string, files?: Readonly<Record<string, string>>): string;
}

/** Opens a folder for the sites of a test file. */
export function openValueSites(): ValueSites {
  const work = openWork('values');
  return {
    work,
    makeSite(name, files = {}) {
      const folder = path.join(work, name);
      putFiles(folder, { ...FILES, ...files });
      return folder;
    },
  };
}

/** The text of a file of a site. */
export function read(folder: string, file: string): string {
  return readFileSync(path.join(folder, file), 'utf8');
}
