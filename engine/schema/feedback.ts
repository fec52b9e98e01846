import { z } from 'zod';
import { address } from './text.ts';

/** Whether pages ask if they were helpful, and where the answers are sent. */
export const FeedbackConfig = z
  .strictObject({
    transport: z
      .enum(['beacon', 'analytics'])
      .describe('Where answers go: an address of your own, or with the reports of `analytics`, under its consent.'),
    endpoint: address.optional().describe('Address that `beacon` posts JSON to, as that of `analytics`.'),
  })
  // A custom issue without a value at its path is reported as a missing field.
  .refine(({ transport, endpoint }) => transport !== 'beacon' || endpoint !== undefined, { path: ['endpoint'] });
