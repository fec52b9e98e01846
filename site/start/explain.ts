import { createButton, createElement } from '../browser/create-element.ts';
import { inPageLanguage } from '../browser/page-language.ts';
import { CLIENT_WORDS, LOSS_WORDS } from '../browser/words.ts';

/*
 * Explains why a part of a page could not be loaded. Has the same name in every build: pages that were open before a
 * deploy load the one of today.
 */

const WORDS = inPageLanguage({ ...LOSS_WORDS, notLoaded: CLIENT_WORDS.notLoaded });

/** Milliseconds for which a notice without a choice is visible. */
const SHOWN = 6000;

const BUILD = /<meta name="docs-nav-build" content="([^"]*)"/;

void explain(document.currentScript?.dataset['error'] ?? '');

async function explain(error: string): Promise<void> {
  const today = await fetch(location.href, { cache: 'no-store' }).then(
    (response) => response.text(),
    () => undefined,
  );
  if (today === undefined) {
    show(WORDS.notLoaded);
    return;
  }
  const own = document.querySelector<HTMLMetaElement>('meta[name="docs-nav-build"]')?.content;
  if (BUILD.exec(today)?.[1] === own) show(error.startsWith('SyntaxError') ? WORDS.oldBrowser : WORDS.fileMissing);
  else offerReload();
}

function show(text: string, ...more: readonly Node[]): HTMLElement {
  for (const earlier of document.querySelectorAll('.not-loaded')) earlier.remove();
  const note = createElement('p', { className: 'not-loaded', role: 'alert' }, text, ...more);
  // What is outside an open dialog cannot be seen or pressed.
  (document.querySelector('dialog[open]') ?? document.body).append(note);
  if (more.length === 0) setTimeout(() => note.remove(), SHOWN);
  return note;
}

/** Waits for the reader: a page that reloads by itself loses what was typed. */
function offerReload(): void {
  const reload = createButton(WORDS.reload, () => location.reload());
  const note = show(
    WORDS.newVersion,
    reload,
    createButton(WORDS.keepPage, () => note.remove()),
  );
}
