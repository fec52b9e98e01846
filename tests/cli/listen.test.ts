import { request } from 'node:http';
import process from 'node:process';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../cli/serve/listen.ts';
import type { Handler } from '../../cli/serve/listen.ts';

const handler: Handler = async (_request, response) => void response.end('draft');

async function open(host: string, port = 0, anyPort = false) {
  const { origin, close } = await listen(handler, { host, port, anyPort }, process);
  onTestFinished(close);
  return origin;
}

/** The status of an answer to a request that names a host; `fetch` would name the one it asks. */
function ask(origin: string, host: string): Promise<number | undefined> {
  const { port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject).end();
  });
}

test.each([
  // host that a request names, status if only this machine is served, status if others are served as well
  ['localhost', 200, 200],
  ['docs.localhost:5173', 200, 200],
  ['127.0.0.1:5173', 200, 200],
  ['[::1]:5173', 200, 200],
  ['192.168.0.7', 200, 200],
  ['attacker.example', 403, 200],
  ['localhost.attacker.example:5173', 403, 200],
  ['notlocalhost', 403, 200],
  ['a b', 403, 200],
])('a request that names the host %s', async (host, alone, shared) => {
  expect([await ask(await open('127.0.0.1'), host), await ask(await open('0.0.0.0'), host)]).toEqual([alone, shared]);
});

test('pages of other sites cannot frame an answer; one with a policy says so itself', async () => {
  const policyOf = async (origin: string) => (await fetch(origin)).headers.get('content-security-policy');
  expect(await policyOf(await open('127.0.0.1'))).toBe("frame-ancestors 'self'");
  const own = await listen(
    async (_request, response) => void response.writeHead(200, { 'content-security-policy': 'x' }).end(),
    { host: '127.0.0.1', port: 0, anyPort: false },
    process,
  );
  onTestFinished(own.close);
  expect(await policyOf(own.origin)).toBe('x');
});

test('a taken port leads to the next one, or to an error if the port was asked for', async () => {
  const port = Number(new URL(await open('127.0.0.1')).port);
  expect(Number(new URL(await open('127.0.0.1', port, true)).port)).toBeGreaterThan(port);
  await expect(open('127.0.0.1', port)).rejects.toThrow(`Port ${port} is taken.`);
});
