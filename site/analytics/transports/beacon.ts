import type { UserProperties } from '../events.ts';
import type { OpenTransport } from './transport.ts';

/** Milliseconds after the first waiting event before a batch is sent. */
export const BEACON_PATIENCE = 10_000;

/**
 * Posts batches to an address of the site's own by `navigator.sendBeacon`, which outlives the page. The body is JSON:
 * `{ user, events }`, the properties as known by the end of the batch and the events in order. It is labelled as plain
 * text, so that another origin needs no preflight request (https://fetch.spec.whatwg.org/#cors-safelisted-request-header).
 */
export function openBeacon(endpoint: string): OpenTransport {
  return () => {
    let user: Partial<UserProperties> = {};
    return {
      patience: BEACON_PATIENCE,
      send(events) {
        user = Object.assign(
          {},
          user,
          ...events.map((event) => (event.name === 'user_properties' ? event.properties : {})),
        );
        // Browsers in which readers have switched beacons off do not have the function.
        return navigator.sendBeacon?.(endpoint, JSON.stringify({ user, events })) ?? true;
      },
      stop: () => {},
    };
  };
}
