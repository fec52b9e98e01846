import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PREFIX, prefixNames, PUBLIC_NAMES } from '../../site/theme/names.ts';
import { ROOT } from '../support/docs-nav.ts';
import { readTokens } from '../support/stylesheets.ts';

/**
 * The reference site's own content, the aliases themselves, what takes a variable out of MUI's HTML, and the names of
 * options for terminals.
 */
const EXEMPT =
  /^site\/reference\/|^site\/(?:theme\/names\.ts|frame\/render-frame\.tsx)$|^cli\/(?:create-docs-nav\/|(?:program|change\/fix-project)\.ts$)/;

/** What pages and the servers of `dev` and `preview` are made of. */
const sources = ['site', 'cli']
  .flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll(path.sep, '/')}`,
    ),
  )
  .filter((file) => /\.(?:css|[cm]?[jt]sx?)$/.test(file) && !EXEMPT.test(file));

/** Reads and declarations of variables without the prefix in a stylesheet or a script. */
function unprefixedIn(text: string): readonly string[] {
  return Array.from(text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '').matchAll(UNPREFIXED), ([found]) => found);
}

const NAME = `--(?!${PREFIX}-)[A-Za-z$][\\w\${}-]*`;
const UNPREFIXED = new RegExp(`var\\(\\s*${NAME}|(?<![\\w-])${NAME}['"\`]?\\s*:|Property\\(\\s*['"\`]${NAME}`, 'g');

test('no stylesheet or script of the frame declares or reads a variable of another name', () => {
  const found = sources.flatMap((file) =>
    unprefixedIn(readFileSync(path.join(ROOT, file), 'utf8')).map((use) => `${file}: ${use}`),
  );
  expect(found).toEqual([]);
});

test('nor does what browsers get, in which MUI has its share', () => {
  const folder = path.join(ROOT, 'dist/browser');
  const built = readdirSync(folder).filter((name) => name.endsWith('.css'));
  expect(built.length).toBeGreaterThan(5);
  expect(built.flatMap((name) => unprefixedIn(readFileSync(path.join(folder, name), 'utf8')))).toEqual([]);
});

test.each([
  ['a{--ink:red}', ['--ink:']],
  ['a{color:var( --ink, red)}', ['var( --ink']],
  ["<p style={{ '--rows': 1 }} />", ["--rows':"]],
  ["e.style.setProperty('--rows', 1)", ["Property('--rows"]],
  ['`--${name}:red`', ['--${name}:']],
  ['a{--dn-ink:var(--dn-text)}/* --ink: a */', []],
  ["cli(['--out', place], 'no `--fix` here')", []],
] as const)('%s uses %j', (text, uses) => {
  expect(unprefixedIn(text)).toEqual(uses);
});

test('the names for a site’s own stylesheets are those that the manual describes', () => {
  const described = Array.from(readTokens().matchAll(/^ {2}--dn-([\w-]+): [^;]+; \/\*/gm), ([, name]) => name);
  expect(described.toSorted()).toEqual(PUBLIC_NAMES.toSorted());
});

test.each([
  [':root{--well:red;--own:0}', ':root{--dn-well:red;--own:0}'],
  [
    ':root {\n  --infoWash : red;\n  --info: var(--ink, var( --text ))\n}',
    ':root {\n  --dn-infoWash : red;\n  --dn-info: var(--dn-ink, var( --dn-text ))\n}',
  ],
  ['@property --radius{inherits:true}', '@property --dn-radius{inherits:true}'],
  [
    '.btn--primary:hover,.--primary:hover{--my-ink:0;--ink-2:1}',
    '.btn--primary:hover,.--primary:hover{--my-ink:0;--ink-2:1}',
  ],
  ['a{background:url(/a/b--text.svg)}:root{--dn-ink:red}', 'a{background:url(/a/b--text.svg)}:root{--dn-ink:red}'],
])('in a stylesheet of a site, %s means %s', (written, meant) => {
  expect(prefixNames(written)).toBe(meant);
});
