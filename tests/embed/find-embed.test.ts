import { describe, expect, test } from 'vitest';
import { findEmbed, frameOrigins } from '../../engine/address/embed.ts';

const KEY = 'nrPSsILSYjesyc5UHjYYa4';

test.each([
  // YouTube: every address that people copy is a video without cookies.
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  [
    'https://www.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?list=PL1',
  ],
  [
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m3s&list=PL_2-a&index=3',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?list=PL_2-a&start=63',
  ],
  ['https://youtu.be/aqz-KE-bpKQ?t=1h2m', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=3720'],
  ['https://youtu.be/aqz-KE-bpKQ#t=2s', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=2'],
  ['https://youtu.be/aqz-KE-bpKQ?t=soon', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['https://www.youtube.com/playlist?list=PL1', 'https://www.youtube-nocookie.com/embed/videoseries?list=PL1'],
  ['https://m.youtube.com/watch?v=aqz-KE-bpKQ&t=90s', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=90'],
  ['https://youtu.be/aqz-KE-bpKQ?si=x&t=42', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=42'],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ#x', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  // Figma
  [
    `https://www.figma.com/design/${KEY}/A?node-id=1-2`,
    `https://embed.figma.com/design/${KEY}/A?node-id=1-2&embed-host=docs-nav`,
  ],
  [`https://figma.com/file/${KEY}`, `https://embed.figma.com/design/${KEY}?embed-host=docs-nav`],
  [
    `https://www.figma.com/file/${KEY}/A?type=whiteboard&node-id=1-2`,
    `https://embed.figma.com/board/${KEY}/A?type=whiteboard&node-id=1-2&embed-host=docs-nav`,
  ],
  // Segments that stand for others are resolved, as browsers do.
  [
    `https://www.figma.com/a/../design/./${KEY}/B/%2E%2e/?node-id=../1`,
    `https://embed.figma.com/design/${KEY}/?node-id=../1&embed-host=docs-nav`,
  ],
  [`https://www.figma.com/proto/${KEY}/A`, `https://embed.figma.com/proto/${KEY}/A?embed-host=docs-nav`],
  // CodeSandbox and StackBlitz
  ['https://codesandbox.io/s/new-abc12?file=/a.js', 'https://codesandbox.io/embed/new-abc12?file=/a.js'],
  ['https://codesandbox.io/p/sandbox/nice-name-abc12?x=1', 'https://codesandbox.io/embed/abc12'],
  ['https://stackblitz.com/edit/vite-a', 'https://stackblitz.com/edit/vite-a?embed=1'],
  ['https://stackblitz.com/github/a/b?file=c.ts', 'https://stackblitz.com/github/a/b?file=c.ts&embed=1'],
  // Storybook, and whatever else a host shows
  ['https://ui.example/?path=/story/a--b', 'https://ui.example/iframe.html?id=a--b&viewMode=story'],
  [
    'https://ui.example/sb/index.html?path=/docs/a--docs&globals=x:1',
    'https://ui.example/sb/iframe.html?id=a--docs&viewMode=docs&globals=x:1',
  ],
  ['https://UI.example/a/..\\b/.', 'https://ui.example/b/'],
  ['https://ui.example:8443/iframe.html?id=a--b', 'https://ui.example:8443/iframe.html?id=a--b'],
])('%s is shown as %s', (address, frame) => {
  expect(findEmbed(address)?.frame).toBe(frame);
});

test.each([
  'https://www.figma.com/community',
  `https://www.figma.com/design/${KEY}/../../../oauth`,
  `https://www.figma.com/design/${KEY}/.%2E/%2e./oauth`,
  `https://www.figma.com/design\\${KEY}\\..\\..\\oauth`,
  'https://stackblitz.com/edit/../register',
  'https://codesandbox.io/s/../dashboard',
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/watch?v=short',
  'https://youtu.be/aqz-KE-bpKQ-and-more',
  'https://codesandbox.io/dashboard',
  'https://stackblitz.com/',
])('%s is nothing that its provider shows in a page', (address) => {
  const found = findEmbed(address);
  expect(found?.frame).toBeUndefined();
  expect(found?.source).toMatch(/^[a-z]+$/);
});

describe('what is a provider', () => {
  test.each([
    ['https://WWW.FIGMA.COM/community', 'figma'],
    // A host that only looks like one is a host of its own.
    ['https://figma.com.evil.example/design/x', 'figma.com.evil.example'],
    ['https://notyoutube.com/watch?v=aqz-KE-bpKQ', 'notyoutube.com'],
    ['https://ui.example:8443/x', 'ui.example:8443'],
  ])('%s belongs to %s', (address, source) => {
    expect(findEmbed(address)?.source).toBe(source);
  });

  test.each([
    'http://ui.example/',
    'javascript:alert(1)',
    '//ui.example',
    'https://a@b.example/',
    '/a',
    'https://a.example/ b',
    `https://a.example/${'a'.repeat(2000)}`,
  ])('%s is no address that is shown', (address) => {
    expect(findEmbed(address)).toBeUndefined();
  });
});

test('a policy names the origins of what a site lists, each once', () => {
  expect(frameOrigins(['youtube', 'ui.example', 'ui.example'])).toEqual([
    'https://www.youtube-nocookie.com',
    'https://ui.example',
  ]);
});
