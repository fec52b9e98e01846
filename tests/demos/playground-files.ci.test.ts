import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from '../cli/support/fake-io.ts';
import { eachKitProject, FILE } from './support/kit-project.ts';

const project = eachKitProject();
const { put, putPage, build, read } = project;

const LIB =
  'id: lib\nname: Library\nprefixes: [/lib]\nversions: [{ text: v1.0.0, current: true, package: kit }]\npages:\n  - pathname: /lib/counter\n  - pathname: /lib/plain\n';

test('mistakes are told at their line: in the page, and in the file', async () => {
  putPage([
    '::demo{src="Check.playground.tsx" controls="kit/Mix"}',
    '::demo{src="Counter.tsx" controls="kit/Check" frame}',
    '::demo{src="Plain.tsx" controls="kit/Check"}',
  ]);
  const places = ({ stdout }: { readonly stdout: string }) =>
    Array.from(stdout.matchAll(/^error\[([\w-]+)\]: (.*)\n {2}(\S+)/gm), ([, code, message, place]) => [
      code,
      place,
      message,
    ]);
  expect(places(await build())).toEqual([
    ['demo-failed', 'content/lib/counter/index.md:3:45', '`Mix` is no component.'],
    ['demo-failed', 'content/lib/counter/index.md:5:36', 'A demo in a document of its own has no controls.'],
    ['demo-failed', 'content/lib/counter/Plain.tsx:1:25', 'This demo takes no props that controls could set.'],
  ]);
  putPage(['::demo{src="Check.playground.tsx" controls="kit/Chek"}']);
  expect(places(await build())).toEqual([
    ['api-unknown-component', 'content/lib/counter/index.md:3:35', 'The package `kit` has no export `Chek`.'],
  ]);
  putPage(['::demo{src="Check.playground.tsx" controls="kit/Check"}']);
  put({
    'content/lib/counter/Check.playground.tsx': FILE.replace("size: 'large'", "size: 'huge', tint: 'red'"),
  });
  expect(places(await build())).toEqual([
    ['demo-failed', 'content/lib/counter/Check.playground.tsx:5:33', "`size` of `Check` cannot start as 'huge'."],
    ['demo-failed', 'content/lib/counter/Check.playground.tsx:5:41', '`Check` has no prop `tint`.'],
  ]);
});

test('`generate` writes a file that can be shown, beside the page about the component', async () => {
  put({ 'nav/sections/lib.yaml': LIB });
  putPage(['::playground{package="kit" name="Grid"}']);
  const { stdout: checked } = await runCli(['validate'], project.root);
  expect(checked).toContain(
    '`Grid` cannot be shown by itself: it requires `rows`.\n  content/lib/counter/index.md:3:28\n',
  );
  const generate = (...rest: readonly string[]) => runCli(['generate', 'playground', ...rest], project.root);
  await expect(generate('Grd')).resolves.toMatchObject({ exitCode: 2, stderr: expect.stringContaining('`Grid`') });
  await expect(generate('Grid')).resolves.toMatchObject({
    exitCode: 0,
    stdout: '::demo{src="Grid.playground.tsx" controls="kit/Grid"}\n',
    stderr: 'wrote content/lib/counter/Grid.playground.tsx; put the line above into content/lib/counter/index.md\n',
  });
  await expect(generate('kit/Grid')).resolves.toMatchObject({ exitCode: 2 });
  // The line has the path from the page.
  await expect(generate('Grid', '--out', 'content/lib/counter/tries')).resolves.toMatchObject({
    exitCode: 0,
    stdout: '::demo{src="tries/Grid.playground.tsx" controls="kit/Grid"}\n',
  });
  await expect(generate('Grid', '--out', 'content/lib')).resolves.toMatchObject({
    stderr: 'wrote content/lib/Grid.playground.tsx; put the line above into the page beside it\n',
  });
  for (const file of ['counter/tries', 'Grid.playground.tsx', 'counter/Grid.playground.tsx'])
    rmSync(path.join(project.root, 'content/lib', file), { recursive: true });
  // A package is known as well if only a line of a page names it, as `validate` then tells to do this.
  put({ 'nav/sections/lib.yaml': LIB.replace(/^versions.*\n/m, '') });
  await expect(generate('Grid')).resolves.toMatchObject({ exitCode: 0 });
  putPage(['::demo{src="Grid.playground.tsx" controls="kit/Grid"}']);
  const { stdout } = await build();
  expect(stdout).toContain('Built');
  expect(read('lib/counter/index.html')).toContain('<u>Grid0</u>');
});
