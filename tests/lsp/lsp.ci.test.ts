import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Hover, Location } from 'vscode-languageserver/node';
import { PROJECT, putFiles } from '../cli/support/folder.ts';
import { askActions, completions, FILES, openEditor } from './support/open-editor.ts';

test('a project is noticed when it appears, and forgotten when it disappears', async () => {
  const { 'nav/site.yaml': site, ...rest } = FILES;
  const page = 'content/library/start.md';
  const editor = await openEditor(rest);
  await editor.open(page, '# Start\n\nSee [x](/library/buton).\n');
  putFiles(editor.root, { 'nav/site.yaml': site });
  expect(await editor.told(page)).toMatchObject([{ code: 'broken-link' }]);
  expect(await completions(editor, page, '(/library/bu')).toEqual(['/library/button']);

  editor.forget(page);
  rmSync(path.join(editor.root, 'nav'), { recursive: true });
  await editor.told(page, (found) => expect(found).toEqual([]));

  editor.forget(page);
  putFiles(editor.root, FILES);
  await editor.told(page, (found) => expect(found).toMatchObject([{ code: 'broken-link' }]));
});

test('serves a project in a subfolder once one of its files is open', async () => {
  const below = Object.fromEntries(Object.entries(FILES).map(([name, text]) => [`docs/${name}`, text]));
  const page = 'docs/content/library/start.md';
  const editor = await openEditor({ ...below, 'README.md': '# Repository\n' });
  await editor.open('README.md');
  await editor.open(page, '# Start\n\nSee [x](/library/buton).\n');
  expect(await editor.told(page)).toMatchObject([{ code: 'broken-link' }]);
  expect(await completions(editor, page, '(/library/bu')).toEqual(['/library/button']);
});

test('completes demos in the folder of the section, keys of rules and translations, and front matter in MDX', async () => {
  const editor = await openEditor({
    ...FILES,
    'nav/site.yaml': `${PROJECT['nav/site.yaml']}languages:\n  - code: en\n    name: English\n  - code: de\n    name: Deutsch\n`,
    'nav/sections/library.yaml': `${PROJECT['nav/sections/library.yaml']}demos: examples\n`,
    'nav/translations/de.yaml': 'words: {}\n',
    'content/library/press.mdx': '# Press\n',
    'examples/Press.tsx': 'export const Small = () => null;\n',
  });
  const page = 'content/library/start.md';
  await editor.open(page, '# Start\n\n::demo{src="P\n\n::demo{src="Press.tsx#Small"}\n');
  expect(await completions(editor, page, 'src="P')).toEqual(['Press.tsx']);
  const [demo] = await editor.ask<Location[]>('textDocument/definition', page, editor.after(page, '"Press'));
  expect(demo?.uri).toMatch(/examples\/Press\.tsx$/);

  await editor.open('content/library/press.mdx', '---\nrel\n---\n\n# Press\n');
  expect(await completions(editor, 'content/library/press.mdx', '---\nrel')).toEqual(['related']);

  await editor.open(page, '---\nkeyboard:\n  - keys: Esc\n    doe\n  - keys: [Arrow, Shift+Pag]\n---\n');
  expect(await completions(editor, page, 'keys: Esc')).toEqual(['Escape']);
  expect(await completions(editor, page, '    doe')).toEqual(['does']);
  expect(await completions(editor, page, '[Arrow')).toEqual(['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft']);
  expect(await completions(editor, page, 'Shift+Pag')).toEqual(['PageUp', 'PageDown']);

  await editor.open('nav/site.yaml', 'title: Library\nrules:\n  orphan-pa\n  orphan-page: \n');
  expect(await completions(editor, 'nav/site.yaml', '  orphan-pa')).toEqual(['orphan-page']);
  expect(await completions(editor, 'nav/site.yaml', 'orphan-page: ')).toEqual(['error', 'warning', 'off']);

  const translation = 'nav/translations/de.yaml';
  await editor.open(
    translation,
    'words:\n  skip\ntitles:\n  /library/but\n  /library/start: Anfang\nsections:\n  libr\n',
  );
  expect(await completions(editor, translation, '  skip')).toEqual(['skip']);
  expect(await completions(editor, translation, '  /library/but')).toEqual(['/library/button']);
  expect(await completions(editor, translation, '  libr')).toEqual(['library']);
  const places = await editor.ask<Location[]>(
    'textDocument/definition',
    translation,
    editor.after(translation, '/star'),
  );
  expect(places.map(({ uri }) => path.basename(uri))).toEqual(['start.md', 'library.yaml']);

  const section = 'nav/sections/library.yaml';
  await editor.open(section, `${PROJECT[section]}        newFeature: \n`.replace('        newFeature: true\n', ''));
  expect(await completions(editor, section, 'newFeature: ')).toEqual(['true', 'false']);
});

test('an unsaved navigation file is checked, and a file on another machine is not part of the project', async () => {
  const editor = await openEditor();
  const elsewhere = { uri: 'file://server/share/page.md' };
  await editor.connection.sendNotification('textDocument/didOpen', {
    textDocument: { ...elsewhere, languageId: 'markdown', version: 1, text: '# Page\n' },
  });
  expect(
    await editor.connection.sendRequest('textDocument/hover', {
      textDocument: elsewhere,
      position: { line: 0, character: 0 },
    }),
  ).toBeNull();
  await editor.open('nav/sections/other.yaml', 'id: other\nname: Other\nprefixes: [/other]\npagse: []\n');
  expect((await editor.told('nav/sections/other.yaml')).map(({ message }) => message)).toEqual([
    expect.stringContaining('Unknown key `pagse`'),
  ]);
});

describe('mistakes with a single fix', () => {
  const page = 'content/library/start.md';

  test('a component that cannot be shown by itself gets a file that shows it', async () => {
    const line = '::playground{package="kit" name="Grid"}';
    const editor = await openEditor({
      ...FILES,
      [page]: `# Start\n\n${line}\n`,
      'node_modules/kit/package.json': '{ "name": "kit", "version": "1.0.0", "types": "index.d.ts" }',
      'node_modules/kit/index.d.ts':
        'export declare function Grid(props: { rows: readonly { id: string }[] }): React.ReactElement;\n',
    });
    await editor.open(page);
    const [action] = await askActions(editor, page, '::playground');
    expect(action?.title).toBe('Write Grid.playground.tsx to show it with what it needs');
    const [created, written, replaced] = action?.edit?.documentChanges ?? [];
    const uri = pathToFileURL(path.join(editor.root, 'content/library/Grid.playground.tsx')).href;
    expect(created).toEqual({ kind: 'create', uri });
    expect(written).toMatchObject({ edits: [{ newText: expect.stringContaining('<Grid {...props} rows={[]} />') }] });
    expect(replaced).toMatchObject({
      edits: [
        {
          range: { start: { line: 2, character: 0 }, end: { line: 2, character: line.length } },
          newText: '::demo{src="Grid.playground.tsx" controls="kit/Grid"}',
        },
      ],
    });
  });
});

test('supports pages in MDX', async () => {
  const { 'content/library/start.md': _, ...rest } = FILES;
  const file = 'content/library/start.mdx';
  const editor = await openEditor({
    ...rest,
    'nav/site.yaml': `${FILES['nav/site.yaml']}components: { Hint: note }\n`,
    [file]: '# Start\n\n<Hint>See the [button](/library/button).</Hint>\n',
  });
  await editor.open(file);
  await editor.type(file, '# Start\n\n<Hint>See the [button](/library/but).</Hint>\n');
  expect((await editor.told(file)).map(({ code }) => code)).toEqual(['broken-link']);
  expect(await completions(editor, file, '(/library/but')).toEqual(['/library/button']);
  await editor.type(file, '# Start\n\n<Hint>See the [button](/library/button).</Hint>\n');
  expect((await editor.ask<Hover>('textDocument/hover', file, editor.after(file, '(/library'))).contents).toMatchObject(
    { value: expect.stringContaining('**Button**') },
  );
});
