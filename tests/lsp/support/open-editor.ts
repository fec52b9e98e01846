import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { onTestFinished, vi } from 'vitest';
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type CodeAction,
  type CompletionList,
  type Diagnostic,
  type Position,
} from 'vscode-languageserver/node';
import { makeFolder, PROJECT } from '../../cli/support/folder.ts';
import { ROOT } from '../../support/docs-nav.ts';

/** A project with two pages. */
export const FILES = {
  ...PROJECT,
  'content/library/start.md':
    '---\ndescription: How to begin.\n---\n\n# Start\n\nSee the [button](/library/button#use).\n',
  'content/library/button.md': '# Button\n\n## Use\n\nBack to the [start](./start.md).\n',
};

/** An editor with a project, connected to the built server by pipes. */
export async function openEditor(files: Readonly<Record<string, string>> = FILES) {
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
    /** What is said of a file: the first that fits, since checks of earlier texts may still be told. */
    told: (file: string, fits: (found: readonly Diagnostic[]) => void = () => {}) =>
      vi.waitFor(() => {
        const found = published.get(uriOf(file));
        if (found === undefined) throw new Error(`nothing was said of ${file}`);
        fits(found);
        return found;
      }, 60_000),
    forget: (file: string) => published.delete(uriOf(file)),
    connection,
  };
}

/** What such an editor can do. */
export type Editor = Awaited<ReturnType<typeof openEditor>>;

/** The labels that are offered after the given words. */
export async function completions(editor: Editor, file: string, words: string): Promise<readonly string[]> {
  const list = await editor.ask<CompletionList>('textDocument/completion', file, editor.after(file, words));
  return list.items.map(({ label }) => label);
}

/** The actions that are offered for a page at the end of the given words. */
export function askActions(
  editor: Editor,
  page: string,
  words: string,
  only?: readonly string[],
): Promise<readonly CodeAction[]> {
  return editor.connection.sendRequest('textDocument/codeAction', {
    textDocument: { uri: pathToFileURL(path.join(editor.root, page)).href },
    range: { start: editor.after(page, words), end: editor.after(page, words) },
    context: { diagnostics: [], ...(only === undefined ? {} : { only }) },
  });
}
