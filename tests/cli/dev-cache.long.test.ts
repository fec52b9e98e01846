import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { run } from '../../cli/run.ts';
import { FIRST_SITE } from '../incremental/model-site.ts';
import { listOutput, makeWorkFolder, openProject } from '../incremental/workbench.ts';
import { fakeIo } from './support/fake-io.ts';

const ADDRESS = /Serving (\S+?)\/\n/;

test('a dev server keeps running when the cache is removed, and builds beside it produce the same output as builds alone', async () => {
  const work = makeWorkFolder();
  onTestFinished(() => rmSync(work, { recursive: true, force: true }));
  const site = { ...FIRST_SITE, pages: FIRST_SITE.pages.map((page) => ({ ...page, demo: 1 })) };
  const [project, alone] = ['project', 'alone'].map((name) => openProject(path.join(work, name))) as [
    ReturnType<typeof openProject>,
    ReturnType<typeof openProject>,
  ];
  for (const each of [project, alone]) each.follow(site);
  const io = fakeIo(project.root);
  const served = run(['dev', '--host', '127.0.0.1'], io);
  await expect.poll(() => io.written().stdout, { timeout: 60_000 }).toMatch(ADDRESS);
  const origin = ADDRESS.exec(io.written().stdout)?.[1] ?? '';
  const moduleOf = async () =>
    /[\w./-]*_nav\/demos\/demos\.[\w.-]+\.js/.exec(await (await fetch(`${origin}/lib/page-0/`)).text())?.[0] ?? '';
  // The demos of a page are made when it is opened.
  await expect.poll(moduleOf, { timeout: 60_000 }).not.toBe('');
  const module = await moduleOf();
  rmSync(project.cache, { recursive: true });
  const response = await fetch(new URL(module, origin));
  expect([response.status, (await response.text()).includes('mount')]).toEqual([200, true]);
  await Promise.all([project.build(), alone.build()]);
  expect(listOutput(project.out)).toEqual(listOutput(alone.out));
  expect((await fetch(`${origin}/lib/page-1/`)).status).toBe(200);
  io.interrupt();
  expect(await served).toBe(0);
});
