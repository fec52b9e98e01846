import { z } from 'zod';
import { address, text } from './text.ts';

const FROM_0_TO_1 = 'a number from 0 to 1';

/** Share of page loads that report web vitals (specification 9: a random value above 1e-4 means skip). */
export const WEB_VITALS_SHARE = 1e-4;

/** What is reported, to whom, and when (requirement F). */
export const AnalyticsConfig = z
  .strictObject({
    transport: z
      .enum(['gtag', 'plausible', 'umami', 'posthog', 'beacon', 'none'])
      .describe(
        'Where reports go: Google’s tag, Plausible, Umami, PostHog, an address of your own, or nowhere. Only `gtag` loads a third-party script.',
      ),
    id: text
      .optional()
      .describe(
        'How the service identifies the site: measurement id for `gtag`, domain for `plausible`, website id for `umami`, project key for `posthog`.',
      ),
    endpoint: address
      .optional()
      .describe(
        'Address that `beacon` posts JSON to; that of your own server for `plausible` (`…/api/event`), `umami` (`…/api/send`) and `posthog` (`…/batch/`), or of PostHog in Europe.',
      ),
    consent: z
      .enum(['required', 'not-required'])
      .optional()
      .describe('Whether readers are asked before anything is sent; `not-required` when left out.'),
    webVitalsShare: z
      .number()
      .min(0, FROM_0_TO_1)
      .max(1, FROM_0_TO_1)
      .optional()
      .describe('Share of page loads that report web vitals, from 0 to 1.'),
  })
  // A custom issue without a value at its path is reported as a missing field.
  .refine(({ transport, id }) => id !== undefined || transport === 'beacon' || transport === 'none', { path: ['id'] })
  .refine(({ transport, endpoint }) => transport !== 'beacon' || endpoint !== undefined, { path: ['endpoint'] });
export type AnalyticsConfig = z.output<typeof AnalyticsConfig>;
