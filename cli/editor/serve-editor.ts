import { dirname } from 'node:path';
import {
  CodeActionKind,
  DiagnosticSeverity,
  ErrorCodes,
  ResponseError,
  TextDocuments,
  TextDocumentSyncKind,
  type Connection,
  type Diagnostic as LspDiagnostic,
  type Position,
  type RenameFile,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import {
  createConnection,
  ProposedFeatures,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Trust } from '../../site/project/project.ts';
import { projectAt } from '../system/project-at.ts';
import type { Diagnostic } from '../../engine/index.ts';
import { SITE_FILE } from '../../engine/text/project-files.ts';
import { planMove } from '../../engine/edit/index.ts';
import { addTo } from '../system/base/add-to.ts';
import { Failure, isSystemError } from '../system/base/failure.ts';
import { findProject } from '../project/find-project.ts';
import { VERSION } from '../system/base/version.ts';
import { watchFolders, type Watcher } from '../project/watch.ts';
import { complete } from './complete.ts';
import { describeProp } from './complete-component.ts';
import { editDocuments, fileOf, pathOf, toLocation, toRange, uriOf } from './places.ts';
import { describePage, findReference, locate } from './find-reference.ts';
import { FIX_ALL, offerFixes, offerPlayground } from './offer-fixes.ts';
import { openWorkspace, type Snapshot, type Workspace } from './workspace.ts';

/** Milliseconds without a keystroke before the project is checked. */
const PAUSE = 250;

/** Milliseconds without one before the code of the page is checked, which takes seconds of a processor. */
const REST = 1000;

interface Serving {
  /** The folder that the editor has open, unless it names another one. */
  readonly cwd: string;
  readonly trust: Trust;
}

/** Speaks the Language Server Protocol over two streams until the editor ends it. */
export function serveEditor(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  { cwd, trust }: Serving,
): Promise<void> {
  const reader = new StreamMessageReader(input);
  const connection = createConnection(ProposedFeatures.all, reader, new StreamMessageWriter(output));
  const documents = new TextDocuments(TextDocument);
  const { open, look, show, about, stop } = openSession(connection, documents, { cwd, trust });
  const find = async (uri: string, position: Position) => {
    const at = await about(uri);
    const found = at?.text === undefined ? undefined : findReference(at.snapshot, at.path, position, at.text);
    return at && found && { ...at, found };
  };

  connection.onInitialize(({ rootUri, workspaceFolders }) => {
    const uri = workspaceFolders?.[0]?.uri ?? rootUri;
    open(uri && fileOf(uri));
    return {
      serverInfo: { name: 'docs-nav', version: VERSION },
      capabilities: {
        textDocumentSync: TextDocumentSyncKind.Incremental,
        completionProvider: { triggerCharacters: ['/', '(', '#', '"', ':', ' ', '{', '['] },
        definitionProvider: true,
        hoverProvider: true,
        renameProvider: { prepareProvider: true },
        codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, FIX_ALL] },
      },
    };
  });
  connection.onInitialized(() => void look());
  documents.onDidChangeContent(({ document }) => show(document.uri, document.getText()));
  documents.onDidClose(({ document }) => show(document.uri, undefined));
  // Completions depend on the existing pages, so they need not wait for the last keystroke.
  connection.onCompletion(async ({ textDocument: { uri }, position }) => {
    const at = await about(uri, { isLatestEnough: true });
    return at?.text === undefined
      ? null
      : complete(at.snapshot, { path: at.path, lines: at.text.split(/\r?\n/), position });
  });
  connection.onDefinition(async ({ textDocument: { uri }, position }) => {
    const at = await find(uri, position);
    return at === undefined ? null : [...locate(at.found, at.snapshot, at.workspace)];
  });
  connection.onHover(async ({ textDocument: { uri }, position }) => {
    const on = await about(uri);
    const prop = on && describeProp(on.snapshot, on.path, position);
    const at = prop === undefined ? await find(uri, position) : undefined;
    return prop ?? (at && describePage(at.found, at.snapshot)) ?? null;
  });
  connection.onCodeAction(async ({ textDocument: { uri }, range, context }) => {
    const at = await about(uri);
    if (at === undefined) return null;
    const { snapshot, workspace, path } = at;
    const request = { path, range, only: context.only };
    return [
      ...offerFixes(snapshot, workspace, { ...request, tell: (diagnostic) => toLsp(diagnostic, workspace) }),
      ...offerPlayground(snapshot, workspace, request),
    ];
  });
  connection.onPrepareRename(async ({ textDocument: { uri }, position }) => {
    const at = await find(uri, position);
    if (at?.found.kind !== 'page' || !at.snapshot.tree.pages.has(at.found.pathname)) return null;
    return { range: at.found.range, placeholder: at.found.pathname };
  });
  connection.onRenameRequest(async ({ textDocument: { uri }, position, newName }) => {
    const at = await find(uri, position);
    if (at?.found.kind !== 'page') return null;
    const edit = rename(at.snapshot, at.workspace, { from: at.found.pathname, to: newName.trim() });
    return typeof edit === 'string' ? new ResponseError(ErrorCodes.InvalidRequest, edit) : edit;
  });
  const ended = new Promise<void>((resolve, reject) => {
    connection.onShutdown(stop);
    connection.onExit(() => resolve());
    input.once('end', () => {
      stop();
      resolve();
    });
    reader.onError((error) => {
      // A message that is not JSON has a known end. After an unreadable header, the start of the next message is
      // unknown.
      if (error instanceof SyntaxError) return;
      stop();
      reject(new Failure(`The editor sent a message that cannot be read. ${error.message}`, 'restart the server'));
    });
  });
  documents.listen(connection);
  connection.listen();
  return ended;
}

/** Follows what an editor shows, and checks its project after each change; nothing is read until the first look. */
function openSession(connection: Connection, documents: TextDocuments<TextDocument>, { cwd, trust }: Serving) {
  let folder = cwd;
  let workspace: Workspace | undefined;
  let watcher: Watcher | undefined;
  let timer: NodeJS.Timeout | undefined;
  let told = new Set<string>();
  let looking: Promise<Snapshot | undefined> = Promise.resolve(undefined);
  let latest: Snapshot | undefined;
  /** The document that was shown last. */
  let current: string | undefined;
  let resting: NodeJS.Timeout | undefined;
  let checking: AbortController | undefined;
  /** What is wrong with the code of open pages, by their files, since they were last edited. */
  const inCode = new Map<string, readonly Diagnostic[]>();
  // Number of changes so far: a check of an earlier state is abandoned.
  let changed = 0;
  // If an editor quits without notice, its pipe is closed, and writing to it fails.
  let isOpen = true;

  const send = (uri: string, diagnostics: readonly LspDiagnostic[]): void =>
    void connection.sendDiagnostics({ uri, diagnostics: [...diagnostics] });

  return {
    open(opened: string | null | undefined) {
      folder = opened ?? cwd;
    },
    look,
    /** Shows a text instead of a file; `undefined` shows the file again. Without a project, there may be one now. */
    show(uri: string, text: string | undefined) {
      const path = override(uri, text);
      if (text !== undefined) current = uri;
      if (path !== undefined) inCode.delete(path);
      if (path !== undefined || workspace === undefined) lookSoon();
    },
    /** Returns what is known about a document, once what was changed last is checked. */
    async about(uri: string, { isLatestEnough = false } = {}) {
      const known = isLatestEnough ? latest : undefined;
      const snapshot = known ?? (await (timer === undefined ? looking : look()));
      const path = workspace && pathOf(uri, workspace);
      if (workspace === undefined || snapshot === undefined || path === undefined) return undefined;
      return { snapshot, workspace, path, text: documents.get(uri)?.getText() };
    },
    stop() {
      isOpen = false;
      clearTimeout(timer);
      pauseCode();
      watcher?.close();
    },
  };

  function override(uri: string, text: string | undefined): string | undefined {
    const path = workspace && pathOf(uri, workspace);
    if (path !== undefined) workspace?.show(path, text);
    return path;
  }

  /**
   * Opens the project around the folder or, in a larger repository, the one around an open document; waits for one if
   * there is none yet, or no longer.
   */
  async function enter(): Promise<void> {
    const around = documents.all().flatMap(({ uri }) => fileOf(uri) ?? []);
    const root = await findFirst([
      folder,
      ...(workspace === undefined ? [] : [workspace.root]),
      ...around.map(dirname),
    ]);
    if (!isOpen || (watcher !== undefined && root === workspace?.root)) return;
    if (workspace !== undefined) for (const path of told) send(uriOf(path, workspace), []);
    watcher?.close();
    told = new Set();
    latest = undefined;
    inCode.clear();
    workspace =
      root === undefined
        ? undefined
        : openWorkspace(projectAt(root, { trust }), (message) => connection.console.info(message));
    for (const document of documents.all()) override(document.uri, document.getText());
    watcher = watchFolders(root ?? folder, {
      onChange(changes) {
        workspace?.note(changes);
        lookSoon();
      },
      onError: ({ message, help }) => connection.console.warn(`${message} (${help})`),
    });
    watcher.follow(workspace === undefined ? [SITE_FILE] : ['nav']);
    if (workspace === undefined)
      connection.console.warn(
        `There is no ${SITE_FILE} in this folder, above it, or around an open file. The server waits for one.`,
      );
  }

  /**
   * Runs one check at a time, on what is shown when it starts; the first is never abandoned, because requests need its
   * result.
   */
  function look(): Promise<Snapshot | undefined> {
    clearTimeout(timer);
    timer = undefined;
    looking = looking.then(async () => {
      const seen = changed;
      try {
        await enter();
        if (workspace === undefined) return undefined;
        const found = await workspace.refresh(() => changed !== seen && latest !== undefined);
        if (found === undefined || !isOpen) return latest;
        latest = found;
        watcher?.follow(['nav', latest.content, ...latest.beside]);
        tell(latest, workspace);
        pauseCode();
        resting = setTimeout(() => void lookAtCode(), REST);
      } catch (error) {
        // A half-saved project is normal while someone types, and a bug of ours must not end the server.
        logError(error);
      }
      return latest;
    });
    return looking;
  }

  function logError(error: unknown): void {
    if (!isOpen) return;
    if (error instanceof Failure || isSystemError(error)) connection.console.warn(error.message);
    else connection.console.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }

  function tell(snapshot: Snapshot, around: Workspace): void {
    const diagnostics = [...snapshot.diagnostics, ...[...inCode.values()].flat()];
    told = publish({ ...snapshot, diagnostics }, around, told, send);
  }

  /** Checks the code of the page that was shown last; an edit gives it up. */
  async function lookAtCode(): Promise<void> {
    const path = workspace && current && pathOf(current, workspace);
    if (workspace === undefined || latest === undefined || path === undefined || path === '') return;
    checking = new AbortController();
    const { signal } = checking;
    try {
      const found = await workspace.checkCode(latest, path, signal);
      if (found === undefined || signal.aborted) return;
      inCode.set(path, found);
      tell(latest, workspace);
    } catch (error) {
      logError(error);
    }
  }

  function pauseCode(): void {
    clearTimeout(resting);
    checking?.abort();
  }

  function lookSoon(): void {
    changed += 1;
    pauseCode();
    clearTimeout(timer);
    timer = setTimeout(() => void look(), PAUSE);
  }
}

/** Finds the first project around one of some folders. */
async function findFirst(folders: readonly string[]): Promise<string | undefined> {
  for (const folder of new Set(folders)) {
    try {
      return await findProject(folder);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }
  return undefined;
}

/** Sends the diagnostics of every file with mistakes, and clears those of others; returns the files with mistakes. */
function publish(
  { diagnostics }: Snapshot,
  workspace: Workspace,
  before: ReadonlySet<string>,
  send: (uri: string, diagnostics: readonly LspDiagnostic[]) => void,
): Set<string> {
  const files = new Map<string, LspDiagnostic[]>(Array.from(before, (path) => [path, []]));
  for (const diagnostic of diagnostics) addTo(files, diagnostic.origin.file, toLsp(diagnostic, workspace));
  for (const [path, list] of files) send(uriOf(path, workspace), list);
  return new Set(diagnostics.map(({ origin }) => origin.file));
}

function toLsp({ code, severity, origin, message, help, related }: Diagnostic, workspace: Workspace): LspDiagnostic {
  return {
    range: toRange(origin.range),
    severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code,
    source: 'docs-nav',
    message: help === undefined ? message : `${message}\nhelp: ${help}`,
    relatedInformation: related.map((place) => ({
      location: toLocation(place.origin, workspace),
      message: place.message,
    })),
  };
}

/**
 * Moves a page or a group like `docs-nav mv`, as an edit for the editor to apply; returns a text if that is impossible.
 */
function rename(
  { input }: Snapshot,
  workspace: Workspace,
  { from, to }: { readonly from: string; readonly to: string },
): WorkspaceEdit | string {
  const plan = planMove(input, { from, to, redirects: 'as-needed', read: workspace.read });
  if (!plan.ok) return [plan.message, ...(plan.diagnostics ?? []).slice(0, 3).map(({ message }) => message)].join(' ');
  const moves = plan.moves.map((move): RenameFile => ({
    kind: 'rename',
    oldUri: uriOf(move.from, workspace),
    newUri: uriOf(move.to, workspace),
  }));
  return { documentChanges: [...editDocuments(plan.edits, workspace), ...moves] };
}
