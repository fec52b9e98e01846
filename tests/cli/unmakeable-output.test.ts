import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { recoverOutput, takeSpare } from '../../cli/build/write/exchange-output.ts';
import { makeFolder, putFiles } from './support/folder.ts';

test('an output folder below a file is refused, naming the part of its path that is a file', () => {
  const root = makeFolder();
  putFiles(root, { 'nav/site.yaml': 'title: Here\n' });
  const inTheWay = path.join(root, 'nav/site.yaml');
  expect(() => recoverOutput(path.join(inTheWay, 'out/en'))).toThrow(
    `The folder \`${inTheWay}\` cannot be created: EEXIST.`,
  );
});

test.skipIf(!existsSync('/proc/self'))('an output where no folder can be created is refused without waiting', () => {
  expect(() => recoverOutput('/proc/none/out')).toThrow('The folder `/proc/none` cannot be created: ENOENT.');
  expect(() => takeSpare('/proc/.spare', '/proc/.out.building')).toThrow('cannot be created');
  expect(() => recoverOutput('/dev/null/out')).toThrow('The folder `/dev/null` cannot be created: EEXIST.');
});
