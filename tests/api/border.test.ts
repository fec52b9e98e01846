import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../support/docs-nav.ts';

/**
 * Everything that describes packages, lists their exports or shows them, except for the adapters and layouts
 * themselves.
 */
const FILES = [
  ...['cli/make/api', 'site/api'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
      .filter((file) => file.endsWith('.ts') && !/\/(?:adapters|layouts)\//.test(file)),
  ),
  'cli/make/arrange-apis.ts',
  'site/api/site-links.ts',
  'site/features/api/feature.ts',
];

/** What is not about a family: the types, with whether two packages are of one, and what finds the one of a package. */
const OPEN = ['adapter.ts', 'layout.ts', 'index.ts'];

const codeOf = (file: string) =>
  readFileSync(path.join(ROOT, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/.*$/gm, '');

describe('only its adapter and its layout know what is special about a family of packages', () => {
  test.each(FILES)('%s', (file) => {
    const code = codeOf(file);
    expect(code).not.toMatch(/mui|generateUtilityClass|createSvgIcon/i);
    // Types of React belong to no family, and the parser of comments is imported.
    expect(code).not.toMatch(/(?<!from )['"`/^]@(?!types\b)[a-z][\w-]*\//);
    const imported = Array.from(code.matchAll(/from '([^']*\/(?:adapters|layouts)\/[^']+)'/g), ([, named]) =>
      path.posix.basename(named ?? ''),
    );
    expect(imported.filter((name) => !OPEN.includes(name))).toEqual([]);
  });
});
