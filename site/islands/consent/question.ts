import { eachPage } from '../../browser/each-page.ts';

let isAnswered = false;

/** Returns whether the question was answered on this page, and so not before what had happened there. */
export function wasAnswered(): boolean {
  return isAnswered;
}

/** The question that is part of the page, while it is visible. */
function findQuestion(): HTMLElement | null {
  return isAnswered ? null : document.querySelector<HTMLElement>('[data-ask] .consent-ask');
}

/** Keeps the end of the page in reach while the question is at the foot of a phone's window. */
export function keepRoomForQuestion(): void {
  const question = findQuestion();
  if (question && getComputedStyle(question).position === 'fixed') keepRoom(question.offsetHeight);
}

/**
 * Removes the question from view; its place stays until the next page, so that nothing moves. The focus that was in it
 * goes to the page.
 */
export function closeQuestion(): void {
  const question = findQuestion();
  if (!question) return;
  const hadFocus = question.contains(document.activeElement);
  isAnswered = true;
  question.style.visibility = 'hidden';
  keepRoom(0);
  if (hadFocus) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

eachPage(() => {
  if (isAnswered) delete document.documentElement.dataset.ask;
});

/** Room at the foot that something needs, as a CSS length. */
let needed = '';

/**
 * Reserves space in px at the foot, so that neither a focused element nor the end of the page ends up behind a panel.
 * Space that nothing needs any more stays until the next page, because the end of this one would move.
 */
export function keepRoom(height: number): void {
  needed = height === 0 ? '' : `${height}px`;
  const { style } = document.documentElement;
  style.scrollPaddingBlockEnd = needed;
  if (needed !== '') style.paddingBlockEnd = needed;
}

eachPage(() => (document.documentElement.style.paddingBlockEnd = needed));
