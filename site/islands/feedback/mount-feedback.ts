import { announce } from '../../browser/announce.ts';
import { WORDS } from './words.ts';

/** Report of an answer: an action like those of analytics (`site/analytics/transports/events.ts`). */
interface Answer {
  readonly category: 'feedback';
  readonly action: 'helpful' | 'not-helpful';
  /** Path of the page. */
  readonly label: string;
}

/** Makes a button report whether the page was helpful: once, without a cookie or data about the reader. */
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

/** Posts an answer in the format of the beacon transport, or passes it to analytics if there is no endpoint. */
function send(answer: Answer, endpoint: string | undefined): boolean {
  if (endpoint === undefined) {
    document.dispatchEvent(new CustomEvent('docs-nav-event', { detail: answer }));
    return true;
  }
  // The function is missing in browsers whose users have disabled beacons.
  return (
    navigator.sendBeacon?.(endpoint, JSON.stringify({ user: {}, events: [{ name: 'event', ...answer }] })) ?? false
  );
}
