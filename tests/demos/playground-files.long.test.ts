import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import { runCli } from '../cli/support/fake-io.ts';
import { putFiles } from '../cli/support/folder.ts';
import { makeCounterProject } from './support/counter-project.ts';

vi.setConfig({ testTimeout: 60_000 });

const FILE = `import { Check, type CheckProps } from 'kit';
import type { Controls } from 'docs-nav/react';

export const controls = {
  preset: { icon: 'Star', size: 'large' },
  choices: { icon: { Star: <b>*</b>, Plus: <b>+</b> } },
} satisfies Controls<typeof Check>;

export default function Demo(props: CheckProps) {
  const [label] = useLabel<string>('News');
  return (
    <label>
      <Check {...props} /> {label}
    </label>
  );
}

function useLabel<Text>(text: Text): readonly [Text] {
  return [text];
}
`;

const LIB =
  'id: lib\nname: Library\nprefixes: [/lib]\nversions: [{ text: v1.0.0, current: true, package: kit }]\npages:\n  - pathname: /lib/counter\n  - pathname: /lib/plain\n';

let root: string;
beforeEach(() => {
  root = makeCounterProject();
  putFiles(root, {
    'node_modules/kit/package.json':
      '{ "name": "kit", "version": "1.0.0", "type": "module", "main": "index.js", "types": "index.d.ts" }',
    'node_modules/kit/index.js':
      "import { createElement } from 'react';\nexport const Check = ({ size, icon }) => createElement('i', { 'data-size': size }, icon);\nexport const Tag = ({ onDelete, onClick }) => createElement('em', { onClick }, onDelete ? 'x' : '', typeof onDelete);\nexport const Mix = {};\nexport const Grid = ({ label, rows }) => createElement('u', null, label + rows.length);\n",
    'node_modules/kit/index.d.ts':
      "import type { ReactElement } from 'react';\nexport interface CheckProps { size?: 'small' | 'large'; icon?: ReactElement }\nexport declare function Check(props: CheckProps): ReactElement;\nexport declare function Tag(props: { onDelete?: () => void; onClick?: () => void }): ReactElement;\nexport declare const Mix: {};\nexport declare function Grid(props: { label: string; rows: { id: string }[] }): ReactElement;\n",
    'content/lib/counter/Check.playground.tsx': FILE,
    'content/lib/counter/Plain.tsx': 'export default function Plain() {\n  return <i />;\n}\n',
  });
});
afterEach(() => rmSync(root, { recursive: true }));

const putPage = (lines: readonly string[]) =>
  putFiles(root, { 'content/lib/counter/index.md': `# Counter\n\n${lines.join('\n\n')}\n` });
const build = () => runCli(['build', '--no-search'], root);

test.each([
  ['', '<em>undefined</em>'],
  [' preset="onDelete"', '<em>x<!-- -->function</em>'],
])('a function that shows has a switch, which is on only if%s says so', async (preset, html) => {
  putPage([`::playground{package="kit" name="Tag"${preset}}`]);
  const { stdout } = await build();
  expect(stdout).toContain('Built');
  const page = readFileSync(path.join(root, 'out/lib/counter/index.html'), 'utf8');
  expect(page).toContain(html);
  expect(page).toContain('{&quot;name&quot;:&quot;onDelete&quot;,&quot;kind&quot;:&quot;switch&quot;');
  expect(page).not.toContain('data-prop="onClick"');
});

test('what is wrong with a playground is told at its place by builds as by validate', async () => {
  const lines = ['', ' preset="onDelet"'].map((preset) => `::playground{package="kit" name="Tag"${preset}}`);
  putPage([...lines, '> ::playground{package="kit" name="Mix"}']);
  for (const command of [['build', '--no-search'], ['validate']]) {
    const { stdout, stderr } = await runCli(command, root);
    const places = Array.from(`${stdout}${stderr}`.matchAll(/^ {2}(\S+index\.md:\d+:\d+)$/gm), ([, place]) => place);
    expect(places, command[0]).toEqual(['content/lib/counter/index.md:5:39', 'content/lib/counter/index.md:7:30']);
  }
});

test('a demo that takes props starts as its file says, with its own code', async () => {
  putPage(['::demo{src="Check.playground.tsx" controls="kit/Check"}']);
  const { stdout } = await build();
  expect(stdout).toContain('Built');
  const page = readFileSync(path.join(root, 'out/lib/counter/index.html'), 'utf8');
  expect(page).toContain('<label><i data-size="large"><b>*</b></i>');
  expect(page).toContain('<option value="Star" selected>Star</option>');
  const blocks = Array.from(page.matchAll(/<code[^>]*>([^]*?)<\/code>/g), ([, code = '']) =>
    code
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"'),
  );
  const [typescript = '', javascript = ''] = blocks.filter((block) => block.includes('function Demo'));
  expect(typescript).toContain("import { Check } from 'kit';\n\nexport default function Demo() {\n");
  expect(typescript).toContain('      <Check icon={<b>*</b>} size="large" /> {label}\n');
  expect(javascript).toContain("const [label] = useLabel('News');");
});

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
  putFiles(root, {
    'content/lib/counter/Check.playground.tsx': FILE.replace("size: 'large'", "size: 'huge', tint: 'red'"),
  });
  expect(places(await build())).toEqual([
    ['demo-failed', 'content/lib/counter/Check.playground.tsx:5:33', "`size` of `Check` cannot start as 'huge'."],
    ['demo-failed', 'content/lib/counter/Check.playground.tsx:5:41', '`Check` has no prop `tint`.'],
  ]);
});

test('`generate` writes a file that can be shown, beside the page about the component', async () => {
  putFiles(root, { 'nav/sections/lib.yaml': LIB });
  putPage(['::playground{package="kit" name="Grid"}']);
  const { stdout: checked } = await runCli(['validate'], root);
  expect(checked).toContain(
    '`Grid` cannot be shown by itself: it requires `rows`.\n  content/lib/counter/index.md:3:28\n',
  );
  const generate = (...rest: readonly string[]) => runCli(['generate', 'playground', ...rest], root);
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
    rmSync(path.join(root, 'content/lib', file), { recursive: true });
  // A package is known as well if only a line of a page names it, as `validate` then tells to do this.
  putFiles(root, { 'nav/sections/lib.yaml': LIB.replace(/^versions.*\n/m, '') });
  await expect(generate('Grid')).resolves.toMatchObject({ exitCode: 0 });
  putPage(['::demo{src="Grid.playground.tsx" controls="kit/Grid"}']);
  const { stdout } = await build();
  expect(stdout).toContain('Built');
  expect(readFileSync(path.join(root, 'out/lib/counter/index.html'), 'utf8')).toContain('<u>Grid0</u>');
});
