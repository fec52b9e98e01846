import { expect, test } from 'vitest';
import { locateUnknownIcons } from '../../engine/index.ts';
import { readFacts } from '../../site/markdown/read-facts.ts';
import { makeProject } from '../engine/support/project.ts';

const PAGE =
  '# Icons\n\n::icons{package="@kit/icon"}\n\n::icons{package="kit" styles="Filled, Outlined"}\n\n::icons{styles="Filled"}\n';

test('the facts of a page list the icons that it shows by package and style', () => {
  const { parts, problems } = readFacts(PAGE);
  expect(parts).toMatchObject([
    { kind: 'icons', package: '@kit/icon', styles: [] },
    { kind: 'icons', package: 'kit', styles: ['Filled', 'Outlined'] },
  ]);
  expect(problems.map(({ message, range }) => `${range.start.line} ${message}`)).toEqual([
    '7 This `icons` has no `package`.',
  ]);
});

test('icons that cannot be read are reported where they are used', () => {
  const { parts, anchors } = readFacts(PAGE);
  const project = makeProject({
    sections: { kit: ['id: kit', 'name: Kit', 'prefixes: [/kit]', 'pages:', '  - pathname: /kit/icons'].join('\n') },
    pages: { '/kit/icons': { anchors, problems: [], ...(parts === undefined ? {} : { parts }) } },
  });
  const { diagnostics } = locateUnknownIcons(project, [
    { package: '@kit/icon', styles: [], cause: 'not-installed' },
    { package: 'kit', styles: ['Filled', 'Outlined'], cause: 'no-icons', said: "Cannot find module 'react'" },
  ]);
  expect(
    diagnostics.map(({ origin, code, message }) => `${origin.file}:${origin.range.start.line} ${code} ${message}`),
  ).toEqual([
    'content/kit/icons.md:3 unknown-icons The package `@kit/icon` is not installed.',
    "content/kit/icons.md:5 unknown-icons No icons could be read from `kit`, which cannot be loaded: Cannot find module 'react'.",
  ]);
});
