import { MAX_PAGE_BYTES } from '../../../engine/text/limits.ts';
import { HOSTILE_PAGES, HOSTILE_SECTIONS, LARGE_SECTION } from '../../fuzz/support/corpus.ts';
import { LISTS } from './lists.ts';
import type { Files } from './stages.ts';

/** A project that grows. */
export interface Input {
  readonly kind: 'list' | 'file';
  /** Numbers of things, or KiB of text; the last one is the most that a file may have. */
  readonly sizes: readonly number[];
  readonly make: (size: number) => Files;
}

const SITE = { 'nav/site.yaml': 'title: Growth\nurl: https://growth.example\n' };
const KIB = 1024;

/** What grows, by name. Each size is ten times the previous one, with more of them where the exponent is read. */
export const INPUTS: ReadonlyMap<string, Input> = new Map([
  ...Object.entries(LISTS).map(([name, make]): [string, Input] => [
    name,
    { kind: 'list', sizes: [10, 100, 1000, 3000, 10_000], make },
  ]),
  ...Object.entries(HOSTILE_SECTIONS).map(([name, make]): [string, Input] => [
    `section: ${name}`,
    { kind: 'file', sizes: upTo(LARGE_SECTION), make: (size) => withSection(make(size * KIB)) },
  ]),
  ...Object.entries(HOSTILE_PAGES).map(([name, make]): [string, Input] => [
    `page: ${name}`,
    { kind: 'file', sizes: upTo(MAX_PAGE_BYTES), make: (size) => withPage(make(size * KIB)) },
  ]),
]);

function upTo(bytes: number): readonly number[] {
  const most = bytes / KIB;
  return [10, 100, ...[most / 4, most / 2].filter((size) => size > 100), most];
}

function withSection(text: string): Files {
  return { ...SITE, 'nav/sections/w.yaml': text, 'content/w/page.md': '# A\n' };
}

function withPage(text: string): Files {
  return {
    ...SITE,
    'nav/sections/w.yaml': 'id: w\nname: W\nprefixes: [/w]\npages:\n  - pathname: /w/page\n',
    'content/w/page.md': text,
  };
}
