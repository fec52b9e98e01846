import { expect } from 'vitest';

/** Asks a running host for an address below its origin. */
export type Ask = (address: string) => Promise<Response>;

/** Opens an address and all that its pages name: each is below the base, and answers by itself. */
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

/** Addresses of the host itself that a page names, without what follows `?` and `#`. */
export function addressesIn(html: string): readonly string[] {
  return Array.from(html.matchAll(/ (?:href|src)="(\/[^"#?]*)/g), ([, found = '']) => found);
}
