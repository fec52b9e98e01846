import { announce } from '../../browser/announce.ts';
import { createElement } from '../../browser/create-element.ts';
import { idOfHash } from '../../browser/hash-target.ts';
import { sayNotLoaded } from '../../browser/not-loaded.ts';
import { copyText } from '../../client/copy-text.ts';
import type { CodePanel } from './code-panel.ts';
import type { LiveFiles } from './live/compile-files.ts';
import { findKeptCode } from './live/keep-code.ts';
import type { LiveSession } from './live/open-live.ts';
import { WORDS as LIVE_WORDS } from './live/words.ts';
import { loadFiles } from './open-sandbox.ts';
import type { FramePlace, ShownDemo } from './own-frame.ts';
import { createTool, type ToolEvent } from './tools.ts';

/** The edited code of a demo, which copying and sandboxes use. */
export interface EditedDemo {
  /** Returns its files, the demo's own first; `undefined` while the editor is closed. */
  files: () => LiveFiles | undefined;
}

/** What editing needs. */
interface EditPlace {
  readonly bar: HTMLElement;
  readonly code: CodePanel;
  readonly place: FramePlace;
  readonly shown: ShownDemo;
  readonly edited: EditedDemo;
  /** Address of the index of the section's live code. */
  readonly index: string;
}

/** Creates the button that opens a demo's code in an editor, and closes it again. Its script is loaded when pressed. */
export function createEditTool({ bar, code, place, shown, edited, index }: EditPlace, event: ToolEvent): HTMLElement {
  const { figure, name } = place;
  const button = createTool('edit', LIVE_WORDS.liveEdit, event);
  let session: LiveSession | undefined;
  button.ariaExpanded = 'false';
  const loadOriginal = async (): Promise<LiveFiles> => ({
    [`${name}.tsx`]: code.original(),
    ...((await loadFiles(figure)).files as LiveFiles),
  });
  const open = async (brought?: LiveFiles): Promise<void> => {
    const ariaLabel = LIVE_WORDS.liveLoading;
    const progress = createElement('div', { className: 'live-progress', role: 'progressbar', ariaLabel });
    bar.after(progress);
    button.ariaBusy = 'true';
    announce(LIVE_WORDS.liveLoading);
    try {
      const [{ openLive }, files] = await Promise.all([import('./live/open-live.ts'), loadOriginal()]);
      // The page may have changed in the meantime.
      if (place.signal.aborted) return;
      session = await openLive(
        {
          ...place,
          bar,
          files,
          brought,
          copy: copyText,
          exported: figure.dataset.export ?? 'default',
          folder: figure.dataset.folder,
          index: new URL(index, location.href).href,
        },
        () => {
          session = undefined;
          edited.files = () => undefined;
          shown.edited = undefined;
          button.ariaExpanded = 'false';
          button.focus();
          if (!isLinked()) void offer();
        },
      );
      if (session !== undefined) {
        figure.querySelector('.live-offer[data-kept]')?.remove();
        edited.files = session.files;
        shown.edited = session.rerun;
        button.ariaExpanded = 'true';
      }
    } catch (error) {
      sayNotLoaded(error);
    }
    progress.remove();
    button.ariaBusy = null;
  };
  button.addEventListener('click', () => {
    if (session) session.close();
    else if (button.ariaBusy === null) void open();
  });
  // Nothing of a link's code, and of what was edited before, runs until the reader asks for it.
  const isLinked = () => idOfHash(location.hash).startsWith(`edit-${name}=`);
  const isHidden = () => session === undefined && button.ariaBusy === null && findKeptCode(name, {}).exists();
  async function offer(): Promise<void> {
    if (!isLinked() && !isHidden()) return;
    try {
      const [{ offerCode }, original] = await Promise.all([import('./live/offer-code.ts'), loadOriginal()]);
      // The editor may have been opened, and the page may have changed in the meantime.
      if (place.signal.aborted || (!isLinked() && !isHidden())) return;
      await offerCode({
        figure,
        name,
        original,
        isLinked: isLinked(),
        async open(files) {
          if (button.ariaBusy !== null) return false;
          session?.close();
          await open(files);
          return session !== undefined;
        },
      });
    } catch (error) {
      sayNotLoaded(error);
    }
  }
  void offer();
  addEventListener('hashchange', offer, { signal: place.signal });
  return button;
}
