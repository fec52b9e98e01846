/**
 * Posts JSON to a service, also from a page that is being left; whether it arrived is for no one to know. No cookie
 * goes along. `type` is the content type that the service documents.
 */
export function postJson(endpoint: string, body: unknown, type: 'application/json' | 'text/plain'): void {
  const options: RequestInit = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': type },
    keepalive: true,
    credentials: 'omit',
  };
  // What a reader's ad blocker stops is not sent again.
  fetch(endpoint, options).catch(() => {});
}
