import type { ChildProcessWithoutNullStreams } from 'node:child_process';

/** A diagnostic as the language server protocol has it; lines and characters start at 0. */
export interface LanguageDiagnostic {
  readonly range: { readonly start: Place; readonly end: Place };
  readonly message: string;
}

interface Place {
  readonly line: number;
  readonly character: number;
}

/** A running language server and what an editor asks of it. */
export interface LanguageServer {
  request(method: string, params: object): Promise<unknown>;
  notify(method: string, params: object): void;
  /** What the server reports about a document, once it has reported it. */
  diagnostics(uri: string): Promise<readonly LanguageDiagnostic[]>;
  close(): void;
}

interface Message {
  readonly id?: number | string;
  readonly method?: string;
  readonly params?: {
    readonly uri: string;
    readonly diagnostics: readonly LanguageDiagnostic[];
    readonly items?: readonly { readonly section?: string }[];
  };
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** Speaks the language server protocol over the process's pipes, as an editor does. */
export async function connect(
  child: ChildProcessWithoutNullStreams,
  { root, settings }: { readonly root: string; readonly settings: Readonly<Record<string, object>> },
): Promise<LanguageServer> {
  const pending = new Map<number | string, (message: Message) => void>();
  const published = new Map<string, readonly LanguageDiagnostic[]>();
  const waiting = new Map<string, (found: readonly LanguageDiagnostic[]) => void>();
  let lastId = 0;

  const send = (message: object): void => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    child.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  };
  const receive = (message: Message): void => {
    const { id, method, params } = message;
    if (method === undefined && id !== undefined) pending.get(id)?.(message);
    else if (method === 'textDocument/publishDiagnostics' && params !== undefined) {
      published.set(params.uri, params.diagnostics);
      waiting.get(params.uri)?.(params.diagnostics);
    } else if (method === 'workspace/configuration') {
      send({ id, result: params?.items?.map(({ section = '' }) => settings[section] ?? {}) });
    } else if (id !== undefined) send({ id, result: null });
  };
  readMessages(child, receive);

  const server: LanguageServer = {
    request(method, params) {
      const id = ++lastId;
      send({ id, method, params });
      return new Promise((resolve, reject) => {
        pending.set(id, ({ result, error }) =>
          error === undefined ? resolve(result) : reject(new Error(error.message)),
        );
      });
    },
    notify: (method, params) => send({ method, params }),
    diagnostics: (uri) =>
      new Promise((resolve) => {
        const known = published.get(uri);
        if (known === undefined) waiting.set(uri, resolve);
        else resolve(known);
      }),
    close: () => child.kill(),
  };
  const capabilities = {
    textDocument: {
      completion: { completionItem: { documentationFormat: ['markdown'] } },
      hover: { contentFormat: ['markdown'] },
      publishDiagnostics: {},
    },
    workspace: { configuration: true },
  };
  await server.request('initialize', {
    processId: process.pid,
    rootUri: root,
    capabilities,
    workspaceFolders: [{ uri: root, name: 'project' }],
  });
  server.notify('initialized', {});
  server.notify('workspace/didChangeConfiguration', { settings });
  return server;
}

function readMessages(child: ChildProcessWithoutNullStreams, receive: (message: Message) => void): void {
  let buffer = Buffer.alloc(0);
  child.stdout.on('data', (part: Buffer) => {
    buffer = Buffer.concat([buffer, part]);
    for (;;) {
      const headerEnd = buffer.indexOf('\r\n\r\n');
      const length = Number(
        /Content-Length: (\d+)/i.exec(buffer.subarray(0, Math.max(0, headerEnd)).toString())?.[1] ?? Number.NaN,
      );
      const bodyStart = headerEnd + 4;
      if (headerEnd === -1 || !(buffer.length >= bodyStart + length)) return;
      receive(JSON.parse(buffer.subarray(bodyStart, bodyStart + length).toString()));
      buffer = buffer.subarray(bodyStart + length);
    }
  });
}
