/** The table of keys on a page, in its contents list, in its Markdown copy, and in another language. */
import { describe, expect, test } from 'vitest';
import { compile, readFrontMatter, type PageFile } from '../../engine/index.ts';
import { parseRoute, renderRoute } from '../../site/pages/render-page.ts';
import { readFacts } from '../../site/markdown/read-facts.ts';
import { SITE, makeProject } from '../engine/support/project.ts';
import { contextOf } from '../prerender/support/context.ts';

const PAGE = `---
title: Menu
keyboard:
  - keys: [Enter, Space]
    does: Opens the menu & focuses it.
    when: The button has focus
  - keys: [ArrowDown, Shift+Tab]
    does: Moves focus.
    when: The menu is open
  - keys: Character
    does: Searches a | b.
    when: The menu is open
---

A menu.

## Accessibility

See [keys](#keyboard).

::keyboard

## API
`;

const GERMAN = PAGE.replace('Moves focus.', 'Bewegt den Fokus.').replace('## Accessibility', '## Barrierefreiheit');

function fileOf(path: string, text: string): PageFile {
  return {
    path,
    pathname: path.replace(/^content|\.md$/g, ''),
    facts: readFrontMatter(readFacts(text)),
  };
}

/** Renders the page, or its Markdown, in a language. */
function show(ending: 'html' | 'md', language = 'en'): string {
  const compiled = compile({
    ...makeProject({
      site: `${SITE}languages: [{ code: en, name: English }, { code: de, name: Deutsch }]\n`,
      sections: { kit: 'id: kit\nname: Kit\nprefixes: [/kit]\npages:\n  - pathname: /kit/menu\n' },
    }),
    pages: [fileOf('content/kit/menu.md', PAGE), fileOf('content/kit/menu.de.md', GERMAN)],
  });
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.diagnostics));
  expect(compiled.diagnostics.map(({ code }) => code)).toEqual(['missing-translation']);
  const first = contextOf(compiled.manifest);
  const context = [first, ...first.others].find((own) => own.language.code === language) ?? first;
  const route = context.manifest.routes['/kit/menu'];
  if (route === undefined) throw new Error('There is such a page.');
  return renderRoute(
    `kit/menu.${ending}`,
    route,
    parseRoute(route, language === 'de' ? GERMAN : PAGE, context),
    context,
  );
}

describe('on the page', () => {
  const html = show('html');

  test('is a table of keys below a heading that can be linked to', () => {
    expect(html).toContain('<div class="h3"><h3 id="keyboard">Keyboard</h3><a class="anchor" href="#keyboard"');
    expect(/<table class="feature-keyboard".*?<\/table>/.exec(html)?.[0]).toBe(
      '<table class="feature-keyboard" aria-label="Keyboard">' +
        '<thead><tr><th scope="col">Keys</th><th scope="col">What they do</th></tr></thead>' +
        '<tbody><tr><th colspan="2" scope="rowgroup">The button has focus</th></tr>' +
        '<tr><td><span class="keys"><kbd>Enter</kbd></span> <span class="keys"><kbd>Space</kbd></span></td><td>Opens the menu &amp; focuses it.</td></tr></tbody>' +
        '<tbody><tr><th colspan="2" scope="rowgroup">The menu is open</th></tr>' +
        '<tr><td><span class="keys"><kbd><span aria-hidden="true">↓</span><span class="said">Arrow Down</span></kbd></span> ' +
        '<span class="keys"><kbd>Shift</kbd>+<kbd>Tab</kbd></span></td><td>Moves focus.</td></tr>' +
        '<tr><td><span class="keys"><kbd>Character</kbd></span></td><td>Searches a | b.</td></tr></tbody></table>',
    );
  });

  test('is in the contents list, between the sections around it', () => {
    const listed = Array.from(
      html.matchAll(/<li class="d(\d)"><a href="#([^"]+)"/g),
      ([, depth, id]) => `${depth} ${id}`,
    );
    expect(listed).toEqual(['2 accessibility', '3 keyboard', '2 api']);
  });
});

test('in the Markdown copy, is a table for each state', () => {
  expect(show('md')).toContain(
    '### Keyboard\n\nThe button has focus:\n\n| Keys | What they do |\n| :-- | :-- |\n' +
      '| `Enter`, `Space` | Opens the menu & focuses it. |\n\nThe menu is open:\n\n| Keys | What they do |\n| :-- | :-- |\n' +
      '| `ArrowDown`, `Shift` + `Tab` | Moves focus. |\n| `Character` | Searches a \\| b. |\n\n## API',
  );
});

test('a translated page has its own rows', () => {
  const html = show('html', 'de');
  expect(html).toContain('Bewegt den Fokus.');
  expect(html).not.toContain('Moves focus.');
});

test('a heading of the same name keeps its anchor if it is first', () => {
  const { anchors } = readFacts('## Keyboard\n\n::keyboard\n');
  expect(anchors).toEqual(['keyboard', 'keyboard-1']);
});
