import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { saySize } from '../../site/pages/component-header.ts';
import { ENGLISH } from '../../site/words/words.ts';
import { docsNav, ROOT } from '../support/docs-nav.ts';
import { eachSizedProject, letters } from './support/sized-project.ts';

const project = eachSizedProject();
const { put, build, read, sizes } = project;

test('a component is measured without the peer dependencies of its package, and its page says so', async () => {
  expect(await sizes('--check')).toMatchObject({
    exitCode: 1,
    stdout: 'Button of pebble has not been measured with version 1.0.0\n',
  });
  expect((await sizes()).exitCode).toBe(0);
  const file = JSON.parse(readFileSync(path.join(project.root, 'nav/sizes.json'), 'utf8')) as {
    pebble: { components: { Button: number } };
  };
  expect(file).toMatchObject({ pebble: { version: '1.0.0', without: ['react'] } });
  // All of its words, and nothing of React.
  const words = gzipSync(letters(4000)).length;
  expect(file.pebble.components.Button).toBeGreaterThan(words);
  expect(file.pebble.components.Button).toBeLessThan(words + 500);
  expect((await sizes('--check')).exitCode).toBe(0);

  expect((await build()).exitCode).toBe(0);
  expect(read('lib/plain/index.html')).toMatch(
    /<dt>Size<\/dt><dd><abbr title="(\d\.\d kB), minified and gzipped, without react\.[^"]*">\1<\/abbr>/,
  );
});

test('a damaged file is reported with what to do about it', async () => {
  put({ 'nav/sizes.json': '{ "pebble": 3 }' });
  expect(await sizes('--check')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('nav/sizes.json is not in the form that `docs-nav sizes` writes.') as string,
  });
});

test('a size is written the way the reader’s language writes it', () => {
  expect(saySize({ bytes: 24_042, without: ['@emotion/react', 'react'] }, ENGLISH).whole).toBe(
    '24 kB, minified and gzipped, without @emotion/react and react. Additional components add less.',
  );
  expect(saySize({ bytes: 940, without: [] }, ENGLISH).whole).toBe(
    '0.94 kB, minified and gzipped. Additional components add less.',
  );
});

test('the reference site shows sizes of the installed packages', () => {
  // The built program, since it reads pages that nothing is known about yet in threads.
  expect(docsNav(['sizes', '--check'], ROOT)).toMatchObject({ stdout: '', code: 0 });
});
