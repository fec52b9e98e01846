import { announce } from '../../client/announce.ts';
import { WORDS } from './words.ts';

/** What an answer is reported as: an action like those of analytics (`site/analytics/events.ts`). */
interface Answer {
  readonly category: 'feedback';
  readonly action: 'helpful' | 'not-helpful';
  /** Path of the page. */
  readonly label: string;
}

/** Makes a button answer whether the page was helpful: once, without a cookie and without anything about the reader. */
export function mount(button: HTMLElement): void {
  button.addEventListener('click', () => {
    const question = button.closest<HTMLElement>('.feedback');
    if (!question) return;
    const answer: Answer = {
      category: 'feedback',
      action: (button as HTMLButtonElement).value === 'yes' ? 'helpful' : 'not-helpful',
      label: location.pathname,
    };
    const text = send(answer, question.dataset.endpoint) ? WORDS.helpfulThanks : WORDS.helpfulLost;
    question.textContent = text;
    announce(text);
  });
}

/** Posts an answer as the beacon transport of analytics posts its batches, or hands it to analytics where there is no address. */
function send(answer: Answer, endpoint: string | undefined): boolean {
  if (endpoint === undefined) {
    document.dispatchEvent(new CustomEvent('docs-nav-event', { detail: answer }));
    return true;
  }
  // Browsers in which readers have switched beacons off do not have the function.
  return (
    navigator.sendBeacon?.(endpoint, JSON.stringify({ user: {}, events: [{ name: 'event', ...answer }] })) ?? false
  );
}
