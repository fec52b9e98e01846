import { rmSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { run } from '../../cli/run.ts';
import { fakeIo } from '../cli/support/fake-io.ts';
import { putFiles } from '../cli/support/folder.ts';
import { COUNTER, makeCounterProject } from './support/counter-project.ts';

/** As long as a busy machine may take to show an edit, in ms. */
const PATIENCE = 60_000;

async function startDev() {
  const root = makeCounterProject();
  const io = fakeIo(root);
  const ended = run(['dev'], io);
  onTestFinished(async () => {
    io.interrupt();
    await ended;
    rmSync(root, { recursive: true });
  });
  await vi.waitFor(() => expect(io.written().stderr).toContain('ready in'), PATIENCE);
  const [origin = ''] = /http:\/\/\S+/.exec(io.written().stdout) ?? [];
  return {
    put: (files: Readonly<Record<string, string>>) => putFiles(root, files),
    told: () => io.written().stdout,
    shows: (pattern: RegExp) =>
      vi.waitFor(async () => expect(await (await fetch(`${origin}lib/counter/`)).text()).toMatch(pattern), {
        timeout: PATIENCE,
        interval: 50,
      }),
  };
}

test('dev shows an edited demo, an edited module of it and an edited provider', async () => {
  const { put, shows } = await startDev();
  await shows(/Clicked <!-- -->3/);
  put({ 'content/lib/counter/Counter.tsx': COUNTER.replace('Clicked', 'Counted') });
  await shows(/Counted <!-- -->3/);
  put({ 'content/lib/counter/numbers.ts': 'export const start: number = 8;\n' });
  await shows(/Counted <!-- -->8/);
  put({
    'docs/provider.tsx':
      'export default function Provider({ children }) {\n  return <div data-theme="new">{children}</div>;\n}\n',
  });
  await shows(/data-theme="new"/);
});

test('dev tells of a mistake in a demo or its provider, keeps the last good page, and goes on once it is mended', async () => {
  const { put, shows, told } = await startDev();
  await shows(/Clicked <!-- -->3/);
  put({ 'content/lib/counter/Counter.tsx': 'export default function Counter() {\n  return <b>;\n}\n' });
  await vi.waitFor(() => expect(told()).toMatch(/demo-syntax[^]*Counter\.tsx:[23]:/), PATIENCE);
  await shows(/Clicked <!-- -->3/);
  put({
    'content/lib/counter/Counter.tsx': COUNTER,
    'docs/provider.tsx': "export default function Provider() {\n  throw new Error('no theme');\n}\n",
  });
  await vi.waitFor(() => expect(told()).toMatch(/demo-failed[^]*no theme[^]*docs\/provider\.tsx:2:/), PATIENCE);
  put({
    'docs/provider.tsx':
      'export default function Provider({ children }) {\n  return <div data-theme="mended">{children}</div>;\n}\n',
  });
  await shows(/data-theme="mended"/);
});
