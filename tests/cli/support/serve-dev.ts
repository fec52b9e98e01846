import { expect, onTestFinished, vi } from 'vitest';
import { run } from '../../../cli/run.ts';
import { fakeIo } from './fake-io.ts';

/** How long a busy machine may take to show an edit, in milliseconds. */
const PATIENCE = 60_000;

/** A site that `dev` serves until the test ends. */
export interface ServedSite {
  /** Its address, with a slash at its end. */
  readonly origin: string;
  /** Waits until a page, by its path without a slash at the beginning, contains a text. */
  shows(page: string, text: string): Promise<void>;
  /** Waits until `dev` has reported a text. */
  says(text: string): Promise<void>;
}

/** Serves the site in a folder with `dev` and further options. */
export async function serveDev(folder: string, ...options: readonly string[]): Promise<ServedSite> {
  const io = fakeIo(folder);
  const ended = run(['dev', '--host', '127.0.0.1', ...options], io);
  onTestFinished(async () => {
    io.interrupt();
    await ended;
  });
  await vi.waitFor(() => expect(io.written().stderr).toContain('ready in'), PATIENCE);
  const [origin = ''] = /http:\/\/\S+/.exec(io.written().stdout) ?? [];
  return {
    origin,
    shows: (page, text) =>
      vi.waitFor(async () => expect(await (await fetch(origin + page)).text()).toContain(text), PATIENCE),
    says: (text) => vi.waitFor(() => expect(io.written().stdout).toContain(text), PATIENCE),
  };
}
