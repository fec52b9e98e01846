import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { locateThread } from '../../cli/demos/locate-thread.ts';
import { makeFolder } from '../cli/support/folder.ts';

/** Starts a thread, which is ended with the test. */
function start(file: string): Promise<Worker> {
  const thread = new Worker(file);
  onTestFinished(async () => void (await thread.terminate()));
  return new Promise((resolve) => thread.once('message', () => resolve(thread)));
}

test('a thread that never rests is found at its loop, among others', async () => {
  const root = makeFolder({
    'idle.cjs': "require('node:worker_threads').parentPort.postMessage(1);\nsetInterval(() => {}, 1000);\n",
    'busy.cjs':
      "require('node:worker_threads').parentPort.postMessage(1);\nfunction spin() {\n  for (;;) {}\n}\nspin();\n",
  });
  // One that has come and gone has had a number, too.
  await (await start(path.join(root, 'idle.cjs'))).terminate();
  await start(path.join(root, 'idle.cjs'));
  const busy = await start(path.join(root, 'busy.cjs'));
  expect(await locateThread(busy)).toContain(`at spin (${path.join(root, 'busy.cjs')}:3:`);
});
