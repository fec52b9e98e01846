import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { afterEach, vi } from 'vitest';
import { ROOT } from '../../support/docs-nav.ts';
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

/** What a server serves. */
export interface Served {
  /** Folder of the site, as a build wrote it; its settings are beside it. */
  readonly out: string;
  /** Path of the site's root without a trailing slash; empty at the root of the host. */
  readonly base: string;
  /** Port of another application beside the site: it has the rest, or `/shop/` if the site is at the root. */
  readonly application?: number;
  /** Port to listen on; any free one if left out. */
  readonly port?: number;
}

/**
 * Starts a server in the foreground with the settings of the manual, and waits until it answers. Between the choice of a
 * port and the start, another program may have taken it: then the server ends, and another port is tried, unless one is
 * wanted.
 */
export async function serve(command: keyof typeof SERVERS, served: Served): Promise<Ask> {
  for (let tries = 1; ; tries += 1) {
    const port = served.port ?? (await freePort());
    const child = spawn(command, SERVERS[command](served.out, settingsOf(command, served, port)), { stdio: 'ignore' });
    running = child;
    const ask: Ask = (address, init) => fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual', ...init });
    const answers = () =>
      ask('/').then(
        () => true,
        () => false,
      );
    await vi.waitUntil(async () => child.exitCode !== null || (await answers()), { timeout: 60_000 });
    if (child.exitCode === null) return ask;
    if (tries === 3 || served.port !== undefined) throw new Error(`${command} ended with ${child.exitCode}`);
  }
}

/** The settings of the manual for a site alone, or with another application, for the folders and ports of a test. */
function settingsOf(command: keyof typeof SERVERS, { out, base, application }: Served, port: number): string {
  const page = readFileSync(path.join(ROOT, 'site/reference/content/docs-nav/hosts.md'), 'utf8');
  const shown = Array.from(page.matchAll(/^```(?:nginx|text)\n([^]*?)^```/gm), ([, text = '']) => text);
  const [alone = '', shared = ''] = shown.filter((text) => text.includes(command === 'nginx' ? 'include' : 'import'));
  const atRoot = (text: string) =>
    base === '' ? text.replace('location / {', 'location /shop/ {').replace('handle {', 'handle /shop/* {') : text;
  return atRoot(application === undefined ? alone : shared)
    .replaceAll('/srv/pebble', out)
    .replace('127.0.0.1:8080', `127.0.0.1:${application}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('pebble.example {', `http://127.0.0.1:${port} {`);
}

const SERVERS = {
  nginx: (out: string, settings: string) => {
    const beside = path.dirname(out);
    const file = path.join(beside, 'nginx.conf');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${path.join(beside, name)};`)
      .join(' ');
    writeFileSync(
      file,
      // If root runs the test, the default user of nginx cannot read the folder.
      `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${path.join(beside, 'pid')}; error_log /dev/null; events {}
http { access_log off; include /etc/nginx/mime.types; default_type application/octet-stream; ${temporary}
${settings} }`,
    );
    return ['-c', file, '-p', beside];
  },
  caddy: (out: string, settings: string) => {
    const file = path.join(path.dirname(out), 'Caddyfile');
    writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${settings}`);
    return ['run', '--config', file, '--adapter', 'caddyfile'];
  },
} as const;

/** Whether a server is installed here. */
export const isInstalled = (command: string): boolean =>
  spawnSync(command, [command === 'nginx' ? '-v' : 'version']).error === undefined;
