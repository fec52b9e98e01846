import { expect } from 'vitest';

/** Requests an address from a running host. */
export type Ask = (address: string, init?: RequestInit) => Promise<Response>;

/** Requests an address and every address in its pages: each must be below the base, and respond without a redirect. */
export async function follow(ask: Ask, start: string, base: string): Promise<void> {
  const asked = new Set<string>();
  const open = [start];
  for (let address = open.pop(); address !== undefined; address = open.pop()) {
    if (asked.has(address)) continue;
    asked.add(address);
    const answer = await ask(address);
    expect([address, answer.status]).toEqual([address, 200]);
    if (!address.endsWith('/')) continue;
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    const named = addressesIn(await answer.text());
    expect(named.filter((found) => !found.startsWith(`${base}/`))).toEqual([]);
    open.push(...named);
  }
  expect(asked.size).toBeGreaterThan(10);
}

/** The addresses in a page that are on the host itself, without query and hash. */
export function addressesIn(html: string): readonly string[] {
  return Array.from(html.matchAll(/ (?:href|src)="(\/[^"#?]*)/g), ([, found = '']) => found);
}
