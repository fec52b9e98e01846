import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { afterEach, vi } from 'vitest';
import type { Ask } from './follow.ts';

/** Has a server listen on a free port, and returns it. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Finds a port that no program listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

let running: ChildProcess | undefined;

/** Registers the hook that ends the server after each test. */
export function useHost(): void {
  afterEach(endHost);
}

/** Ends the server that runs. */
export async function endHost(): Promise<void> {
  const closing = running && new Promise((resolve) => running?.once('exit', resolve));
  running?.kill();
  await closing;
  running = undefined;
}

/**
 * Starts a server in the foreground, and waits until it answers. Between the choice of a port and the start, another
 * program may have taken it: then the server ends, and another port is tried, unless one is `wanted`.
 */
export async function serve(command: keyof typeof SERVERS, www: string, base: string, wanted?: number): Promise<Ask> {
  for (let tries = 1; ; tries += 1) {
    const port = wanted ?? (await freePort());
    const child = spawn(command, SERVERS[command](www, base, port), { stdio: 'ignore' });
    running = child;
    const ask: Ask = (address) => fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual' });
    const answers = () =>
      ask('/').then(
        () => true,
        () => false,
      );
    await vi.waitUntil(async () => child.exitCode !== null || (await answers()), { timeout: 60_000 });
    if (child.exitCode === null) return ask;
    if (tries === 3 || wanted !== undefined) throw new Error(`${command} ended with ${child.exitCode}`);
  }
}

const SERVERS = {
  nginx: (www: string, base: string, port: number) => {
    const file = path.join(www, '../nginx.conf');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${path.join(www, '..', name)};`)
      .join(' ');
    writeFileSync(
      file,
      // If root runs the test, the default user of nginx cannot read the folder.
      `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${path.join(www, '../pid')}; error_log /dev/null; events {}
http { access_log off; include /etc/nginx/mime.types; ${temporary}
server { listen 127.0.0.1:${port}; root ${www}; include ${www}${base}-hosts/nginx.conf; } }`,
    );
    return ['-c', file, '-p', path.join(www, '..')];
  },
  caddy: (www: string, base: string, port: number) => {
    const file = path.join(www, '../Caddyfile');
    writeFileSync(
      file,
      `{\n\tadmin off\n\tauto_https off\n}\nhttp://127.0.0.1:${port} {\n\troot * ${www}\n\timport ${www}${base}-hosts/Caddyfile\n}\n`,
    );
    return ['run', '--config', file, '--adapter', 'caddyfile'];
  },
} as const;

/** Whether a server is installed here. */
export const isInstalled = (command: string): boolean =>
  spawnSync(command, [command === 'nginx' ? '-v' : 'version']).error === undefined;
