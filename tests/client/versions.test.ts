import { describe, expect, test } from 'vitest';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { readVersions } from '../../site/browser/versions-file.ts';
import { renderVersions } from '../../site/output/machine-files.ts';

const V2 = { text: 'v2', href: 'https://v2.kit.example/' };

describe('what a host says about versions', () => {
  test.each([
    [
      'a list',
      {
        sections: {
          kit: [V2, { text: 'v3', pathTemplate: 'https://kit.example{LANG}{pathname}/', without: ['/kit/old'] }],
        },
      },
      true,
    ],
    ['additional data', { format: 2, sections: { kit: [{ ...V2, since: 2024 }] } }, true],
    ['nothing about the section', { sections: { other: [V2] } }, false],
    ['a name that every object has', JSON.parse('{ "sections": { "__proto__": [] } }'), false],
    ['no versions', { sections: { kit: [] } }, false],
    ['too many versions', { sections: { kit: Array.from({ length: 101 }, () => V2) } }, false],
    ['a version without a name', { sections: { kit: [{ href: V2.href }] } }, false],
    ['a version without an address', { sections: { kit: [{ text: 'v2' }] } }, false],
    ['a script as an address', { sections: { kit: [{ text: 'v2', href: 'javascript:alert(1)' }] } }, false],
    ['an address without a scheme', { sections: { kit: [{ text: 'v2', href: '//evil.example/' }] } }, false],
    ['a template that is not text', { sections: { kit: [{ ...V2, pathTemplate: 3 }] } }, false],
    ['text that is too long', { sections: { kit: [{ ...V2, text: 'v'.repeat(401) }] } }, false],
    ['an error page', '<!doctype html>', false],
    ['nothing', null, false],
  ])('%s', (_, answer, isTaken) => {
    expect(readVersions(answer, 'kit') !== undefined).toBe(isTaken);
  });
});

test('a build lists its versions with full addresses, including itself', () => {
  const manifest = {
    site: { url: 'https://kit.example' },
    sections: [
      {
        id: 'kit',
        prefixes: ['/kit'],
        home: '/kit/start',
        versions: [
          { text: 'v3', current: true },
          {
            text: 'v2',
            current: false,
            href: '/v2/',
            pathTemplate: 'https://v2.kit.example{LANG}{pathname}/',
            without: ['/kit/new'],
          },
          { text: 'notes', current: false, href: '{LANG}/kit/notes/' },
        ],
      },
      { id: 'other', prefixes: ['/other'], versions: [] },
    ],
  } as unknown as RouteManifest;
  const written = JSON.parse(renderVersions({ manifest, base: '/docs' })) as unknown;
  expect(written).toEqual({
    sections: {
      kit: [
        {
          text: 'v3',
          href: 'https://kit.example/docs{LANG}/kit/start/',
          pathTemplate: 'https://kit.example/docs{LANG}{pathname}/',
        },
        {
          text: 'v2',
          href: 'https://kit.example/v2/',
          pathTemplate: 'https://v2.kit.example{LANG}{pathname}/',
          without: ['/kit/new'],
        },
        { text: 'notes', href: 'https://kit.example/docs{LANG}/kit/notes/' },
      ],
    },
  });
  expect(readVersions(written, 'kit')).toHaveLength(3);
});
