import { announce } from '../../../browser/announce.ts';
import { addStyle } from '../../../browser/late-stylesheets.ts';
import { WORDS as CLIENT_WORDS } from '../../../browser/words.ts';
import { fillText } from '../../../browser/page-language.ts';
import { showDone } from '../../../browser/show-done.ts';
import { LONGEST_LINK, writeCodeHash } from './code-link.ts';
import { createCompiler, type LiveFiles } from './compile-files.ts';
import { findKeptCode } from './keep-code.ts';
import { createLivePanel, describeFailure } from './live-panel.ts';
import { loadLive, type LoadedLive } from './load-live.ts';
import type { Failure } from './messages.ts';
import { createRunner } from './run-code.ts';
import { needsSheet, openSheet } from './sheet.ts';
import { WORDS } from './words.ts';
import LOOKS from './live.css?inline';

/** A demo whose code can be edited. */
export interface LivePlace {
  readonly figure: HTMLElement;
  readonly stage: HTMLElement;
  readonly bar: HTMLElement;
  readonly name: string;
  /** Its code by the names of its files, its own first. */
  readonly files: LiveFiles;
  /** Files that are written over it, such as those of a link. */
  readonly brought?: LiveFiles | undefined;
  /** Copies a text; returns false if the browser does not allow it. */
  readonly copy: (text: string) => Promise<boolean>;
  /** Name of the export that is shown. */
  readonly exported: string;
  /** Folder of the demo from the root of the project, if it imports files outside of it. */
  readonly folder: string | undefined;
  /** Absolute address of the index of the section's live code. */
  readonly index: string;
  /** Aborted when the demo leaves the page. */
  readonly signal: AbortSignal;
}

/** An open editor. */
export interface LiveSession {
  /** The code as edited. */
  readonly files: () => LiveFiles;
  /** Runs the code again with fresh state. */
  readonly rerun: () => void;
  readonly close: () => void;
}

/** Milliseconds without a letter after which the code runs, and after which a mistake is announced. */
const PAUSE = 120;
const SILENCE = 1500;

/**
 * Opens the editor in place of a demo's code, and shows the result in place of the demo once there is one. Rejects if
 * the libraries cannot be fetched; the demo is then as before. `undefined` if it is closed before they are there.
 */
export async function openLive(place: LivePlace, onClose: () => void): Promise<LiveSession | undefined> {
  const { figure, stage, bar, name, files: original, brought, copy, exported, folder, index, signal } = place;
  const end = new AbortController();
  const kept = findKeptCode(name, original);
  const compile = createCompiler(folder);
  let files: LiveFiles = { ...original, ...kept.read() };
  let pause: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let live: LoadedLive | undefined;
  let linked: { readonly to: LiveFiles; readonly link: string } | undefined;
  addStyle(LOOKS);
  const tell = (failure: Failure | undefined): void => {
    panel.tell(failure);
    clearTimeout(silence);
    if (failure !== undefined) silence = setTimeout(() => announce(describeFailure(failure)), SILENCE);
  };
  const change = (next: LiveFiles): void => {
    files = next;
    clearTimeout(pause);
    pause = setTimeout(run, PAUSE);
  };
  const panel = createLivePanel({
    files,
    onChange(file, text) {
      change({ ...files, [file]: text });
      kept.write(files);
    },
    buttons: [
      { label: WORDS.liveShare, press: share },
      {
        label: WORDS.liveUndo,
        press() {
          panel.replace(original);
          change(original);
          kept.remove();
          announce(WORDS.liveUndone);
        },
      },
      { label: WORDS.liveClose, press: close },
    ],
  });
  const isAbove = needsSheet();
  if (isAbove)
    openSheet({ figure, stage, panel: panel.element, label: WORDS.liveEdit, onClose: close, signal: end.signal });
  else bar.after(panel.element);
  figure.dataset.editing = isAbove ? 'above' : 'here';
  // A reader's own changes can be brought back with Control and Z.
  if (brought !== undefined) panel.replace(brought);
  signal.addEventListener('abort', close, { signal: end.signal });
  // Who closes it does not wait for the libraries, and can open it again.
  live = await Promise.race([loadLive(index), whenAborted(end.signal)]).catch((error: unknown) => {
    close();
    throw error;
  });
  if (live === undefined) return undefined;
  const runCode = createRunner({
    figure,
    stage,
    live,
    title: fillText(WORDS.liveResult, { name: figure.ariaLabel ?? name }),
    tell,
    signal: end.signal,
  });
  function run(): void {
    // What is typed while the libraries are loaded runs afterward.
    if (live === undefined || end.signal.aborted) return;
    const compiled = compile(files, live);
    if ('failure' in compiled) tell(compiled.failure);
    else void runCode({ ...compiled, exported });
    void writeLink();
  }
  async function writeLink() {
    const to = files;
    const [page = ''] = location.href.split('#');
    linked = { to, link: page + (await writeCodeHash(name, to, original)) };
    return linked;
  }
  async function share(button: HTMLElement): Promise<void> {
    // Safari only copies in the task of the click, so the link is there before.
    const link = linked?.to === files ? linked.link : (await writeLink()).link;
    if (link.length > LONGEST_LINK) {
      panel.say(WORDS.liveShareLong);
      announce(WORDS.liveShareLong);
    } else if (await copy(link)) {
      const { copied } = CLIENT_WORDS;
      showDone(button, copied, (isDone) => (button.textContent = isDone ? copied : WORDS.liveShare));
    }
  }
  function close(): void {
    if (end.signal.aborted) return;
    end.abort();
    clearTimeout(pause);
    clearTimeout(silence);
    panel.destroy();
    panel.element.remove();
    delete figure.dataset.editing;
    onClose();
  }
  run();
  panel.focus();
  return { files: () => files, rerun: run, close };
}

function whenAborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(undefined), { once: true }));
}
