import { asksForConsent } from '../../engine/manifest/manifest.ts';
import type { FrameInput } from './frame-input.ts';

/**
 * Asks for consent to reports, on sites that require it. Part of every page, and visible from the first paint to readers
 * who have not answered; the boot script finds out.
 */
export function ConsentQuestion({ site, wording: { words } }: Pick<FrameInput, 'site' | 'wording'>) {
  if (!asksForConsent(site)) return null;
  return (
    <section className="consent-ask" aria-label={words.consentTitle}>
      <p>
        {words.consentQuestion} {words.consentPending}
      </p>
      <div>
        <button type="button" data-island="consent" value="denied">
          {words.consentDecline}
        </button>
        <button type="button" data-island="consent" value="granted">
          {words.consentAllow}
        </button>
      </div>
    </section>
  );
}
