import { expect, test } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { scanProject } from '../../cli/project/load-project.ts';
import { openLookReport } from '../../cli/report/report-look.ts';
import { FILES, makeDiagnostics, SAMPLE } from './support/diagnostics.ts';
import { fakeIo } from './support/fake-io.ts';
import { makeFolder } from './support/folder.ts';

const YAML = 'nav/sections/material-ui.yaml';
const TITEL = { code: 'unknown-key', at: { file: YAML, text: 'titel' }, message: 'A page has no key `titel`.' };
const BUTTON = { code: 'unknown-key', at: { file: YAML, text: 'title' }, message: 'Another.' };
const titel = makeDiagnostics([TITEL]);
const both = makeDiagnostics([TITEL, BUTTON]);
const twice = [...titel, ...titel];
/** The same mistake, after a line is added above it. */
const moved = makeDiagnostics([TITEL], { ...FILES, [YAML]: `# Sections\n${FILES[YAML]}` });

const AT_FIRST = `${YAML}:7:5: error[unknown-key]: A page has no key \`titel\`.\n`;
const OTHER = `${YAML}:8:5: error[unknown-key]: Another.\n`;

test.each([
  ['nothing in both', [], [], 'ready in 7 ms\n'],
  ['a mistake that stayed is counted', titel, titel, 'ready in 7 ms; 1 warning as before\n'],
  ['a mistake that only moved is counted', titel, moved, 'ready in 7 ms; 1 warning as before\n'],
  ['the first mistake', [], titel, `${AT_FIRST}ready in 7 ms; 1 warning, 1 new\n`],
  ['only the new one is shown', titel, both, `${OTHER}ready in 7 ms; 2 warnings, 1 new\n`],
  ['one more of the same', titel, twice, `${AT_FIRST}ready in 7 ms; 2 warnings, 1 new\n`],
  ['one fewer of the same', twice, titel, `gone: ${AT_FIRST}ready in 7 ms; 1 warning, 1 gone\n`],
  ['the last one is gone', titel, [], `gone: ${AT_FIRST}ready in 7 ms; no warnings, 1 gone\n`],
  [
    'one in place of another',
    makeDiagnostics([BUTTON]),
    titel,
    `${AT_FIRST}gone: ${OTHER}ready in 7 ms; 1 warning, 1 new, 1 gone\n`,
  ],
])('a second look reports what changed: %s', async (_name, before, after, expected) => {
  const { project, io } = await openProject();
  const reportLook = openLookReport();
  await reportLook(project, { warnings: before, notes: [], milliseconds: 7 }, io);
  expect(await reportLook(project, { warnings: after, notes: [], milliseconds: 7 }, io)).toBe(expected);
});

test('the first look reports everything, and a note only once', async () => {
  const { project, io } = await openProject();
  const reportLook = openLookReport();
  const look = { warnings: titel, notes: ['One.'], milliseconds: 7.4 };
  expect(await reportLook(project, look, io)).toBe(
    `${AT_FIRST}1 warning; \`docs-nav validate\` explains it\nnote: One.\nready in 7 ms\n`,
  );
  expect(await reportLook(project, { ...look, notes: ['One.', 'Two.'] }, io)).toBe(
    'note: Two.\nready in 7 ms; 1 warning as before\n',
  );
});

test('of many new warnings, the first five are listed, and all are counted', async () => {
  const { project, io } = await openProject();
  const reportLook = openLookReport();
  await reportLook(project, { warnings: [], notes: [], milliseconds: 7 }, io);
  const many = Array.from({ length: 7 }, () => SAMPLE[0]).filter((warning) => warning !== undefined);
  const lines = (await reportLook(project, { warnings: many, notes: [], milliseconds: 7 }, io)).trimEnd().split('\n');
  expect(lines).toHaveLength(6);
  expect(lines.at(-1)).toBe('ready in 7 ms; 7 warnings, 7 new');
});

async function openProject() {
  const root = makeFolder({ 'nav/site.yaml': 'title: Test\nurl: https://example.com\n' });
  return { project: await scanProject(projectAt(root)), io: fakeIo(root) };
}
