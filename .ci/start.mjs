// Builds the reference site for the exact address where it is then served, so that all of it works there, including its
// service worker. Plain Node without dependencies, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BIN = path.join(ROOT, 'dist/docs-nav.cjs');
const HOST = '127.0.0.1';
const DEFAULT_PORT = 4173;

const port = readPort();
// Before the build, so that no one waits for it in vain.
await checkPort();
runNode([path.join(ROOT, '.ci/set-up.mjs')]);
runNode([BIN, 'build', '--url', `http://${HOST}:${port}`]);
serve();

function readPort() {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string', default: String(DEFAULT_PORT) } } });
    const number = /^\d+$/.test(values.port) ? Number(values.port) : Number.NaN;
    return number > 0 && number <= 65_535
      ? number
      : stop('The port must be a number from 1 to 65535, as in `npm start -- --port 5000`.');
  } catch {
    return stop(`The only option is the port, as in \`npm start -- --port 5000\`.`);
  }
}

async function checkPort() {
  const server = createServer();
  const code = await new Promise((resolve) => {
    server.once('error', (error) => resolve(error.code));
    server.listen(port, HOST, () => resolve(undefined));
  });
  server.close();
  if (code === 'EADDRINUSE') {
    stop(
      `Port ${port} is taken, perhaps by another \`npm start\`. End the program that uses it, or choose another port: npm start -- --port ${port === 65_535 ? port - 1 : port + 1}`,
    );
  }
  if (code !== undefined)
    stop(
      `Nothing can be served at ${HOST}:${port} (${code}). Choose another port: npm start -- --port ${DEFAULT_PORT + 1}`,
    );
}

function runNode(args) {
  const { status, signal } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(signal ? 130 : status);
}

/** Ends together with its server, whichever of the two gets the signal. */
function serve() {
  const server = spawn(process.execPath, [BIN, 'preview', '--port', String(port)], { cwd: ROOT, stdio: 'inherit' });
  console.log(`Every feature and where to see it: http://${HOST}:${port}/experiments/docs/features/`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => (process.exitCode = code ?? 1));
}

function stop(message) {
  console.error(`error: ${message}`);
  process.exit(2);
}
