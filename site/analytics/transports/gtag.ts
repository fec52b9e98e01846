import type { Report } from './events.ts';
import { GTAG_ORIGIN } from './gtag-address.ts';
import type { OpenTransport } from './transport.ts';

declare global {
  interface Window {
    /** Commands for Google's tag, which it processes once it has loaded. */
    dataLayer?: unknown[];
  }
}

/** State of the tag's script, which loads at most once per page load. */
let state: 'absent' | 'loading' | 'ready' | 'blocked' = 'absent';
let tellReady = (): void => {};

/** Passes reports to Google's tag (https://developers.google.com/tag-platform/gtagjs/reference). */
export function openGtag(id: string): OpenTransport {
  return (onReady) => {
    tellReady = onReady;
    setDisabled(id, false);
    if (state === 'absent') {
      load(id);
    }
    return {
      patience: 0,
      send(reports) {
        if (state === 'ready') {
          reports.map(commandOf).forEach((command) => gtag(...command));
        }
        // If the script is blocked, reports are dropped: the reader's ad blocker is to be respected.
        return state !== 'loading';
      },
      stop: () => setDisabled(id, true),
    };
  };
}

function load(id: string): void {
  state = 'loading';
  gtag('js', new Date());
  // We report page views, because the tag does not know the product, the category, or the address without language.
  gtag('config', id, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${GTAG_ORIGIN}/gtag/js?id=${encodeURIComponent(id)}`;
  const settle = (outcome: 'ready' | 'blocked') => () => {
    state = outcome;
    tellReady();
  };
  script.addEventListener('load', settle('ready'));
  script.addEventListener('error', settle('blocked'));
  document.head.append(script);
}

/** The tag recognizes commands by their type: they must be `arguments`, not an array. */
function gtag(..._command: readonly unknown[]): void {
  (window.dataLayer ??= []).push(arguments);
}

/** https://developers.google.com/analytics/devguides/collection/gtagjs/user-opt-out */
function setDisabled(id: string, isDisabled: boolean): void {
  Object.assign(window, { [`ga-disable-${id}`]: isDisabled });
}

function commandOf(report: Report): readonly unknown[] {
  switch (report.name) {
    case 'page_view':
      return [
        'event',
        'page_view',
        {
          page_title: report.title,
          page_location: report.location,
          productId: report.product,
          productCategoryId: report.category,
        },
      ];
    case 'event':
      return [
        'event',
        report.category,
        { eventAction: report.action, eventLabel: report.label, eventItem: report.item },
      ];
    case 'web_vital':
      return [
        'event',
        report.metric,
        {
          // The tag's values are integers, and layout shifts are mostly below 1.
          value: Math.round(report.metric === 'CLS' ? report.delta * 1000 : report.delta),
          metric_id: report.id,
          metric_value: report.value,
          metric_delta: report.delta,
        },
      ];
    case 'user_properties':
      return ['set', 'user_properties', report.properties];
  }
}
