import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { answerJob } from '../../cli/make/api/answer-job.ts';
import { projectAt } from '../../cli/system/project-at.ts';
import { putFiles } from '../cli/support/folder.ts';
import { makeProject } from './support.ts';

const root = makeProject();
afterAll(() => rmSync(root, { recursive: true }));
const declare = (props: string) =>
  putFiles(root, {
    'node_modules/kit/index.d.ts': `import { ReactNode } from 'react';\n\nexport declare const Chip: (props: { ${props} }) => ReactNode;\n`,
  });
putFiles(root, { 'node_modules/kit/package.json': '{ "name": "kit", "version": "1.0.0", "types": "./index.d.ts" }' });

const wanted = [{ package: 'kit', name: 'Chip' }];

test('a package is described as it is, whatever the same thread has read before', () => {
  const describe = () => answerJob(projectAt(root), { wanted });
  declare('size?: 1 | 2');
  const first = describe();
  expect(first).toMatchObject([{ props: [{ name: 'size', type: '1 | 2' }] }]);
  answerJob(projectAt(root), { list: ['kit'] });
  expect(describe()).toEqual(first);
  // The new declaration has as many bytes.
  declare('size?: 1 | 3');
  expect(describe()).toMatchObject([{ props: [{ name: 'size', type: '1 | 3' }] }]);
});
