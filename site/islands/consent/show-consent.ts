import { createButton, createElement } from '../../browser/create-element.ts';
import { addStyle } from '../../browser/late-stylesheets.ts';
import { consent } from '../../preferences/consent.ts';
import { closeQuestion, keepRoom } from './question.ts';
import { WORDS } from './words.ts';
import LOOKS from './consent.css?inline';

/** What has been chosen. */
interface Choice {
  /** Whether the browser has refused for its user, so that there is nothing to choose. */
  readonly isRefused: boolean;
  readonly isAllowed: boolean;
}

let panel: HTMLElement | undefined;

/**
 * Shows readers who ask for it what they have chosen, in a small panel with the focus that leaves the page usable; there
 * is only one at a time.
 */
export function showConsent(choice: Choice): void {
  if (!panel) {
    addStyle(LOOKS);
    panel = createPanel(choice);
    // Near the start, so that keyboard users reach it first.
    (document.querySelector('.skip') ?? document.body.firstElementChild)?.after(panel);
    closeQuestion();
    keepRoom(panel.offsetHeight + 32);
  }
  panel.focus({ preventScroll: true });
}

function createPanel({ isRefused, isAllowed }: Choice): HTMLElement {
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
  // The reader may also answer in another tab.
  const forget = consent.subscribe(close);
  const answer = (choice: 'granted' | 'denied') => () => {
    consent.set(choice);
    close();
  };
  const state = isAllowed ? WORDS.consentAllowed : WORDS.consentNotAllowed;
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
