import { vi } from 'vitest';
import { run } from '../../cli/run.ts';
import { fakeIo } from '../cli/support/fake-io.ts';

/** A built site that `docs-nav preview` serves. */
export interface Preview {
  /** What the command has printed so far. */
  printed(): string;
  /** Ends it, as Ctrl+C does. */
  close(): Promise<void>;
}

/** Serves the site in a folder at an address of this machine, with the tools that `docs-nav preview` adds to pages. */
export async function startPreview(out: string, address: string): Promise<Preview> {
  const io = fakeIo(out);
  const running = run(['preview', '--out', out, '--port', new URL(address).port], io);
  await vi.waitUntil(() => io.written().stdout !== '' || io.written().stderr !== '', { timeout: 60_000 });
  if (io.written().stderr !== '') throw new Error(io.written().stderr);
  return {
    printed: () => io.written().stdout,
    async close() {
      io.interrupt();
      await running;
    },
  };
}
