import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { docsNav } from '../support/docs-nav.ts';
import { putFiles } from '../cli/support/folder.ts';
import { installOnce } from './support/adopter.ts';

/** Packages of a site, with the ranges that are documented today. */
type Ranges = Readonly<Record<string, string>>;

interface Upgrade {
  readonly packages: Ranges;
  /** What is released next. */
  readonly next: Ranges;
  /** The code of demos, by name. */
  readonly demos: Readonly<Record<string, string>>;
  /** What the compiler says after the upgrade: place, and words of the message. */
  readonly breaks: readonly (readonly [place: string, said: string])[];
}

const TOOLS = { react: '^18', 'react-dom': '^18', '@types/react': '^18', typescript: '~6.0.0', vite: '^8.1.0' };

const DAY_PICKER: Upgrade = {
  packages: { ...TOOLS, 'react-day-picker': '8.10.1', 'date-fns': '^3' },
  next: { 'react-day-picker': '9.14.0' },
  demos: {
    dropdowns: `import { DayPicker } from 'react-day-picker';

export default function Dropdowns() {
  return <DayPicker mode="single" captionLayout="dropdown-buttons" fromYear={2020} toYear={2030} />;
}`,
    caption: `import { DayPicker, type CaptionProps } from 'react-day-picker';

function Caption({ displayMonth }: CaptionProps) {
  return <h3>{displayMonth.getFullYear()}</h3>;
}

export default function OwnCaption() {
  return <DayPicker components={{ Caption }} />;
}`,
    input: `import { DayPicker, useInput } from 'react-day-picker';

export default function Input() {
  const { inputProps, dayPickerProps } = useInput({ defaultSelected: new Date(2024, 0, 1) });
  return <><input {...inputProps} /><DayPicker {...dayPickerProps} /></>;
}`,
  },
  breaks: [
    ['caption.tsx:3:20', 'Property `displayMonth` does not exist'],
    ['caption.tsx:8:35', '`Caption` does not exist'],
    ['dropdowns.tsx:4:35', 'Type `"dropdown-buttons"` is not assignable'],
    ['input.tsx:1:21', 'has no exported member `useInput`'],
  ],
};

const demo = (imports: string, element: string) => `${imports}\n\nexport default () => ${element};`;
const material = (names: string, element: string) => demo(`import { ${names} } from '@mui/material';`, element);

const MATERIAL: Upgrade = {
  packages: {
    ...TOOLS,
    '@mui/material': '5.18.0',
    '@mui/icons-material': '5.18.0',
    '@emotion/react': '^11',
    '@emotion/styled': '^11',
  },
  next: { '@mui/material': '7.3.11', '@mui/icons-material': '7.3.11' },
  demos: {
    grid: material('Grid', '<Grid container><Grid item xs={6}>left</Grid></Grid>'),
    hidden: material('Hidden', '<Hidden smDown>wide</Hidden>'),
    dialog: material('Dialog', '<Dialog open={false} onBackdropClick={() => {}}>text</Dialog>'),
    modal: material('Modal', '<Modal open={false} onBackdropClick={() => {}}><p>text</p></Modal>'),
    styled: material('experimentalStyled, Paper', '<Paper>{typeof experimentalStyled}</Paper>'),
    stack: material('Stack', '<Stack spacing={2}>fine</Stack>'),
    field: material('TextField', '<TextField label="Name" InputProps={{ readOnly: true }} />'),
    box: demo("import Box from '@mui/material/Box';", '<Box component="section" sx={{ p: 2 }}>fine</Box>'),
    button: demo("import Button from '@mui/material/Button';", '<Button variant="contained">fine</Button>'),
    icon: demo(
      "import AddIcon from '@mui/icons-material/Add';\nimport type { SvgIconProps } from '@mui/material';\n\nconst props: SvgIconProps = { fontSize: 'small' };",
      '<AddIcon {...props} />',
    ),
  },
  breaks: [
    ['dialog.tsx:3:43', '`onBackdropClick` does not exist'],
    ['grid.tsx:3:39', '`item` does not exist'],
    ['hidden.tsx:1:10', 'has no exported member `Hidden`'],
    ['modal.tsx:3:23', '`onBackdropClick` does not exist'],
    ['styled.tsx:1:10', 'no exported member named `experimentalStyled`'],
  ],
};

/** Makes a site with one page, on which all demos are; returns its folder. */
function makeSite(name: string, { demos }: Upgrade, packages: Ranges): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'docs-nav-next-site-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const manifest = JSON.stringify({ private: true, dependencies: packages });
  const shown = Object.keys(demos).map((each) => `::demo{src="${each}.tsx"}`);
  putFiles(folder, {
    'package.json': manifest,
    'nav/site.yaml': 'title: Library\nurl: https://library.example\n',
    'nav/sections/lib.yaml': 'id: lib\nname: Library\nprefixes: [/lib]\npages:\n  - pathname: /lib/start\n',
    'content/lib/start.md': `# Start\n\nWhat there is.\n\n${shown.join('\n\n')}\n`,
    ...Object.fromEntries(Object.entries(demos).map(([each, code]) => [`content/lib/${each}.tsx`, `${code}\n`])),
  });
  symlinkSync(installOnce(name, manifest), path.join(folder, 'node_modules'));
  return folder;
}

test.each([
  ['react-day-picker', DAY_PICKER],
  ['material', MATERIAL],
])('what the next version of %s breaks is named before the upgrade as after it', (name, upgrade) => {
  const { packages, next, breaks } = upgrade;
  const check = (folder: string, ...args: readonly string[]) => {
    const { stdout } = docsNav(['check-code', '--format', 'compact', ...args], folder);
    const found = stdout
      .split('\n')
      .flatMap((line) => /^content\/lib\/(\S+): error\[type-error\]: (.*)/.exec(line) ?? []);
    expect(stdout.split('\n')).toHaveLength(found.length / 3 + 2);
    return found.flatMap((line, at) => (at % 3 === 0 ? line.replace('content/lib/', '') : [])).toSorted();
  };
  const today = makeSite(`${name}-today`, upgrade, packages);
  expect(check(today)).toEqual([]);
  const specs = Object.entries(next).map(([each, version]) => `${each}@${version}`);
  const before = check(today, '--with', ...specs);
  expect(before.map((line) => line.split(': ', 1)[0])).toEqual(breaks.map(([place]) => place));
  for (const [at, [, said]] of breaks.entries()) expect(before[at]).toContain(said);
  expect(check(makeSite(`${name}-next`, upgrade, { ...packages, ...next }))).toEqual(before);
});
