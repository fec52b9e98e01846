import { announce } from '../../../browser/announce.ts';
import { addStyle } from '../../../browser/late-stylesheets.ts';
import { fillText } from '../../../browser/page-language.ts';
import { createCompiler, type LiveFiles } from './compile-files.ts';
import { findKeptCode } from './keep-code.ts';
import { createPanel, describeFailure } from './live-panel.ts';
import { loadLive } from './load-live.ts';
import type { Failure } from './messages.ts';
import { createRunner } from './run-code.ts';
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
  /** Name of the export that is shown. */
  readonly exported: string;
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
 * the libraries cannot be fetched; the demo is then as before.
 */
export async function openLive(place: LivePlace, onClose: () => void): Promise<LiveSession> {
  const { figure, bar, name, files: original, exported, index, signal } = place;
  const end = new AbortController();
  const kept = findKeptCode(name, original);
  const compile = createCompiler();
  let files: LiveFiles = { ...original, ...kept.read() };
  let pause: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
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
  const panel = createPanel({
    files,
    onChange(file, text) {
      change({ ...files, [file]: text });
      kept.write(files);
    },
    buttons: [
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
  figure.dataset.editing = '';
  bar.after(panel.element);
  signal.addEventListener('abort', close, { signal: end.signal });
  const live = await loadLive(index).catch((error: unknown) => {
    close();
    throw error;
  });
  const runner = createRunner({
    ...place,
    live,
    title: fillText(WORDS.liveResult, { name: figure.ariaLabel ?? name }),
    tell,
    signal: end.signal,
  });
  function run(): void {
    if (end.signal.aborted) return;
    const compiled = compile(files, live);
    if ('failure' in compiled) tell(compiled.failure);
    else void runner.run({ ...compiled, exported });
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
