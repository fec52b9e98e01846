import type { UserProperties } from './events.ts';
import type { OpenTransport } from './transport.ts';

/** Milliseconds from the first pending event until a batch is sent. */
export const BEACON_PATIENCE = 10_000;

/**
 * Posts batches to the site's own endpoint with `navigator.sendBeacon`, which outlives the page. The body is JSON:
 * `{ user, events }`, the properties as known at the end of the batch and the events in order. Its type is plain
 * text, so another origin needs no preflight request (https://fetch.spec.whatwg.org/#cors-safelisted-request-header).
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
        // The function is missing in browsers whose users have disabled beacons.
        return navigator.sendBeacon?.(endpoint, JSON.stringify({ user, events })) ?? true;
      },
      stop: () => {},
    };
  };
}
