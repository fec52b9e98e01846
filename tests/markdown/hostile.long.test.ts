import { describe, expect, test } from 'vitest';
import { readFacts } from '../../site/markdown/read-facts.ts';
import { MARKDOWN_DIAGNOSTICS } from '../../engine/diagnostic/markdown-diagnostics.ts';
import { renderBody } from '../../site/markdown/render/render-body.ts';
import { MARKDOWN_PARTS } from '../fuzz/support/markdown-parts.ts';
import { cpuSeconds } from '../support/cpu-time.ts';
import { countRuns } from '../support/runs.ts';
import { readExamples } from './examples.ts';
import { render, renderBlocks } from './render.ts';

describe('hostile pages', () => {
  test.each(readExamples('hostile'))('$name', ({ text, result }) => {
    expect(renderBlocks(text)).toBe(result);
  });

  test.each([
    ['one line of 1 MB', 'lorem *ipsum* `dolor` '.repeat(47_000)],
    ['5,000 quotes', `${'>'.repeat(5000)} # deep [a](/b)`],
    ['1,000 lists', Array.from({ length: 1000 }, (_, depth) => `${'  '.repeat(depth)}- [a](/b)`).join('\n')],
    ['5,000 emphases', `## ${'*a **b '.repeat(5000)}${'** *'.repeat(5000)}`],
    ['50,000 brackets', '['.repeat(50_000)],
    ['20,000 directives', ':a['.repeat(20_000)],
    ['500 containers', Array.from({ length: 500 }, (_, depth) => `${':'.repeat(503 - depth)}info`).join('\n')],
    ['a long script', `\`\`\`tsx\n${'`${<a b={'.repeat(4000)}\n\`\`\``],
    ['1,400 open tags of equal signs', `text <a ${'=/'.repeat(300)}\n\n`.repeat(1400)],
    ['5,000 footnotes', `${'[^a] '.repeat(5000)}\n\n[^a]: [^a]`],
  ])('%s: read and rendered in seconds', (_, text) => {
    const seconds = cpuSeconds(() => {
      const facts = readFacts(text);
      const { html, lead = '' } = render(text);
      expect(html.length + lead.length).toBeGreaterThan(0);
      expect(facts.problems.length).toBeLessThan(1000);
    });
    expect(seconds).toBeLessThan(8);
  });

  test('content that is nested too deeply is shown as text and reported once, and its links are not checked', () => {
    const text = `${'> '.repeat(150)}[a](/b) # c`;
    expect(readFacts(text).problems.map(({ code }) => code)).toEqual(['deep-nesting']);
    expect(readFacts(text).links).toEqual([]);
    expect(render(text).html).toContain('<p>a # c</p>');
  });
});

describe('any text', () => {
  const pages = makePages(MARKDOWN_PARTS, countRuns({ usual: 400, ci: 1500 }));
  const SETTINGS = { components: { Tab: 'tab', Note: 'note' } };

  test('renders as well-formed HTML with the ids and links of the facts', () => {
    for (const text of pages) {
      const hrefs = new Set<string>();
      const { html, lead = '' } = renderBody(text, {
        settings: SETTINGS,
        resolveHref: (href) => ({ href: hrefs.add(href) && href, external: false }),
        resolveSource: (src) => hrefs.add(src) && src,
      });
      const facts = readFacts(text, { settings: SETTINGS });
      const all = `${lead}<hr>${html}`;
      const context = JSON.stringify(text);
      expect(unbalancedTag(all), context).toBeUndefined();
      const ids = [...all.matchAll(/<[a-z][^<>]* id="([^"]*)"/g)].map(([, id]) => id);
      expect(ids.toSorted(), context).toEqual(facts.anchors.toSorted());
      expect(new Set(facts.anchors).size, context).toBe(facts.anchors.length);
      expect(
        facts.links.map(({ href }) => href),
        context,
      ).toEqual(expect.arrayContaining([...hrefs]));
    }
  });

  test('has only problems with a known code and a place inside the text', () => {
    const codes = MARKDOWN_DIAGNOSTICS.map(({ code }) => code);
    for (const text of pages) {
      for (const { code, range } of readFacts(text, { settings: SETTINGS }).problems) {
        expect(codes).toContain(code);
        expect(range.start.offset).toBeLessThanOrEqual(range.end.offset);
        expect(range.end.offset).toBeLessThanOrEqual(text.length);
      }
    }
  });
});

/** Texts made of random parts, the same in every run. */
function makePages(parts: readonly string[], count: number): string[] {
  let state = 20261120;
  const next = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const makePage = () => Array.from({ length: 1 + next(50) }, () => parts[next(parts.length)]).join('');
  return Array.from({ length: count }, makePage);
}

/** The first tag that is malformed, never closed or closed out of order. */
function unbalancedTag(html: string): string | undefined {
  const open: string[] = [];
  for (const [tag, slash, name] of html.matchAll(/<(\/?)([a-z\d]+)(?: [a-z-]+(?:=(?:"[^"<>]*"|[a-z]))?)*>|[<>]/g)) {
    if (name === undefined) return tag;
    if (['br', 'hr', 'img', 'input', 'source', 'wbr'].includes(name)) continue;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) return tag;
  }
  return open.at(-1);
}
