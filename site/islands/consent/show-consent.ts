import { createButton, createElement } from '../../browser/create-element.ts';
import { addStyle } from '../../browser/late-stylesheets.ts';
import { closeQuestion, keepRoom } from './question.ts';
import { WORDS } from './words.ts';
import LOOKS from './consent.css?inline';

/** What has been chosen, and the effect of an answer. */
interface ConsentRequest {
  /** Whether the browser has refused for its user, so that there is nothing to choose. */
  readonly isRefused: boolean;
  readonly isAllowed: () => boolean;
  readonly choose: (choice: 'granted' | 'denied') => void;
  /** Calls the listener once the reader has chosen, even in another tab; returns a function that unsubscribes. */
  readonly onChosen: (listener: () => void) => () => void;
}

let panel: HTMLElement | undefined;

/**
 * Shows readers who ask for it what they have chosen, in a small panel with the focus that leaves the page usable; there
 * is only one at a time.
 */
export function showConsent(request: ConsentRequest): void {
  if (!panel) {
    addStyle(LOOKS);
    panel = createPanel(request);
    // Near the start, so that keyboard users reach it first.
    (document.querySelector('.skip') ?? document.body.firstElementChild)?.after(panel);
    closeQuestion();
    keepRoom(panel.offsetHeight + 32);
  }
  panel.focus({ preventScroll: true });
}

function createPanel({ isRefused, isAllowed, choose, onChosen }: ConsentRequest): HTMLElement {
  const section = createElement('section', { className: 'consent', tabIndex: -1, ariaLabel: WORDS.consentTitle });
  const before = document.activeElement;
  const close = (): void => {
    const hadFocus = section.contains(document.activeElement);
    forget();
    section.remove();
    panel = undefined;
    keepRoom(0);
    if (hadFocus) {
      const target =
        before instanceof HTMLElement && before.isConnected ? before : document.querySelector<HTMLElement>('main');
      target?.focus({ preventScroll: true });
    }
  };
  const forget = onChosen(close);
  const answer = (choice: 'granted' | 'denied') => () => {
    choose(choice);
    close();
  };
  const state = isAllowed() ? WORDS.consentAllowed : WORDS.consentNotAllowed;
  const text = isRefused ? [WORDS.consentRefused] : [WORDS.consentQuestion, state];
  const buttons = isRefused
    ? [createButton(WORDS.consentClose, close)]
    : [createButton(WORDS.consentDecline, answer('denied')), createButton(WORDS.consentAllow, answer('granted'))];

  const title = createElement('p', { className: 'consent-title' }, WORDS.consentTitle);
  const paragraphs = [title, ...text.map((sentence) => createElement('p', {}, sentence))];
  section.append(
    // In the order of its sentences on a page with the opposite direction, too. With spaces between them, because they
    // are one paragraph on small screens.
    createElement('div', { className: 'consent-text', dir: 'auto' }, ...paragraphs.flatMap((each) => [each, ' '])),
    createElement('div', { className: 'consent-answers' }, ...buttons),
  );
  section.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  return section;
}
