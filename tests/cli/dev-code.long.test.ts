/** The code of the page that someone looks at is checked once they pause. */
import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { makeCounterProject } from '../demos/support/counter-project.ts';
import { addPackages } from '../installed/support/installation.ts';
import { putFiles } from './support/folder.ts';
import { serveDev } from './support/serve-dev.ts';

const WRONG = 'export default function Counter() {\n  return <button type="round">Clicked</button>;\n}\n';

test('what is wrong is told, while the page is shown all the same, and told to be gone once it is mended', async () => {
  const root = makeCounterProject();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  putFiles(root, { 'content/lib/counter/Counter.tsx': WRONG });
  addPackages(root, ['@types/react', 'csstype', 'typescript', '@typescript']);
  const site = await serveDev(root);
  await site.shows('lib/counter/', 'Clicked');
  await site.says('content/lib/counter/Counter.tsx:2:18: error[type-error]');
  expect(await (await fetch(`${site.origin}lib/counter/`)).text()).not.toContain('dev-report');
  putFiles(root, { 'content/lib/counter/Counter.tsx': WRONG.replace('round', 'reset') });
  await site.says('gone: content/lib/counter/Counter.tsx:2:18: error[type-error]');
});
