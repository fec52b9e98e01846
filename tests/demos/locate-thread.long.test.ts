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

test('threads that never rest are found at their loops, among others', async () => {
  const root = makeFolder({
    'idle.cjs': "require('node:worker_threads').parentPort.postMessage(1);\nsetInterval(() => {}, 1000);\n",
    'busy.cjs':
      "require('node:worker_threads').parentPort.postMessage(1);\nfunction spin() {\n  for (;;) {}\n}\nspin();\n",
  });
  // One that has come and gone has had a number, too.
  await (await start(path.join(root, 'idle.cjs'))).terminate();
  await start(path.join(root, 'idle.cjs'));
  // One that is asked at once has only just begun, the more so as those before take all processors.
  for (let count = 0; count < 6; count++)
    expect(await locateThread(await start(path.join(root, 'busy.cjs')))).toContain(
      `at spin (${path.join(root, 'busy.cjs')}:3:`,
    );
});
