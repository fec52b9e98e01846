import type { Report } from '../../analytics/transports/events.ts';
import type { ReportingState } from '../../analytics/observer.ts';
import type { Obstacle } from '../../analytics/obstacles.ts';

/** Status of an event; an obstacle is the reason why it was not sent. */
export type Fate = 'waiting' | 'sent' | 'received' | 'given-up' | Obstacle;

/** A human-readable report. */
export interface Description {
  readonly kind: 'Page view' | 'Click' | 'Key press' | 'Ad' | 'Vital' | 'Reader';
  readonly text: string;
}

/** Describes what a report contains. */
export function describeReport(report: Report): Description {
  switch (report.name) {
    case 'page_view':
      return {
        kind: 'Page view',
        text: join([report.title, report.location, list({ product: report.product, category: report.category })]),
      };
    case 'event':
      return {
        kind: kindOfAction(report.category, report.action),
        text: join([report.category, report.action, report.label, report.item]),
      };
    case 'web_vital':
      return {
        kind: 'Vital',
        text: `${report.metric} ${report.metric === 'CLS' ? report.value.toFixed(3) : `${Math.round(report.value)} ms`}`,
      };
    case 'user_properties':
      return { kind: 'Reader', text: list(report.properties) };
  }
}

/** Describes the status of an event. */
export function describeFate(fate: Fate): string {
  return isUnsent(fate) ? `Not sent: ${OBSTACLES[fate]}` : FATES[fate];
}

/** Returns whether an event will never be sent. */
export function isUnsent(fate: Fate): fate is keyof typeof OBSTACLES {
  return fate in OBSTACLES;
}

/** Describes the state of all reports; `undefined` means that the page reports nothing. */
export function describeState(state: ReportingState | undefined): string {
  if (state === undefined) return 'This site reports nothing: nav/site.yaml sets no transport for analytics.';
  const { obstacle } = state;
  if (obstacle === undefined) return `${describeConsent(state)} Reports go to ${destinationOf(state)}.`;
  const isKnown = obstacle === 'no-consent' || obstacle === 'declined';
  return `${describeConsent(state)} Nothing is sent${isKnown ? '' : `: ${OBSTACLES[obstacle]}`}.`;
}

/** Counts events by status, as in "5 events: 3 sent, 2 not sent". */
export function countFates(fates: readonly Fate[]): string {
  if (fates.length === 0) return 'Nothing has happened yet.';
  const counts = [
    [fates.filter((fate) => fate === 'waiting').length, 'waiting'],
    [fates.filter((fate) => fate === 'sent' || fate === 'received').length, 'sent'],
    [fates.filter(isUnsent).length, 'not sent'],
  ] as const;
  const parts = counts.flatMap(([count, what]) => (count === 0 ? [] : [`${count} ${what}`]));
  return `${fates.length} ${fates.length === 1 ? 'event' : 'events'}: ${parts.join(', ')}`;
}

const FATES = {
  waiting: 'Waiting',
  sent: 'Sent',
  received: 'Received',
} as const;

const OBSTACLES = {
  'global-privacy-control': 'the browser sends Global Privacy Control',
  'do-not-track': 'the browser sends Do Not Track',
  'no-consent': 'no consent yet',
  declined: 'the reader declined',
  nowhere: 'docs-nav dev sends nothing',
  sampling: 'not in the sample',
  'given-up': 'consent was withdrawn',
} as const satisfies Readonly<Record<Obstacle | 'given-up', string>>;

function describeConsent({ consent, settings }: ReportingState): string {
  if (consent === 'granted') return 'Consent: given.';
  if (consent === 'denied') return 'Consent: declined.';
  return settings.consent === 'required' ? 'Consent: not given yet.' : 'Consent: not required.';
}

function destinationOf({ settings: { transport, id, endpoint = '' } }: ReportingState): string {
  if (transport === 'beacon' || transport === 'none') return endpoint;
  return `${SERVICES[transport]} as ${id}${endpoint && `, at ${endpoint}`}`;
}

const SERVICES = { gtag: 'Google’s tag', plausible: 'Plausible', umami: 'Umami', posthog: 'PostHog' } as const;

function kindOfAction(category: string, action = ''): Description['kind'] {
  if (category === 'ad') return 'Ad';
  return action.includes('keyboard') ? 'Key press' : 'Click';
}

function list(values: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value}`]))
    .join(', ');
}

function join(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}
