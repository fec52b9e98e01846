import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { convertHere, convertSources, type TypeScriptSource } from '../../cli/make/demos/javascript/convert-sources.ts';
import { projectAt } from '../../cli/system/project-at.ts';
import { makeFolder } from '../cli/support/folder.ts';

/** A thread that converts like that of the built package. */
class FakeThread extends EventEmitter {
  terminate = vi.fn(async () => 0);
  postMessage(sources: readonly TypeScriptSource[]): void {
    void convertHere(sources).then((answer) => this.emit('message', answer));
  }
}

const many = (name: string): readonly TypeScriptSource[] =>
  Array.from({ length: 60 }, (_, at) => ({ source: `const ${name}${at}: number = ${at};\n`, kind: 'ts' }));

test('all that is converted at the same time shares one thread, and each gets its own answer', async () => {
  const started: FakeThread[] = [];
  const start = () => {
    started.push(new FakeThread());
    return started.at(-1) as unknown as Worker;
  };
  const project = { ...projectAt(makeFolder({})), threads: { start } };
  const [first, second] = await Promise.all([many('a'), many('b')].map((sources) => convertSources(project, sources)));
  expect(first?.[3]).toBe('const a3 = 3;\n');
  expect(second?.[59]).toBe('const b59 = 59;\n');
  expect(started).toHaveLength(1);
  expect(started[0]?.terminate).toHaveBeenCalledOnce();
  expect((await convertSources(project, many('c')))[0]).toBe('const c0 = 0;\n');
  expect(started).toHaveLength(2);
});
