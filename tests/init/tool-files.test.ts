import { expect, test } from 'vitest';
import { extendIgnored } from '../../cli/init/tool-files.ts';

test.each([
  // .gitignore, what it gets
  ['', 'node_modules/\nout/\n.docs-nav/\n'],
  ['own', '\nnode_modules/\nout/\n.docs-nav/\n'],
  ['node_modules\r\nout/\r\n', '.docs-nav/\n'],
  // only those at the top, while `docs-nav-tools` may have packages of its own
  ['/node_modules\n/out\n/.docs-nav/\n', 'node_modules/\n'],
  ['**/node_modules/\n.docs-nav\nout\n', ''],
  ['# out/\nlayout/\nnode_modules/\n', 'out/\n.docs-nav/\n'],
])('a .gitignore with %j gets %j', (text, added) => {
  const { content, added: said } = extendIgnored(text);
  expect(content).toBe(text + added);
  expect(said.join()).toBe(added.trim().replaceAll('\n', ', '));
});
