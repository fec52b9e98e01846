import { describe, expect, test } from 'vitest';
import { compareProjects, type ManifestDiff } from '../../engine/diff/index.ts';
import { compile } from '../../engine/index.ts';
import { planMove } from '../../engine/edit/index.ts';
import { edited, toFiles, toInput, type ProjectFiles } from '../edit/support/project-files.ts';

const NAV = 'nav/sections/kit.yaml';
const FILES = toFiles({
  'nav/site.yaml':
    'title: Kit\nurl: https://kit.example\nlanguages: [{ code: en, name: English }, { code: de, name: Deutsch }]\n',
  [NAV]: `id: kit
name: Kit
prefixes: [/kit]
pages:
  - pathname: /kit/start
  - title: Parts
    pathname: /kit/parts
    children:
      - pathname: /kit/button
      - pathname: /kit/chip
  - title: More
    pathname: /kit/more
    children:
      - pathname: /kit/help
      - pathname: https://forum.example
        title: Forum
`,
  'content/kit/start.md':
    '---\ndescription: How to begin.\nrelated: [/kit/chip]\n---\n\n# Start\n\nSee the [button](/kit/button#usage) and the [chip](./chip.md).\n',
  'content/kit/start.de.md': '# Anfang\n\nSieh den [Knopf](/kit/button#usage).\n',
  'content/kit/button.md': '# Button\n\n## Usage\n\n```yaml\na:\n  b: 1\n```\n\nSee [start](start.md).\n',
  'content/kit/chip.md': '# Chip\n\nSmall.\n',
  'content/kit/help.md': '# Help\n\nAsk.\n',
});

function changesFrom(old: ProjectFiles, now: ProjectFiles): ManifestDiff {
  const texts = { before: (path: string) => old.get(path), now: (path: string) => now.get(path) };
  const comparison = compareProjects(toInput(old), toInput(now), texts);
  if (!comparison.ok) throw new Error(comparison.errors.diagnostics.map(({ message }) => message).join('\n'));
  return comparison.changes;
}

/** The files with one of them changed, or removed by an empty text. */
function withFile(file: string, change: (text: string) => string): ProjectFiles {
  const files = new Map([...FILES, [file, change(FILES.get(file) ?? '')]]);
  if (files.get(file) === '') files.delete(file);
  return files;
}

const replace = (was: string | RegExp, is: string) => (text: string) => {
  if (text.replace(was, '') === text) throw new Error(`There is no ${was}.`);
  return text.replace(was, is);
};

const movedFrom = (from: string, to: string) => {
  const plan = planMove(toInput(FILES), { from, to, redirects: 'as-needed', read: (path) => FILES.get(path) });
  if (!plan.ok) throw new Error(plan.message);
  return edited(FILES, plan);
};

describe('the text of a page', () => {
  const textsOf = (now: ProjectFiles) =>
    changesFrom(FILES, now).texts.map(({ pathname, isLost }) => (isLost ? `${pathname} lost` : pathname));
  const planned = replace('pathname: /kit/chip', 'pathname: /kit/chip\n        planned: true');

  test.each<[string, ProjectFiles, readonly string[]]>([
    ['has one more sentence', withFile('content/kit/chip.md', (text) => `${text}\nRound.\n`), ['/kit/chip']],
    ['has other code', withFile('content/kit/button.md', replace('  b', '    b')), ['/kit/button']],
    ['leads elsewhere', withFile('content/kit/button.md', replace('start.md', 'help.md')), ['/kit/button']],
    ['has another description', withFile('content/kit/start.md', replace('How', 'Where')), ['/kit/start']],
    [
      'is another one in one language',
      withFile('content/kit/start.de.md', replace('Sieh', 'Siehe')),
      ['/de/kit/start'],
    ],
    ['is gone in one language', withFile('content/kit/start.de.md', () => ''), ['/de/kit/start lost']],
    ['is new in one language', withFile('content/kit/help.de.md', () => '# Hilfe\n\nFrag.\n'), ['/de/kit/help']],
    [
      'is gone',
      new Map([...withFile(NAV, planned)].filter(([file]) => file !== 'content/kit/chip.md')),
      ['/kit/chip lost'],
    ],
    ['is only a title still', withFile('content/kit/chip.md', () => '# Chip\n'), ['/kit/chip']],
  ])('%s', (_, now, texts) => {
    expect(textsOf(now)).toEqual(texts);
    // And the other way around, nothing is lost.
    const back = changesFrom(now, FILES).texts;
    expect(back.map(({ pathname, isLost }) => [pathname, isLost])).toEqual(
      texts.map((text) => [text.replace(' lost', ''), text === '/de/kit/help']),
    );
  });

  test.each<[string, ProjectFiles]>([
    ['only its title differs', withFile('content/kit/chip.md', replace('# Chip', '# Chips'))],
    ['only what programs read differs', withFile('content/kit/start.md', replace('related: [/kit/chip]', 'id: a'))],
    ['only its line breaks differ', withFile('content/kit/button.md', (text) => text.replaceAll('\n', '\r\n'))],
    ['a link is written in another way', withFile('content/kit/start.md', replace('./chip.md', '/kit/chip'))],
    ['the page that it leads to has moved', movedFrom('/kit/button', '/kit/press')],
    ['it has moved, with its links', movedFrom('/kit', '/set')],
  ])('is the same if %s', (_, now) => {
    expect(textsOf(now)).toEqual([]);
  });

  test('is unknown in a manifest, but not whether there is one', () => {
    const compiled = compile(toInput(FILES));
    if (!compiled.ok) throw new Error('The project has a mistake.');
    const textsSince = (now: ProjectFiles) => {
      const comparison = compareProjects(compiled.manifest, toInput(now));
      return comparison.ok ? comparison.changes.texts : undefined;
    };
    expect(textsSince(withFile('content/kit/help.md', () => '# Help\n\nDo not ask.\n'))).toEqual([]);
    expect(textsSince(withFile('content/kit/start.de.md', () => ''))).toEqual([
      { pathname: '/de/kit/start', isLost: true },
    ]);
  });
});

describe('the order of a sidebar', () => {
  const [start, button, chip, help] = ['start', 'button', 'chip', 'help'].map((name) => ({ pathname: `/kit/${name}` }));
  const forum = { pathname: 'https://forum.example', title: 'Forum' };
  const group = (name: string, ...children: readonly unknown[]) => ({
    title: name,
    pathname: `/kit/${name}`,
    children,
  });
  const withPages = (...pages: readonly unknown[]) =>
    withFile(NAV, () => JSON.stringify({ id: 'kit', name: 'Kit', prefixes: ['/kit'], pages }));
  const old = withPages(start, group('parts', button, chip), group('more', help, forum));

  test.each<[string, ProjectFiles, string]>([
    [
      'two pages change places',
      withPages(start, group('parts', chip, button), group('more', help, forum)),
      '/kit/chip',
    ],
    ['groups do', withPages(start, group('more', help, forum), group('parts', button, chip)), '/kit/more'],
    [
      'a link does',
      withPages(start, group('parts', button, chip), group('more', forum, help)),
      'https://forum.example',
    ],
    [
      'a page is in another group, between the same neighbors',
      withPages(start, group('parts', button), chip, group('more', help, forum)),
      '/kit/chip',
    ],
  ])('has changed if %s', (_, now, from) => {
    expect(changesFrom(old, now).reordered).toEqual([{ section: 'Kit', from }]);
  });

  const added = { pathname: '/kit/new', planned: true };
  test.each<[string, ProjectFiles]>([
    ['pages are added', withPages(added, start, group('parts', button, chip), group('more', help, forum))],
    ['pages are gone', withPages(start, group('parts', chip), group('more', help))],
    [
      'some are in a new group',
      withPages(start, group('parts', group('old', button), chip), group('more', help, forum)),
    ],
  ])('is the same if %s', (_, now) => {
    expect(changesFrom(old, now).reordered).toEqual([]);
  });

  test('is the same if pages move', () => {
    expect(changesFrom(FILES, movedFrom('/kit/button', '/kit/press')).reordered).toEqual([]);
    expect(changesFrom(FILES, movedFrom('/kit', '/set')).reordered).toEqual([]);
  });
});
