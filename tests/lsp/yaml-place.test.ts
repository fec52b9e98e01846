import { describe, expect, test } from 'vitest';
import { placeAt } from '../../cli/editor/yaml-place.ts';

/** Finds the place of `|` in a text: the keys around it, then the key of its value, or a dash for a list entry. */
function find(text: string): string {
  const before = text.slice(0, text.indexOf('|')).split('\n');
  const lines = text.replace('|', '').split('\n');
  const { above, key, isEntry } = placeAt(lines, { line: before.length - 1, character: before.at(-1)?.length ?? 0 });
  return [...above, ...(key === undefined ? (isEntry ? ['-'] : []) : [`${key}:`])].join(' ');
}

/** Texts with the place that is found in them, by how they are written. */
const PLACES = {
  'in block style': {
    'pages:\n  - pathname: |': 'pages pathname:',
    'pages:\n  - pathname: /a\n    |': 'pages',
    'related:\n  - |': 'related -',
  },
  'between braces, a key or its value': {
    'pages:\n  - { |': 'pages',
    'pages:\n  - { |}': 'pages',
    'pages:\n  - { pathname: /a, ti|': 'pages',
    'pages:\n  - { pathname: |': 'pages pathname:',
    'pages:\n  - { pathname: /a, plan: |': 'pages plan:',
    'brand: { light: { acc|': 'brand light',
    'brand: { light: { accent: "#fff, {" }, |': 'brand',
    'texts: { Small and round: |': 'texts Small and round:',
    'texts: { "It: is": |': 'texts It: is:',
    'titles: { /a: A, https://a.example: |': 'titles https://a.example:',
  },
  'a colon only makes a key if a space follows it': {
    'pages:\n  - { pathname:|': 'pages',
  },
  'between square brackets, a list entry': {
    'related: [|': 'related -',
    'related: [/a, |': 'related -',
    'pages:\n  - { pathname: /a, redirectFrom: [|': 'pages redirectFrom -',
    'redirects: [{ from: /a, to: /b }, { |': 'redirects',
    'redirects: [{ from: /a, to: |': 'redirects to:',
  },
  'over several lines': {
    'pages: [\n  { pathname: /a }, # [{\n  { pathname: /b,\n    |': 'pages',
    'pages:\n  [\n    { title: A,\n      pathname: |': 'pages pathname:',
  },
  'brackets that only look open': {
    'a: [x]\npages:\n  - pathname: |': 'pages pathname:',
    'title: A [beta\npages:\n  - pathname: |': 'pages pathname:',
    'note: >\n  [one\nurl: |': 'url:',
  },
};

describe.each(Object.entries(PLACES))('%s', (_, places) => {
  test.each(Object.entries(places))('%j', (text, place) => {
    expect(find(text)).toBe(place);
  });
});
