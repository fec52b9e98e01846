import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { CodeAction, Hover, Location, WorkspaceEdit } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { projectAt } from '../../cli/system/project-at.ts';
import { openWorkspace } from '../../cli/editor/workspace.ts';
import { RULES } from '../../engine/check/rules/index.ts';
import { makeFolder, PROJECT, putFiles } from '../cli/support/folder.ts';
import { runCli } from '../cli/support/fake-io.ts';
import { addPackages } from '../installed/support/installation.ts';
import { ROOT } from '../support/docs-nav.ts';
import { askActions, completions, FILES, openEditor } from './support/open-editor.ts';

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
    await editor.told('content/library/start.md', (found) => expect(found).toEqual([]));

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
    await editor.told('content/library/button.md', (found) => expect(found).toEqual([]));
  });
});

test('mistakes in code are reported after a pause, at their places in what is not saved yet, and withdrawn', async () => {
  const page = 'content/library/start.md';
  const editor = await openEditor();
  addPackages(editor.root, ['typescript', '@typescript']);
  const saved = readFileSync(path.join(editor.root, page), 'utf8');
  await editor.open(page);
  await editor.type(page, `${saved}\n- Count:\n\n  \`\`\`ts\n  const count: number = 'one';\n  \`\`\`\n`);
  const [mistake] = await editor.told(page, (found) => expect(found).toHaveLength(1));
  expect(mistake).toMatchObject({
    code: 'block-type-error',
    severity: 2,
    range: { start: { line: 11, character: 8 } },
  });
  await editor.type(page, `${saved}\n- Count:\n\n  \`\`\`ts\n  const count: number = 1;\n  \`\`\`\n`);
  await editor.told(page, (found) => expect(found).toEqual([]));
  expect(readFileSync(path.join(editor.root, page), 'utf8')).toBe(saved);
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

describe('mistakes with a single fix', () => {
  const page = 'content/library/start.md';

  test('are fixed one by one, or all in a file at once', async () => {
    const editor = await openEditor();
    const text = '# Start\n\nSee [x](/library/buton), [y](/library/button#usee) and [z](/gone).\n';
    await editor.open(page, text);
    const [one, ...rest] = await askActions(editor, page, '(/library/bu');
    expect([one?.title, one?.kind, one?.isPreferred, one?.diagnostics?.map(({ code }) => code)]).toEqual([
      'Write `/library/button`',
      'quickfix',
      true,
      ['broken-link'],
    ]);
    expect(applied(text, one)).toBe(text.replace('buton', 'button'));
    expect(rest.map(({ kind }) => kind)).toEqual(['source.fixAll.docs-nav']);
    const [all] = await askActions(editor, page, '# Start', ['source.fixAll']);
    expect(applied(text, all)).toBe(text.replace('buton', 'button').replace('usee', 'use'));
    expect(await askActions(editor, page, '(/gon', ['quickfix'])).toEqual([]);
  });

  function applied(text: string, action: CodeAction | undefined): string {
    const edits = (action?.edit?.documentChanges ?? []).flatMap((change) => ('edits' in change ? change.edits : []));
    return TextDocument.applyEdits(TextDocument.create('', '', 0, text), edits as never);
  }
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
  await editor.told(file, (found) => expect(found).toMatchObject([{ range: { start: { line: 5, character: 2 } } }]));
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
