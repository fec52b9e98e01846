import type { Page } from 'playwright-core';

/** The question of consent, or the choice of a reader who returns to it. */
export const consentOf = (page: Page) => page.getByRole('region', { name: 'Privacy choices' });

/** Answers the question of consent, and waits until that has an effect: the script of its buttons loads when needed. */
export async function answerConsent(page: Page, name: 'Allow' | 'Decline'): Promise<void> {
  await consentOf(page).getByRole('button', { name }).click();
  await consentOf(page).waitFor({ state: 'hidden' });
}
