import { rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { run } from '../../cli/run.ts';
import { fakeIo } from '../cli/support/fake-io.ts';
import { putFiles } from '../cli/support/folder.ts';
import { COUNTER, keptDemos, makeCounterProject } from './support/counter-project.ts';

/** How long a busy machine may take to show an edit, in ms. */
const PATIENCE = 60_000;

async function startDev(root = makeCounterProject()) {
  const io = fakeIo(root);
  const ended = run(['dev'], io);
  onTestFinished(async () => {
    io.interrupt();
    await ended;
    rmSync(root, { recursive: true });
  });
  await vi.waitFor(() => expect(io.written().stderr).toContain('ready in'), PATIENCE);
  const [origin = ''] = /http:\/\/\S+/.exec(io.written().stdout) ?? [];
  const fetchText = async (address: string) => (await fetch(new URL(address, `${origin}lib/counter/`))).text();
  return {
    /** Everything that the page's demo runs. */
    async fetchScripts() {
      const names = (await fetchText('.')).match(/[\w./-]*_nav\/demos\/[\w.-]+\.js/g) ?? [];
      const parts = / data-parts="([^"]*)"/.exec(await fetchText('.'))?.[1]?.split(' ') ?? [];
      const folder = names[0]?.replace(/[^/]*$/, '') ?? '';
      return Promise.all([...new Set([...names, ...parts.map((part) => folder + part)])].map(fetchText));
    },
    put: (files: Readonly<Record<string, string>>) => putFiles(root, files),
    told: () => io.written().stdout,
    shows: (pattern: RegExp) =>
      vi.waitFor(async () => expect(await (await fetch(`${origin}lib/counter/`)).text()).toMatch(pattern), {
        timeout: PATIENCE,
        interval: 50,
      }),
  };
}

test('dev shows edits of a demo, of a module that it imports and of its provider', async () => {
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

test('dev reports a mistake in a demo or its provider, keeps the last good page, and continues once it is fixed', async () => {
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

test('an edited workspace package is compiled separately from the packages in node_modules', async () => {
  const root = makeCounterProject();
  const label = (text: string) =>
    `import { createContext } from 'react';\n\nexport const Label = createContext('${text}');\n`;
  const reading = (text: string) => `import { use } from 'react';\nimport { Label } from 'words';\n\n${text}\n`;
  putFiles(root, {
    'packages/words/package.json': '{ "name": "words", "version": "1.0.0", "exports": "./index.ts" }',
    'packages/words/index.ts': label('one'),
    'docs/provider.tsx': reading(
      'export default function Provider({ children }) {\n  return <Label value={`our ${use(Label)}`}>{children}</Label>;\n}',
    ),
    'content/lib/counter/Counter.tsx': reading('export default function Counter() {\n  return <b>{use(Label)}</b>;\n}'),
  });
  symlinkSync(path.join(root, 'packages/words'), path.join(root, 'node_modules/words'));
  const { put, shows, fetchScripts } = await startDev(root);
  await shows(/<b>our one<\/b>/);
  const packages = () => keptDemos(root, /^libraries-/);
  const before = packages();
  put({ 'packages/words/index.ts': label('two') });
  await shows(/<b>our two<\/b>/);
  // The provider and the demo share one copy of it.
  expect((await fetchScripts()).filter((text) => text.includes('createContext("two")'))).toHaveLength(1);
  expect(packages()).toEqual(before);
});
