import { expect, test } from 'vitest';
import { runCli } from '../cli/support/fake-io.ts';
import { firstRows } from '../support/runs.ts';
import { eachKitProject } from './support/kit-project.ts';

const project = eachKitProject();
const { putPage, build, read } = project;

/** The file with the controls of a page’s playground. */
const readControls = (page: string): string => read(/data-playground="\/([^"]+)"/.exec(page)?.[1] ?? '');

const PRESETS = [
  [' preset="onDelete"', '<em>x<!-- -->function</em>'],
  ['', '<em>undefined</em>'],
] as const;

test.each(firstRows(PRESETS))(
  'a function that shows has a switch, which is on only if%s says so',
  async (preset, html) => {
    putPage([`::playground{package="kit" name="Tag"${preset}}`]);
    const { stdout } = await build();
    expect(stdout).toContain('Built');
    const page = read('lib/counter/index.html');
    expect(page).toContain(html);
    expect(readControls(page)).toContain('{"name":"onDelete","kind":"switch"');
    expect(page).toContain('id="TagPlayground-onDelete"');
    expect(page).not.toContain('id="TagPlayground-onClick"');
  },
);

test('what is wrong with a playground is told at its place by builds as by validate', async () => {
  const lines = ['', ' preset="onDelet"'].map((preset) => `::playground{package="kit" name="Tag"${preset}}`);
  putPage([...lines, '> ::playground{package="kit" name="Mix"}']);
  for (const command of [['build', '--no-search'], ['validate']]) {
    const { stdout, stderr } = await runCli(command, project.root);
    const places = Array.from(`${stdout}${stderr}`.matchAll(/^ {2}(\S+index\.md:\d+:\d+)$/gm), ([, place]) => place);
    expect(places, command[0]).toEqual(['content/lib/counter/index.md:5:39', 'content/lib/counter/index.md:7:30']);
  }
});

test('a demo that takes props starts as its file says, with its own code', async () => {
  putPage(['::demo{src="Check.playground.tsx" controls="kit/Check"}']);
  const { stdout } = await build();
  expect(stdout).toContain('Built');
  const page = read('lib/counter/index.html');
  expect(page).toContain('<label><i data-size="large"><b>*</b></i>');
  expect(readControls(page)).toContain('"preset":{"icon":"Star",');
  const blocks = Array.from(page.matchAll(/<code[^>]*>([^]*?)<\/code>/g), ([, code = '']) =>
    code
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"'),
  );
  const [typescript = '', javascript = ''] = blocks.filter((block) => block.includes('function Demo'));
  expect(typescript).toContain("import { Check } from 'kit';\n\nexport default function Demo() {\n");
  expect(typescript).toContain('      <Check size="large" icon={<b>*</b>} /> {label}\n');
  expect(javascript).toContain("const [label] = useLabel('News');");
});
