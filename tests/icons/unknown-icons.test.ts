import { expect, test } from 'vitest';
import { readFacts } from '../../site/markdown/read-facts.ts';

const PAGE =
  '# Icons\n\n::icons{package="@kit/icon"}\n\n::icons{package="kit" styles="Filled, Outlined"}\n\n::icons{styles="Filled"}\n';

test('the facts of a page list the icons that it shows by package and style', () => {
  const { parts, problems } = readFacts(PAGE);
  expect(parts).toMatchObject([
    { kind: 'icons', ask: { package: '@kit/icon' } },
    { kind: 'icons', ask: { package: 'kit', styles: ['Filled', 'Outlined'] } },
  ]);
  expect(problems.map(({ message, range }) => `${range.start.line} ${message}`)).toEqual([
    '7 This `icons` has no `package`.',
  ]);
});
