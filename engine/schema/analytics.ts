import { z } from 'zod';
import { address, text, optional, share } from './text.ts';

/** Share of page loads that report web vitals (specification 9: a random value above 1e-4 means skip). */
export const WEB_VITALS_SHARE = 1e-4;

/** The form of a service's site ids, as far as it is distinctive, and where the service accepts reports. */
interface Service {
  readonly id: RegExp;
  readonly says: string;
  /** Path below the server's address. */
  readonly takesAt?: string;
}

const SERVICES: Readonly<Partial<Record<string, Service>>> = {
  // https://developers.google.com/tag-platform/gtagjs/install
  gtag: { id: /^(?:G|GT|AW|DC)-[A-Z\d-]+$/i, says: 'the measurement id, such as `G-ABC123DEF4`' },
  plausible: {
    id: /^(?![a-z]+:\/)\S(?:.*[^\s/])?$/i,
    says: 'the domain alone, such as `docs.example.com`',
    takesAt: '/api/event',
  },
  umami: {
    id: /^[\w-]+$/,
    says: 'the website id, such as `4fb7fa4c-5b46-438d-94b3-3a8fb9bc2e8b`',
    takesAt: '/api/send',
  },
  // A personal key, which is secret, starts with `phx_`.
  posthog: {
    id: /^(?!ph[abd-z]_)[\w-]+$/,
    says: 'the key of the project, which begins with `phc_`; other keys are secret',
    takesAt: '/batch/',
  },
};

/** Returns the intended address if only the server, or the service's script, was given. */
function meantEndpoint(endpoint: string, { takesAt }: Service): string | undefined {
  const [, server, path = ''] = /^(https?:\/\/[^/?#]+)([^?#]*)/i.exec(endpoint) ?? [];
  if (takesAt === undefined || server === undefined) return undefined;
  return path === '' || path === '/' || path.endsWith('.js') ? `\`${server}${takesAt}\`` : undefined;
}

/** What is reported, where to, and when (requirement F). */
export const AnalyticsConfig = z
  .strictObject({
    transport: z
      .enum(['gtag', 'plausible', 'umami', 'posthog', 'beacon', 'none'])
      .describe(
        'Where reports go: Google’s tag, Plausible, Umami, PostHog, an address of your own, or nowhere. Only `gtag` loads a third-party script.',
      ),
    id: optional(
      text,
      'How the service identifies the site: measurement id for `gtag`, domain for `plausible`, website id for `umami`, project key for `posthog`.',
    ),
    endpoint: optional(
      address,
      'Address that `beacon` posts JSON to; that of your own server for `plausible` (`…/api/event`), `umami` (`…/api/send`) and `posthog` (`…/batch/`), or of PostHog in Europe.',
    ),
    consent: optional(
      z.enum(['required', 'not-required']),
      'Whether readers are asked before anything is sent; `not-required` when left out.',
    ),
    webVitalsShare: optional(share, 'Share of page loads that report web vitals, from 0 to 1.'),
  })
  // A custom issue without a value at its path is reported as a missing field.
  .refine(({ transport, id }) => id !== undefined || transport === 'beacon' || transport === 'none', { path: ['id'] })
  .refine(({ transport, endpoint }) => transport !== 'beacon' || endpoint !== undefined, { path: ['endpoint'] })
  .check(({ value: { transport, id, endpoint }, issues }) => {
    const service = SERVICES[transport];
    if (service === undefined) return;
    if (id !== undefined && !service.id.test(id))
      issues.push({ code: 'custom', input: id, path: ['id'], message: service.says });
    const wanted = endpoint === undefined ? undefined : meantEndpoint(endpoint, service);
    if (wanted !== undefined) issues.push({ code: 'custom', input: endpoint, path: ['endpoint'], message: wanted });
  });
export type AnalyticsConfig = z.output<typeof AnalyticsConfig>;

/** Whether pages ask if they were helpful, and where the answers are sent. */
export const FeedbackConfig = z
  .strictObject({
    transport: z
      .enum(['beacon', 'analytics'])
      .describe('Where answers go: an address of your own, or with the reports of `analytics`, under its consent.'),
    endpoint: optional(address, 'Address that `beacon` posts JSON to, as that of `analytics`.'),
  })
  // A custom issue without a value at its path is reported as a missing field.
  .refine(({ transport, endpoint }) => transport !== 'beacon' || endpoint !== undefined, { path: ['endpoint'] });
