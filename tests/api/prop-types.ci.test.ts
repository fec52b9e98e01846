import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { extractApis } from '../../cli/make/api/describe/extract.ts';
import { listNames } from '../../cli/make/api/list-names.ts';
import { membersOf } from '../../site/api/api-rows.ts';
import { ROOT } from '../support/docs-nav.ts';

/** Lists the props that a component's own prop types document with a comment, read from its code and not from types. */
function documentedProps(file: string): readonly string[] {
  const code = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, declared = ''] = /\.propTypes(?: \/\* remove-proptypes \*\/)? = \{\n([^]*)/.exec(code) ?? [];
  const props = declared.matchAll(/^ {2}\/\*\*\n((?: {3}\*.*\n)+?) {3}\*\/\n {2}(?:'([^']+)'|([\w$]+)):/gm);
  return Array.from(props).flatMap(([, comment = '', quoted, name]) =>
    /@(?:ignore|internal)\b/.test(comment) ? [] : [quoted ?? name ?? ''],
  );
}

test.each([
  ['@mui/material', 'esm', 1400],
  ['@mui/joy', '', 700],
])('every prop that the code of %s documents is on the page of its component', async (owner, folder, least) => {
  const names = (await listNames(projectAt(ROOT), [owner]))[owner] ?? [];
  const entries = extractApis(
    projectAt(ROOT),
    names.map((name) => ({ package: owner, name })),
  );
  let count = 0;
  const missing = entries.flatMap((entry) => {
    if (entry?.kind !== 'component') return [];
    const shown = new Set(membersOf(entry).flatMap(({ members }) => members.map(({ name }) => name)));
    const all = documentedProps(path.join(ROOT, 'node_modules', owner, folder, entry.name, `${entry.name}.js`));
    count += all.length;
    // One sentence sums up the attributes that every element has.
    return all.filter((prop) => !shown.has(prop) && !prop.startsWith('aria-')).map((prop) => `${entry.name}.${prop}`);
  });
  expect(missing).toEqual([]);
  expect(count).toBeGreaterThan(least);
});
