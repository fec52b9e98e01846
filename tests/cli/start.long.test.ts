import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../support/docs-nav.ts';

/** Runs what `npm start` runs. */
function start(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(ROOT, '.ci/start.mjs'), ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('`npm start` reports a taken port before it builds anything', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const { status, stdout, stderr } = start('--port', String(port));
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(new RegExp(`^error: Port ${port} is taken, .*npm start -- --port \\d+\n$`));
});

test.each([[['--port', 'abc']], [['--port', '65536']], [['--port', '0']]])(
  '`npm start -- %j` says what a port must be',
  (args) => {
    expect(start(...args)).toEqual({
      status: 2,
      stdout: '',
      stderr: 'error: The port must be a number from 1 to 65535, as in `npm start -- --port 5000`.\n',
    });
  },
);

test.each([[['--prot', '5000']], [['5000']], [['--port']]])('`npm start -- %j` says which option exists', (args) => {
  expect(start(...args)).toEqual({
    status: 2,
    stdout: '',
    stderr: 'error: The only option is the port, as in `npm start -- --port 5000`.\n',
  });
});
