import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dependencyFor, findTool, isOtherVersion } from '../../cli/system/tools/find-tool.ts';
import { makeFolder } from './support/folder.ts';

/** A project with packages of these versions. */
const project = (packages: Readonly<Record<string, string>>): string =>
  makeFolder(
    Object.fromEntries(
      Object.entries(packages).map(([name, version]) => [
        `node_modules/${name}/package.json`,
        JSON.stringify({ version }),
      ]),
    ),
  );

test.each([
  // packages of the project, tool, package that provides it
  [{ typescript: '6.1.0' }, 'typescript', 'typescript'],
  [{ typescript: '5.5.0' }, 'typescript', 'typescript'],
  [{ typescript: '5.4.9' }, 'typescript', undefined],
  [{ typescript: '7.0.2' }, 'typescript', undefined],
  [{ typescript: '7.0.2', 'typescript-for-docs-nav': '6.0.3' }, 'typescript', 'typescript-for-docs-nav'],
  [{ vite: '8.1.0' }, 'vite', 'vite'],
  [{ vite: '8.0.16' }, 'vite', undefined],
  [{ vite: '7.3.8', 'vite-for-docs-nav': '8.0.0' }, 'vite', undefined],
  [{ vite: '7.9.0' }, 'vite', undefined],
  [{ pagefind: '1.4.0' }, 'pagefind', undefined],
  [{ '@resvg/resvg-js': '2.6.2' }, '@resvg/resvg-js', '@resvg/resvg-js'],
] as const)('%j: %s comes from %s', (packages, name, place) => {
  const root = project(packages);
  const found = findTool(root, name)?.folder;
  // A tool that the project lacks is found beside docs-nav itself, which has all of them here.
  if (place === undefined) expect(found?.startsWith(root)).toBe(false);
  else expect(found).toBe(path.join(root, 'node_modules', place));
});

test.each([
  ['below it', 'node_modules/docs-nav-tools', 'node_modules/docs-nav-tools/node_modules/vite'],
  ['beside it', 'node_modules/.store/tools/node_modules/docs-nav-tools', 'node_modules/.store/tools/node_modules/vite'],
  ['below what it links to', 'docs-nav-tools', 'docs-nav-tools/node_modules/vite'],
])('a tool in another version than the project’s comes from its package for tools: %s', (_, place, vite) => {
  const root = makeFolder({
    'node_modules/vite/package.json': '{ "version": "7.3.0" }',
    [`${place}/package.json`]: '{ "dependencies": { "vite": "^8.3.0" } }',
    [`${vite}/package.json`]: '{ "version": "8.3.0" }',
  });
  if (place !== 'node_modules/docs-nav-tools')
    symlinkSync(path.join(root, place), path.join(root, 'node_modules/docs-nav-tools'));
  expect(findTool(root, 'vite')?.folder).toBe(path.join(root, vite));
});

test.each([
  ['vite', '^7.1.0', true],
  ['vite', '~8.3.0', false],
  ['vite', '^8.0.0', false],
  ['vite', '~8.0.4', true],
  ['vite', '8.0.0', true],
  ['vite', '8', false],
  ['vite', '>=5', false],
  ['vite', 'workspace:*', false],
  ['typescript', '5.9.3', false],
  ['typescript', 'v7', true],
] as const)('%s %s is another version: %s', (name, written, isOther) => {
  expect(isOtherVersion(name, written)).toBe(isOther);
});

/** Whether a range of package.json that has only these forms allows a version: `^8.1.0`, `>=5.5`, `<2`, `… || …`. */
function allows(range: string, [major, minor]: readonly [number, number]): boolean {
  return range.split(' || ').some((form) => {
    const [, sign, first, second = 0] = /^(\^|>=|<)(\d+)(?:\.(\d+)(?:\.0)?)?$/.exec(form) ?? [];
    const isLater = major > Number(first) || (major === Number(first) && minor >= Number(second));
    if (sign === undefined) throw new Error(`\`${form}\` is not understood.`);
    return sign === '<' ? !isLater : isLater && (sign === '>=' || major === Number(first));
  });
}

test('npm takes the versions that this table has, and leaves a project its older Vite and its newer TypeScript', () => {
  const { peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly peerDependencies: Readonly<Record<string, string>>;
  };
  const tools = ['vite', 'typescript', 'pagefind', '@resvg/resvg-js', 'temml'] as const;
  const versions = Array.from({ length: 100 }, (_, at) => [Math.floor(at / 10), at % 10] as const);
  for (const name of tools) {
    // What the project uses itself and docs-nav has beside it, as npm installs nothing that another one does not allow.
    const isLeft = (major: number) => (name === 'vite' && major < 8) || (name === 'typescript' && major > 6);
    const taken = versions.filter((version) => allows(peerDependencies[name] ?? '', version));
    const known = versions.filter(([major, minor]) => isLeft(major) || !isOtherVersion(name, `${major}.${minor}.0`));
    expect(taken, name).toEqual(known);
  }
  expect(dependencyFor('vite')).toEqual(['vite', '^8.1.0']);
});
