import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../support/docs-nav.ts';

/** Phrases that sound translated, with what a native writer would put there. */
const STIFF: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\bsay it (?:in|with|there)\b/gi, 'name the thing that is said'],
  [/\b(?:lets?|helps?|takes?|that) users\b/gi, 'people'],
  [/\bshall\b/gi, 'should, must, or will'],
  [/\ba good [\d,]+/gi, 'about, or more than'],
  [/\bis no (?:heading|label|list|name|title)\b/gi, 'is not a …'],
  [/\b(?:is|are) told apart\b/gi, 'what distinguishes them'],
  [/\btells? (?:whether|when|why)\b/gi, 'returns, shows, or explains'],
  [/\b(?:is|are) yours to (?:handle|style)\b/gi, 'you handle it'],
  [/\bof today\b/gi, 'current'],
  [/\bwho (?:reads|zooms|types|hesitates)\b/gi, 'people who …'],
  [/\bsome hundreds?\b/gi, 'a few hundred'],
  [/\bby chance\b/gi, 'by accident'],
  [/\btakes? (?:the|their) \w+ back\b/gi, 'clears, or undoes'],
  [/\bnot everybody has\b/gi, 'not everyone can'],
  [/\bof yours\b/gi, 'your own …'],
  [/\banew\b/gi, 'again, or on every render'],
  [/\b(?:is|are) yours\b/gi, 'is up to you'],
  [/\bon (?:its|their) way\b/gi, 'still loading'],
  [/\btells (?:how|what|which|where)\b/gi, 'explains, lists, or reports'],
  [/\b(?:is|are) plainer\b/gi, 'is simpler'],
  [/\bnot for ever\b/gi, 'not forever'],
  [/\b(?:from|to) eyes\b/gi, 'visually'],
  [/\bputs? the focus into\b/gi, 'focuses'],
  [/\bbrings? (?:its|their|a) [a-z ]+ along\b/gi, 'includes, or adds'],
  [/\bhands? [^.|]{3,40} down\b/gi, 'passes on'],
  [/\bkin for\b/gi, 'similar ones'],
  [/\bless those\b/gi, 'except those'],
  [/\bso whole\b|\bkeep the \w+ whole\b/gi, 'intact'],
];

/** Pages for people who use the documented libraries. */
const SECTIONS = ['base-ui', 'joy-ui', 'material-ui', 'system', 'x'];

const pages = SECTIONS.flatMap((section) =>
  readdirSync(path.join(ROOT, 'site/reference/content', section), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${section}/${file}`),
);

/** The words in code are not checked. */
function withoutCode(text: string): string {
  return text.replace(/^(`{3,})[^]*?^\1/gm, '').replace(/`[^`\n]*`/g, '');
}

test('no sentence of a page sounds translated', () => {
  expect(pages.length).toBeGreaterThan(200);
  const found = pages.flatMap((file) => {
    const text = withoutCode(readFileSync(path.join(ROOT, 'site/reference/content', file), 'utf8'));
    return STIFF.flatMap(([phrase, instead]) =>
      Array.from(text.matchAll(phrase), ([words]) => `${file}: “${words}” → ${instead}`),
    );
  });
  expect(found).toEqual([]);
});
