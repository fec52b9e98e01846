/**
 * Posts JSON to a service, even while the page is unloading, without cookies and without waiting for an answer. `type`
 * is the content type that the service documents.
 */
export function postJson(endpoint: string, body: unknown, type: 'application/json' | 'text/plain'): void {
  const options: RequestInit = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': type },
    keepalive: true,
    credentials: 'omit',
  };
  // If an ad blocker stops a request, it is not repeated.
  fetch(endpoint, options).catch(() => {});
}
