import { expect, test } from 'vitest';
import { findUnreadable } from '../../cli/system/files/read-files.ts';
import { runCli } from './support/fake-io.ts';
import { makeFolder, PROJECT } from './support/folder.ts';

test('a NUL byte in a page or in the navigation is told with its line, and the file is not read', async () => {
  const start = makeFolder({ ...PROJECT, 'content/library/button.md': '# Button\n\nPress\0 it.\n' });
  const { exitCode, stdout } = await runCli(['validate', '--format', 'compact'], start);
  expect(stdout).toBe(
    'content/library/button.md:1:1: error[not-utf-8]: Line 3 contains a NUL byte, which no text in UTF-8 has. (save it as UTF-8)\n1 error in 1 section, 2 pages\n',
  );
  expect(exitCode).toBe(1);
  const nav = makeFolder({ ...PROJECT, 'nav/sections/library.yaml': `${PROJECT['nav/sections/library.yaml']}# \0\n` });
  expect((await runCli(['validate', '--format', 'compact'], nav)).stdout).toContain(
    'nav/sections/library.yaml:1:1: error[not-utf-8]: Line 12 contains a NUL byte',
  );
});

test.each([
  ['text', undefined],
  ['a\0b', 'not-utf-8'],
  [Buffer.from([0x61, 0xff]), 'not-utf-8'],
  [Buffer.from('UTF-16', 'utf16le'), 'not-utf-8'],
  ['x'.repeat(11_000_000), 'too-large'],
])('%# bytes that are no text, as from the index of Git, say why', (content, cause) => {
  expect(findUnreadable('content/a.md', Buffer.from(content))?.cause).toBe(cause);
});
