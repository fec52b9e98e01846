import { expect, test } from 'vitest';
import { titleInHtml } from '../../site/service-worker/visited-pages.ts';

test.each([
  ['<title>Box - System - MUI</title><meta property="og:title" content="Box - System">', 'Box - System'],
  ['<meta property="og:title" content="Box &amp; &quot;Stack&quot;">', 'Box &amp; &quot;Stack&quot;'],
  // A page that does not come from this build.
  ['<!doctype html><title>Old page</title>', 'Old page'],
  ['<h1>Button</h1>', undefined],
])('a visited page is listed under the name that links to it show: %s', (html, title) => {
  expect(titleInHtml(html)).toBe(title);
});
