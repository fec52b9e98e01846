import { expect, test } from 'vitest';
import { readLogos } from '../../cli/build/prepare/site-icons.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { makeFolder } from './support/folder.ts';

test.each([
  ['/static/my logo.svg', true],
  ['/static/my%20logo.svg', true],
  ['/static/my%20logo.svg?v=2', true],
  ['/static/other.svg', false],
  ['/..%2F..%2Fsecret.svg', false],
  ['https://cdn.example/static/my%20logo.svg', false],
])('the logo %s is drawn on cards: %s', (logo, isDrawn) => {
  const root = makeFolder({ 'content/static/my logo.svg': '<svg/>', 'secret.svg': '<svg/>' });
  const manifest = { site: { logo }, sections: [] } as unknown as RouteManifest;
  const found = readLogos({ root, content: 'content', assets: ['/static/my logo.svg'] }, manifest);
  expect(Object.values(found)).toEqual(isDrawn ? ['data:image/svg+xml; charset=utf-8;base64,PHN2Zy8+'] : []);
});
