import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openComponentModels } from '../../cli/make/components/component-models.ts';
import * as program from '../../cli/make/api/props/describe-props.ts';
import { projectAt } from '../../cli/system/project-at.ts';
import { runCli } from '../cli/support/fake-io.ts';
import { editFile } from '../cli/support/folder.ts';
import { ROOT } from '../support/docs-nav.ts';
import { openWork } from '../support/open-work.ts';
import { firstRows } from '../support/runs.ts';

const work = openWork('components');
symlinkSync(path.join(ROOT, 'node_modules'), path.join(work, 'node_modules'));

/** Copies a site of this folder. */
function copySite(name: string, to = name): string {
  const folder = path.join(work, to);
  cpSync(path.join(import.meta.dirname, name), folder, { recursive: true });
  mkdirSync(path.join(folder, '.git'));
  return folder;
}

/** The findings of `validate`, each as its place, code, message and help. */
async function findings(folder: string): Promise<readonly string[]> {
  const { stdout } = await runCli(['validate', '--format', 'json'], folder);
  const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly Readonly<Record<string, string>>[] };
  return diagnostics.map(
    ({ file, line, column, code, message, help }) => `${file}:${line}:${column} ${code} ${message} ${help}`,
  );
}

const MADE = 'write an expression in braces where the site evaluates them, or show the component in a demo';

/** Ten components in each site, used rightly on one page and wrongly on another. */
const WRONG: readonly [site: string, page: string, uses: readonly string[]][] = [
  [
    'plain',
    'wrong.mdx',
    [
      '3:7 `Hero` has no prop `titel`. did you mean `title`',
      '5:19 `tone` cannot be `dangr`. did you mean `danger`',
      '7:19 `columns` is a number, and `twelve` is none. write digits, such as `3`',
      '9:19 `wide` is a switch, and takes no value such as `yes`. write only `wide`, or leave it out',
      "11:1 This `StatusTable` has no `react`. give it a `react`: `'stable' | 'beta' | 'planned'`",
      `13:10 \`colors\` takes a list, and not the text \`red, green\`. ${MADE}`,
      `15:35 \`onClick\` takes a function, and not the text \`go\`. ${MADE}`,
      '17:40 `Comparison` has `before` only if `kind` is `before-after`. remove it, or change `kind`',
      '19:1 This `DoList` has no content. write some between its tags',
      '21:1 `Shortcut` takes no content. write it without content, or declare `children`',
    ],
  ],
  [
    'styled',
    'wrong.md',
    [
      '3:10 `Swatch` has no prop `tilte`. did you mean `title`',
      '5:19 `status` cannot be `stabel`. did you mean `stable`',
      '7:11 `level` cannot be `4`. it takes `0`, `1`, `2` or `3`',
      '9:10 `gap` is a number, and `wide` is none. write digits, such as `3`',
      '13:34 `Specimen` has no prop `weigth`. did you mean `weight`',
      '15:1 This `Quote` has no content. write some between its tags',
      '17:1 This `Ratio` has no `height`. give it a `height`: `number`',
      `19:23 \`points\` takes a list, and not the text \`1 2\`. ${MADE}`,
      '21:14 `at` cannot be `xl`. it takes `sm`, `md`, `lg` or an object',
      '23:41 `Contrast` has `enhanced` only if `level` is `AAA`. remove it, or change `level`',
    ],
  ],
  [
    'material',
    'wrong.mdx',
    [
      '3:9 `Notice` has no prop `serverity`. did you mean `severity`',
      '5:26 `size` cannot be `huge`. it takes `small` or `medium`',
      '7:28 `yanked` is a switch, and takes no value such as `yes`. write only `yanked`, or leave it out',
      `9:7 \`people\` takes a list, and not the text \`Ada and Grace\`. ${MADE}`,
      `11:20 \`badge\` takes an element, and not the text \`new\`. ${MADE}`,
      '13:60 `NextLink` has `section` only if `external` is `false`. remove it, or change `external`',
      '15:12 `dp` needs a value. it takes `0`, `1`, `2`, `4` or `8`',
      '17:12 `dp` cannot be `3`. it takes `0`, `1`, `2`, `4` or `8`',
      '19:8 `goal` is a number, and `most` is none. write digits, such as `3`',
      '24:3 `Meter` has no prop `colour`. did you mean `color`',
    ],
  ],
];

test.each(firstRows(WRONG))(
  'in the site %s, wrong uses are found at their places, and nothing else',
  async (site, page, uses) => {
    expect(await findings(copySite(site))).toEqual(
      uses.map((use) => use.replace(/^(\S+) /, `content/kit/${page}:$1 wrong-props `)),
    );
  },
);

test('types are read again only if something changes that a component imports', async () => {
  const folder = copySite('plain', 'changing');
  const uses = await findings(folder);
  const read = vi.spyOn(program, 'describeProps');
  onTestFinished(() => read.mockRestore());
  editFile(folder, 'content/kit/right.mdx', (text) => `${text}\n<Hero />\n`);
  expect(await findings(folder)).toHaveLength(uses.length + 1);
  expect(read).not.toHaveBeenCalled();
  // Hero and StatusTable import it, and ChangelogEntry is in the same module.
  editFile(folder, 'docs/tone.ts', (text) => text.replace("'danger'", "'dangr'"));
  expect((await findings(folder)).filter((found) => found.includes('dangr'))).toEqual([]);
  expect(read.mock.calls.map(([, wanted]) => wanted.map(({ name }) => name))).toEqual([
    ['Hero', 'StatusTable', 'ChangelogEntry'],
  ]);
});

test('a package is read again with its next version', async () => {
  const folder = copySite('plain', 'versions');
  mkdirSync(path.join(folder, 'node_modules'));
  const publish = (version: string, tones: string) => {
    mkdirSync(path.join(folder, 'node_modules/tones'), { recursive: true });
    writeFileSync(path.join(folder, 'node_modules/tones/package.json'), JSON.stringify({ name: 'tones', version }));
    writeFileSync(path.join(folder, 'node_modules/tones/index.d.ts'), `export type Tone = ${tones};\n`);
  };
  const told = async () => (await findings(folder)).filter((found) => /:7:17 .*`tone`/.test(found));
  editFile(folder, 'docs/Hero.tsx', (text) => text.replace('./tone', 'tones'));
  writeFileSync(path.join(folder, 'content/kit/wrong.mdx'), '# W\n\nA\n\nB\n\n<Hero title="K" tone="loud" />\n');
  // As long as it is not installed, anything may be a tone.
  expect(await told()).toEqual([]);
  publish('1.0.0', "'success' | 'quiet'");
  expect(await told()).toHaveLength(1);
  publish('1.1.0', "'success' | 'loud'");
  expect(await told()).toEqual([]);
});

test('a long-running command uses the types that it has until it has read the new ones', async () => {
  const folder = copySite('plain', 'lagging');
  const wanted = [{ name: 'Hero', module: 'docs/Hero.tsx', export: 'default' }];
  let behind = 0;
  const tones = async (keys: { readonly lag?: () => void }) => {
    const models = openComponentModels(projectAt(folder), wanted, keys);
    const hero = (await models.read()).get('Hero');
    const tone =
      hero !== undefined && 'props' in hero ? hero.props.props.find(({ name }) => name === 'tone') : undefined;
    return { state: models.state, isOld: tone?.type.includes('danger'), behind };
  };
  const lagging = { lag: () => void behind++ };
  // What was never read is not waited for either.
  expect(await tones(lagging)).toMatchObject({ isOld: undefined, behind: 1 });
  expect(await tones({})).toMatchObject({ isOld: true, behind: 1 });
  const first = await tones(lagging);
  editFile(folder, 'docs/tone.ts', (text) => text.replace("'danger'", "'grave'"));
  expect(await tones(lagging)).toEqual({ ...first, behind: 2 });
  const now = await tones({});
  expect(now).toEqual({ state: expect.any(String), isOld: false, behind: 2 });
  expect(now.state).not.toBe(first.state);
  expect(await tones(lagging)).toEqual(now);
});

test('what cannot be checked is said to be so', async () => {
  const folder = copySite('plain', 'odd');
  writeFileSync(path.join(folder, 'content/kit/wrong.mdx'), '# Wrong\n\n<Old anything="goes" />\n');
  writeFileSync(path.join(folder, 'docs/old.jsx'), 'export default () => null;\n');
  editFile(folder, 'docs/Comparison.tsx', (text) => text.replace('return', 'retrun ('));
  editFile(
    folder,
    'nav/site.yaml',
    (text) => text.replace('docs/Hero.tsx', 'docs/advice.tsx#UNIT') + '  Old: docs/old.jsx\n',
  );
  editFile(folder, 'docs/advice.tsx', (text) => `${text}\nexport const UNIT = 8;\n`);
  expect(await findings(folder)).toEqual([
    "docs/Comparison.tsx:7:85 unreadable-component The component `Comparison` cannot be read: ')' expected. correct the code",
    'nav/site.yaml:4:9 unreadable-component `UNIT` of docs/advice.tsx is no component. name the export that is a function of props, or a class with `render`',
    'nav/site.yaml:14:8 unchecked-component The props of `Old` are not checked, because docs/old.jsx is JavaScript. write it in TypeScript, or turn this rule off',
  ]);
});
