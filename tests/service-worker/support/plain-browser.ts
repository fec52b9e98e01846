import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findChromium } from '../../support/find-chromium.mjs';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-sync',
];

/** Milliseconds after which a browser that has not finished is killed. */
const PATIENCE = 100_000;

/**
 * Shows an address in a Chromium without a debugger until `done` settles; rejects when that takes too long. With a
 * debugger attached, Chromium may not let a worker take over that asked to while its predecessor was busy.
 */
export async function showInPlainBrowser(address: string, done: Promise<unknown>): Promise<void> {
  const profile = mkdtempSync(path.join(tmpdir(), 'docs-nav-profile-'));
  // The debugging port keeps a headless Chromium running; it is not used.
  const flags = [...FLAGS, `--user-data-dir=${profile}`, '--remote-debugging-port=0'];
  const browser = spawn(findChromium() ?? 'chromium', [...flags, address], { stdio: 'ignore', detached: true });
  const ended = once(browser, 'exit');
  try {
    await Promise.race([
      done,
      sleep(PATIENCE, undefined, { ref: false }).then(() => Promise.reject(new Error(`Nothing came of ${address}.`))),
    ]);
  } finally {
    // The whole group: the processes of its pages write to the profile.
    if (browser.pid !== undefined) process.kill(-browser.pid, 'SIGKILL');
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
