import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL, fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type CodeAction,
  type CompletionList,
  type Diagnostic,
  type Hover,
  type Location,
  type Position,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { projectAt } from '../../cli/system/project-at.ts';
import { openWorkspace } from '../../cli/editor/workspace.ts';
import { RULES } from '../../engine/check/rules/index.ts';
import { makeFolder, PROJECT, putFiles } from '../cli/support/folder.ts';
import { runCli } from '../cli/support/fake-io.ts';
import { ROOT } from '../support/docs-nav.ts';

const FILES = {
  ...PROJECT,
  'content/library/start.md':
    '---\ndescription: How to begin.\n---\n\n# Start\n\nSee the [button](/library/button#use).\n',
  'content/library/button.md': '# Button\n\n## Use\n\nBack to the [start](./start.md).\n',
};

/** An editor with a project, connected to the built server by pipes. */
async function openEditor(files: Readonly<Record<string, string>> = FILES) {
  const root = makeFolder(files);
  const child = spawn(process.execPath, [path.join(ROOT, 'dist/docs-nav.cjs'), 'lsp', '--stdio'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  onTestFinished(() => {
    connection.dispose();
    child.kill();
  });
  const uriOf = (file: string): string => pathToFileURL(path.join(root, file)).href;
  const published = new Map<string, readonly Diagnostic[]>();
  connection.onNotification(
    'textDocument/publishDiagnostics',
    ({ uri, diagnostics }: { uri: string; diagnostics: Diagnostic[] }) => void published.set(uri, diagnostics),
  );
  connection.listen();
  await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri: pathToFileURL(root).href,
    capabilities: {},
  });
  await connection.sendNotification('initialized', {});
  const texts = new Map<string, string>();
  let version = 0;
  return {
    root,
    open(file: string, text = readFileSync(path.join(root, file), 'utf8')) {
      texts.set(file, text);
      return connection.sendNotification('textDocument/didOpen', {
        textDocument: {
          uri: uriOf(file),
          languageId: file.endsWith('.md') ? 'markdown' : 'yaml',
          version: ++version,
          text,
        },
      });
    },
    /** Replaces the text, as typing does. */
    type(file: string, text: string) {
      texts.set(file, text);
      return connection.sendNotification('textDocument/didChange', {
        textDocument: { uri: uriOf(file), version: ++version },
        contentChanges: [{ text }],
      });
    },
    ask<Answer>(method: string, file: string, position: Position, more: object = {}): Promise<Answer> {
      return connection.sendRequest(method, { textDocument: { uri: uriOf(file) }, position, ...more });
    },
    /** The position after the given words. */
    after(file: string, words: string): Position {
      const text = texts.get(file) ?? '';
      const before = text.slice(0, text.indexOf(words) + words.length).split('\n');
      return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
    },
    told: (file: string) =>
      vi.waitFor(() => {
        const found = published.get(uriOf(file));
        if (found === undefined) throw new Error(`nothing was said of ${file}`);
        return found;
      }, 60_000),
    forget: (file: string) => published.delete(uriOf(file)),
    connection,
  };
}

type Editor = Awaited<ReturnType<typeof openEditor>>;

async function completions(editor: Editor, file: string, words: string): Promise<readonly string[]> {
  const list = await editor.ask<CompletionList>('textDocument/completion', file, editor.after(file, words));
  return list.items.map(({ label }) => label);
}

describe('mistakes', () => {
  test('are reported during typing, in Markdown and YAML, and withdrawn once corrected', async () => {
    const editor = await openEditor();
    await editor.open('content/library/start.md');
    await editor.type('content/library/start.md', '# Start\n\nSee [x](/library/buton).\n');
    const [mistake] = await editor.told('content/library/start.md');
    expect(mistake).toMatchObject({
      code: 'broken-link',
      severity: 1,
      source: 'docs-nav',
      range: { start: { line: 2, character: 8 }, end: { line: 2, character: 22 } },
    });
    expect(mistake?.message).toMatch(/help: did you mean `\/library\/button`/);

    editor.forget('content/library/start.md');
    await editor.type('content/library/start.md', '# Start\n');
    expect(await editor.told('content/library/start.md')).toEqual([]);

    await editor.open(
      'nav/sections/library.yaml',
      PROJECT['nav/sections/library.yaml'].replace('newFeature', 'newFeatur'),
    );
    expect(await editor.told('nav/sections/library.yaml')).toMatchObject([
      { code: 'unknown-key', range: { start: { line: 10, character: 8 } } },
    ]);
  });

  test('in files that are not open follow changes on disk', async () => {
    const editor = await openEditor({ ...FILES, 'content/library/button.md': '# Button\n\nSee [x](/gone).\n' });
    expect(await editor.told('content/library/button.md')).toMatchObject([{ code: 'broken-link' }]);
    editor.forget('content/library/button.md');
    putFiles(editor.root, { 'content/library/button.md': '# Button\n\n## Use\n' });
    expect(await editor.told('content/library/button.md')).toEqual([]);
  });
});

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
  expect(await editor.told(page)).toEqual([]);

  editor.forget(page);
  putFiles(editor.root, FILES);
  expect(await editor.told(page)).toMatchObject([{ code: 'broken-link' }]);
});

test.each([['Content-Length: abc\r\n\r\n'], ['Content-Type: text\r\n\r\n{}'], ['no header\r\n\r\n']])(
  'after %j, a message without a known end, the server exits so that the editor restarts it',
  async (message) => {
    const child = spawn(process.execPath, [path.join(ROOT, 'dist/docs-nav.cjs'), 'lsp', '--stdio'], {
      cwd: makeFolder(FILES),
    });
    onTestFinished(() => void child.kill());
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stdin.write(message);
    const [code] = await once(child, 'close');
    expect(code).toBe(2);
    expect(said).toMatch(
      /^error: The editor sent a message that cannot be read\. .*\n(?:.*\n)?.*restart the server\n$/,
    );
  },
);

test('serves a project in a subfolder once one of its files is open', async () => {
  const below = Object.fromEntries(Object.entries(FILES).map(([name, text]) => [`docs/${name}`, text]));
  const page = 'docs/content/library/start.md';
  const editor = await openEditor({ ...below, 'README.md': '# Repository\n' });
  await editor.open('README.md');
  await editor.open(page, '# Start\n\nSee [x](/library/buton).\n');
  expect(await editor.told(page)).toMatchObject([{ code: 'broken-link' }]);
  expect(await completions(editor, page, '(/library/bu')).toEqual(['/library/button']);
});

test('when the editor exits without notice, the server exits, too, even during a check', async () => {
  const child = spawn(process.execPath, [path.join(ROOT, 'dist/docs-nav.cjs'), 'lsp', '--stdio'], {
    cwd: makeFolder(FILES),
  });
  onTestFinished(() => void child.kill());
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const send = (message: object) => {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message });
    child.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  };
  send({ id: 1, method: 'initialize', params: { processId: null, rootUri: null, capabilities: {} } });
  send({ method: 'initialized', params: {} });
  child.stdin.end();
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(said).toBe('');
});

test('a check lets requests through between its steps, and stops when something has changed', async () => {
  const workspace = openWorkspace(projectAt(makeFolder(FILES)), () => {});
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  expect((await workspace.refresh(() => false))?.tree.pages.has('/library/button')).toBe(true);
  isOver = true;
  expect(turns).toBeGreaterThan(RULES.length);
  expect(await workspace.refresh(() => true)).toBeUndefined();
});

test('an open file that grows beyond the limits is reported as too large, as it would be on disk', async () => {
  const workspace = openWorkspace(projectAt(makeFolder(FILES)), () => {});
  workspace.show('content/library/start.md', '<!--'.repeat(500_000));
  workspace.show('nav/sections/library.yaml', 'a: [b\n'.repeat(3_000_000));
  const snapshot = await workspace.refresh(() => false);
  expect(snapshot?.diagnostics.map(({ origin, code }) => [origin.file, code])).toEqual([
    ['content/library/start.md', 'file-too-large'],
    ['nav/sections/library.yaml', 'file-too-large'],
  ]);
  workspace.show('content/library/start.md', undefined);
  workspace.show('nav/sections/library.yaml', undefined);
  expect((await workspace.refresh(() => false))?.diagnostics).toEqual([]);
});

test('drafts are checked while they are written, as dev shows them', async () => {
  const draft = '---\ndraft: true\n---\n\n# Button\n\n## Use\n\n:::warnin\nText.\n:::\n';
  const workspace = openWorkspace(projectAt(makeFolder({ ...FILES, 'content/library/button.md': draft })), () => {});
  const codes = async () => (await workspace.refresh(() => false))?.diagnostics.map(({ code }) => code);
  expect(await codes()).toEqual(['unknown-directive']);
  workspace.show('content/library/button.md', draft.replace('warnin', 'warning'));
  expect(await codes()).toEqual([]);
});

test('completes pathnames, anchors, demos, directives, keys and values', async () => {
  const editor = await openEditor({ ...FILES, 'content/library/Press.tsx': '' });
  await editor.told('content/library/Press.tsx').catch(() => {});
  const page = 'content/library/start.md';
  await editor.open(
    page,
    '---\nrel\nrelated:\n  - /lib\n---\n\n# Start\n\n[a](/library/bu\n\n[b](/library/button#u\n\n::demo{src="P\n\nIt is :badge[Beta]{status="be\n\n:::wa\n',
  );
  expect(await completions(editor, page, '(/library/bu')).toEqual(['/library/button']);
  expect(await completions(editor, page, 'button#u')).toEqual(['use']);
  expect(await completions(editor, page, 'src="P')).toEqual(['Press.tsx']);
  expect(await completions(editor, page, 'status="be')).toEqual(['beta']);
  expect(await completions(editor, page, ':::wa')).toEqual(['warning']);
  expect(await completions(editor, page, '---\nrel')).toEqual(['related']);
  expect(await completions(editor, page, '- /lib')).toContain('/library/start');
  await editor.open('content/library/button.md', '---\ndra\n---\n');
  expect(await completions(editor, 'content/library/button.md', '---\ndra')).toEqual(['draft']);

  const section = 'nav/sections/library.yaml';
  await editor.open(
    section,
    `${PROJECT[section]}        deprecated:\n          repl\n        pla\n      - pathname: /library/st\n        plan: \n`,
  );
  expect(await completions(editor, section, '          repl')).toEqual(['replacement']);
  expect(await completions(editor, section, '        pla')).toEqual(['plan', 'planned']);
  expect(await completions(editor, section, '- pathname: /library/st')).toEqual(['/library/start']);
  expect(await completions(editor, section, 'plan: ')).toEqual(['pro', 'premium']);
});

test('completes and explains within brackets as in block style', async () => {
  const editor = await openEditor();
  const section = 'nav/sections/library.yaml';
  await editor.open(
    section,
    `${PROJECT[section]}      - { pathname: /library/st, pla, dra, kin, plan: , redirectFrom: [/library/bu, /library/button] }\n`,
  );
  expect(await completions(editor, section, '{ pathname: /library/st')).toContain('/library/start');
  expect(await completions(editor, section, ', pla')).toEqual(['plan', 'planned']);
  expect(await completions(editor, section, ', dra')).toContain('draft');
  expect(await completions(editor, section, ', kin')).toEqual(['kinds']);
  expect(await completions(editor, section, ', plan: ')).toEqual(['pro', 'premium']);
  expect(await completions(editor, section, '[/library/bu')).toContain('/library/button');
  const hover = await editor.ask<Hover>('textDocument/hover', section, editor.after(section, ', /library/bu'));
  expect(JSON.stringify(hover.contents)).toContain('Button');

  const page = 'content/library/start.md';
  await editor.open(page, '---\nrelated: [/library/bu, /library/button]\n---\n\n# Start\n');
  expect(await completions(editor, page, '[/library/bu')).toEqual(['/library/button']);
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
  const ask = (editor: Editor, words: string, only?: readonly string[]) =>
    editor.connection.sendRequest<CodeAction[]>('textDocument/codeAction', {
      textDocument: { uri: pathToFileURL(path.join(editor.root, page)).href },
      range: { start: editor.after(page, words), end: editor.after(page, words) },
      context: { diagnostics: [], ...(only === undefined ? {} : { only }) },
    });

  test('are fixed one by one, or all in a file at once', async () => {
    const editor = await openEditor();
    const text = '# Start\n\nSee [x](/library/buton), [y](/library/button#usee) and [z](/gone).\n';
    await editor.open(page, text);
    const [one, ...rest] = await ask(editor, '(/library/bu');
    expect([one?.title, one?.kind, one?.isPreferred, one?.diagnostics?.map(({ code }) => code)]).toEqual([
      'Write `/library/button`',
      'quickfix',
      true,
      ['broken-link'],
    ]);
    expect(applied(text, one)).toBe(text.replace('buton', 'button'));
    expect(rest.map(({ kind }) => kind)).toEqual(['source.fixAll.docs-nav']);
    const [all] = await ask(editor, '# Start', ['source.fixAll']);
    expect(applied(text, all)).toBe(text.replace('buton', 'button').replace('usee', 'use'));
    expect(await ask(editor, '(/gon', ['quickfix'])).toEqual([]);
  });

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
    const [action] = await ask(editor, '::playground');
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

  function applied(text: string, action: CodeAction | undefined): string {
    const edits = (action?.edit?.documentChanges ?? []).flatMap((change) => ('edits' in change ? change.edits : []));
    return TextDocument.applyEdits(TextDocument.create('', '', 0, text), edits as never);
  }
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

test('a link leads to its page and its node in the navigation, and shows a description of the page', async () => {
  const editor = await openEditor();
  const page = 'content/library/button.md';
  await editor.open(page);
  const at = editor.after(page, './sta');
  const places = await editor.ask<Location[]>('textDocument/definition', page, at);
  expect(places.map(({ uri, range }) => [path.relative(editor.root, fileURLToPath(uri)), range.start])).toEqual([
    ['content/library/start.md', { line: 0, character: 0 }],
    ['nav/sections/library.yaml', { line: 4, character: 14 }],
  ]);
  const hover = await editor.ask<Hover>('textDocument/hover', page, at);
  expect(hover.contents).toEqual({
    kind: 'markdown',
    value: '**Start**\n\nHow to begin.\n\nLibrary · `/library/start`',
  });
});

test('renaming a page has the same result as `docs-nav mv`', async () => {
  const editor = await openEditor();
  const file = 'nav/sections/library.yaml';
  await editor.open(file);
  const edit = await editor.ask<WorkspaceEdit>('textDocument/rename', file, editor.after(file, '/library/but'), {
    newName: '/library/press',
  });
  for (const change of edit.documentChanges ?? []) {
    if ('edits' in change) {
      const target = fileURLToPath(change.textDocument.uri);
      writeFileSync(
        target,
        TextDocument.applyEdits(TextDocument.create('', '', 0, readFileSync(target, 'utf8')), change.edits as never),
      );
    } else if (change.kind === 'rename') {
      mkdirSync(path.dirname(fileURLToPath(change.newUri)), { recursive: true });
      renameSync(fileURLToPath(change.oldUri), fileURLToPath(change.newUri));
    }
  }
  const other = makeFolder(FILES);
  expect((await runCli(['mv', '/library/button', '/library/press'], other)).exitCode).toBe(0);
  for (const name of ['nav/site.yaml', file, 'content/library/start.md', 'content/library/press.md']) {
    expect(readFileSync(path.join(editor.root, name), 'utf8')).toBe(readFileSync(path.join(other, name), 'utf8'));
  }
  await expect(
    editor.ask('textDocument/rename', file, editor.after(file, '/library/but'), { newName: '/library/start' }),
  ).rejects.toThrow(/start/);
});

test('props of components are checked, completed and explained as they are typed', async () => {
  const file = 'content/library/start.mdx';
  const { 'content/library/start.md': _, ...others } = FILES;
  const editor = await openEditor({
    ...others,
    [file]: '# Start\n',
    'nav/site.yaml': `${PROJECT['nav/site.yaml']}components:\n  Hero: docs/Hero.tsx\n`,
    'docs/Hero.tsx': HERO,
  });
  await editor.open(file, '# Start\n\n<Hero\n  tone="inof"\n  wide\n/>\n\n::hero{t}\n');
  expect(await editor.told(file)).toMatchObject([
    {
      code: 'wrong-props',
      message: '`tone` cannot be `inof`.\nhelp: did you mean `info`',
      range: { start: { line: 3, character: 2 }, end: { line: 3, character: 13 } },
    },
    { code: 'wrong-props', range: { start: { line: 7, character: 7 } } },
  ]);
  // The places are those in the text as it is shown.
  editor.forget(file);
  await editor.type(file, '# Start\n\nMore.\n\n<Hero\n  tone="inof"\n  wide\n/>\n');
  expect(await editor.told(file)).toMatchObject([{ range: { start: { line: 5, character: 2 } } }]);
  expect(await editor.ask<Hover>('textDocument/hover', file, editor.after(file, '  to'))).toEqual({
    contents: { kind: 'markdown', value: "`tone?: 'info' | 'danger' = 'info'`\n\nHow loud it is." },
    range: { start: { line: 5, character: 2 }, end: { line: 5, character: 13 } },
  });
  await editor.type(file, '# Start\n\n<Hero\n  wide\n  tone="\n\n<Hero c\n\n<He\n\n::hero{wide t\n\nA :hero[b]{to\n');
  expect(await completions(editor, file, 'tone="')).toEqual(['info', 'danger']);
  expect(await completions(editor, file, '<Hero c')).toEqual(['columns']);
  expect(await completions(editor, file, '\n<He')).toEqual(['Hero']);
  expect(await completions(editor, file, '::hero{wide t')).toEqual(['tone']);
  expect(await completions(editor, file, 'A :hero[b]{to')).toEqual(['tone']);
});

const HERO = `/** Opens a page. */
export default function Hero({ tone = 'info', wide, columns }: {
  /** How loud it is. */
  tone?: 'info' | 'danger';
  wide?: boolean;
  columns?: number;
}) {
  return <p>{tone}{wide}{columns}</p>;
}
`;
