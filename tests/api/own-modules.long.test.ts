import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { extractApis } from '../../cli/make/api/describe/extract.ts';
import { findUnknownApis } from '../../cli/make/api/find-unknown.ts';
import { listNames } from '../../cli/make/api/list-names.ts';
import { currentKeys } from '../../cli/make/api/package-keys.ts';
import { projectAt } from '../../cli/system/project-at.ts';
import { putFiles } from '../cli/support/folder.ts';
import { makeProject } from './support.ts';

const root = makeProject();
afterAll(() => rmSync(root, { recursive: true }));
putFiles(root, {
  'package.json': JSON.stringify({
    name: 'kit',
    exports: {
      '.': { types: './dist/index.d.ts', import: './dist/index.js' },
      './async': { types: './dist/async.d.ts', import: './dist/async.js' },
    },
  }),
  'src/index.ts': "export { Chip } from './chip';\n",
  'src/chip.tsx': 'export const Chip = ({ loud = false }: { loud?: boolean }) => <b>{loud}</b>;\n',
  'src/async.tsx':
    'const AsyncSelect = ({ size = 3 }: { size?: number }) => <i>{size}</i>;\nexport default AsyncSelect;\n',
  // An earlier build, of one module only.
  'dist/index.d.ts': 'export declare const Chip: (props: { old?: boolean }) => React.JSX.Element;\n',
  'dist/index.js': 'export const Chip = ({ old = true }) => null;\n',
  'node_modules/unbuilt/package.json': '{ "name": "unbuilt", "exports": "./dist/index.js" }',
});
const project = projectAt(root);

test('all modules of the project’s own package are described from their sources, whether or not they are built', async () => {
  expect((await listNames(project, ['kit']))['kit']).toEqual(['Async', 'Chip']);
  const [chip, part] = extractApis(project, [
    { package: 'kit', name: 'Chip' },
    { package: 'kit', name: 'Async' },
  ]);
  expect(chip).toMatchObject({ props: [{ name: 'loud', default: 'false' }], imports: ["import { Chip } from 'kit';"] });
  expect(part).toMatchObject({ props: [{ name: 'size', default: '3' }], imports: ["import Async from 'kit/async';"] });
});

test('the default export of a part also has the name that users import', () => {
  expect(extractApis(project, [{ package: 'kit', name: 'AsyncSelect' }])).toMatchObject([
    { name: 'AsyncSelect', props: [{ name: 'size' }], imports: ["import AsyncSelect from 'kit/async';"] },
  ]);
});

test('an export of a package without its build is told as that', async () => {
  const names = { unbuilt: [], kit: ['Async', 'Chip'] };
  const wanted = [
    { package: 'unbuilt', name: 'Button' },
    { package: 'kit', name: 'Chop' },
  ];
  const { apis } = await findUnknownApis(project, wanted, { names, keys: currentKeys(project) });
  expect(apis).toMatchObject([
    {
      name: 'Button',
      fault: { message: '`unbuilt` leads to `node_modules/unbuilt/dist/index.js`, which does not exist.' },
    },
    { name: 'Chop', names: names.kit },
  ]);
  expect(apis[1]).not.toHaveProperty('fault');
});
