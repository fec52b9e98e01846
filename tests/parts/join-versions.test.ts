import { expect, test } from 'vitest';
import { joinVersions } from '../../cli/parts/join-parts.ts';

/** Which version sandboxes get, if two parts have been built with different ones. */
function latest(first: string, second: string): string | undefined {
  return joinVersions([{ kit: { version: first } }, { kit: { version: second } }])['kit']?.version;
}

test('of two versions in parts, sandboxes get the one of higher precedence', () => {
  // https://semver.org/#spec-item-11
  const ordered = [
    '1.0.0-alpha',
    '1.0.0-alpha.1',
    '1.0.0-alpha.beta',
    '1.0.0-beta',
    '1.0.0-beta.2',
    '1.0.0-beta.11',
    '1.0.0-rc.1',
    '1.0.0',
    '1.0.1-beta.1',
    '1.0.1',
    '1.2.0',
    '1.10.0-0',
    '1.10.0',
    '2.0.0',
    '19.3.1-canary-4b-20250101',
    '19.3.1',
  ];
  const pairs = ordered.flatMap((a, at) => ordered.map((b, other) => [a, b, at > other ? a : b]));
  expect(pairs.map(([a = '', b = '']) => [a, b, latest(a, b)])).toEqual(pairs);
  // What follows a plus sign says nothing about it.
  expect(latest('1.0.0+build.1', '1.0.0+build.2')).toBe('1.0.0+build.1');
  expect(latest('1.0.0-rc.1+9', '1.0.0+1')).toBe('1.0.0+1');
});
