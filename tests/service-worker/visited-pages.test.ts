import { expect, test } from 'vitest';
import { titleOf } from '../../site/service-worker/visited-pages.ts';

test.each([
  ['<title>Box - System - MUI</title><meta property="og:title" content="Box - System">', 'Box - System'],
  ['<meta property="og:title" content="Box &amp; &quot;Stack&quot;">', 'Box &amp; &quot;Stack&quot;'],
  // A page that is not of this build.
  ['<!doctype html><title>Old page</title>', 'Old page'],
  ['<h1>Button</h1>', undefined],
])('a visited page is called as where links to it are shown: %s', (html, title) => {
  expect(titleOf(html)).toBe(title);
});
