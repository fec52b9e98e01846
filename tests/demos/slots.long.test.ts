import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCli } from '../cli/support/fake-io.ts';
import { putFiles } from '../cli/support/folder.ts';
import { makeCounterProject } from './support/counter-project.ts';

const SITE = 'title: Site\nurl: https://docs.example\nsearch: false\n';
const STAR = `import './star.css';

export default function Star() {
  return <a className="star" href="https://code.example">Star us</a>;
}
`;

let root: string;
beforeEach(() => {
  root = makeCounterProject();
  putFiles(root, { 'docs/star.tsx': STAR, 'docs/star.css': 'body { margin: 9px }\n.star { color: teal }\n' });
});
afterEach(() => rmSync(root, { recursive: true }));

const build = (...flags: readonly string[]) => runCli(['build', ...flags], root);
const read = (file: string) => readFileSync(path.join(root, 'out', file), 'utf8');

test('a component is in its place on every page, as HTML without a script, with its own styles', async () => {
  putFiles(root, {
    'nav/site.yaml': `${SITE}slots:\n  barEnd: { module: docs/star.tsx }\n  belowContent: { module: docs/star.tsx }\n`,
  });
  expect((await build('--base', '/docs/')).exitCode).toBe(0);
  for (const page of ['index.html', '404.html', 'lib/plain/index.html']) {
    const html = read(page);
    const [bar] = /<div class="slot slot-bar">.*?<\/div><\/div>/.exec(html) ?? [];
    expect(bar).toContain('<a class="star" href="https://code.example">Star us</a>');
    expect(html.indexOf('slot-below')).toBeGreaterThan(html.indexOf('<main'));
    expect(html).not.toContain('data-island="slot"');
    expect(html).toMatch(/<link rel="stylesheet" href="\/docs\/_nav\/assets\/slots\.\w+\.css">/);
    const [, sheet = ''] = /href="\/docs\/(_nav\/demos\/[^"]*\.css)"/.exec(bar ?? '') ?? [];
    expect(read(sheet)).toContain('.demo-stage');
    expect(read(sheet)).not.toMatch(/(?:^|[},])\s*body\s*\{/);
  }
  // A site whose only components are those of its frame has no demos that readers could open elsewhere.
  putFiles(root, { 'content/lib/counter/index.md': '# Counter\n\nCounts.\n' });
  rmSync(path.join(root, 'content/lib/counter/Counter.tsx'));
  expect((await build()).exitCode).toBe(0);
  expect(read('lib/counter/index.html')).toMatch(/form-action 'self'"/);
});

test('a component with `hydrate` refers to its module below the base, and is wrapped in its provider', async () => {
  putFiles(root, {
    'docs/count.tsx':
      'import { useState } from \'react\';\nexport function Count() {\n  const [n, set] = useState(1);\n  return <button type="button" onClick={() => set(n + 1)}>{n}</button>;\n}\n',
    'nav/site.yaml': `${SITE}slots:\n  home: { module: docs/count.tsx, provider: docs/provider.tsx, hydrate: true }\n`,
  });
  expect((await build('--base', '/docs/')).exitCode).toBe(0);
  const [, file = ''] =
    /<div class="slot slot-home" data-island="slot" data-name="home" data-module="\/docs\/([^"]*)">/.exec(
      read('index.html'),
    ) ?? [];
  expect(read(file)).toContain('mount');
  expect(read('index.html')).toContain('<div data-theme="wide"><button type="button">1</button></div>');
  expect(read('index.html')).toMatch(/<link rel="stylesheet" href="\/docs\/_nav\/assets\/slots\.\w+\.css">/);
  expect(read('lib/plain/index.html')).not.toMatch(/class="slot|slots\./);
});

test('an edited component is on every page of the next build, and a removed one leaves nothing behind', async () => {
  putFiles(root, { 'nav/site.yaml': `${SITE}slots:\n  footer: { module: docs/star.tsx }\n` });
  await build();
  putFiles(root, { 'docs/star.tsx': STAR.replace('Star us', 'Follow us') });
  await build();
  expect(read('lib/plain/index.html')).toContain('Follow us');
  putFiles(root, { 'nav/site.yaml': SITE });
  await build();
  expect(read('lib/plain/index.html')).not.toMatch(/slot|Follow us/);
});

test.each([
  [
    'throws',
    "export default function Star() {\n  throw new Error('No star');\n}\n",
    'error[demo-failed]: This component throws while it is rendered: No star.',
    'docs/star.tsx:2:9',
  ],
  [
    'has a syntax error',
    'export default function Star() {\n  return <a>;\n}\n',
    'error[demo-syntax]: This component cannot be compiled',
    'docs/star.tsx:',
  ],
])('a component that %s is reported with its place, and nothing is written', async (_, source, message, place) => {
  putFiles(root, { 'nav/site.yaml': `${SITE}slots:\n  barEnd: { module: docs/star.tsx }\n`, 'docs/star.tsx': source });
  const { exitCode, stdout } = await build();
  expect(exitCode).toBe(1);
  expect(stdout).toContain(message);
  expect(stdout).toContain(place);
  expect(existsSync(path.join(root, 'out'))).toBe(false);
});

test('a mistyped module or place is reported with a suggestion', async () => {
  putFiles(root, {
    'nav/site.yaml': `${SITE}slots:\n  barEnd: { module: docs/stra.tsx }\n  foter: { module: docs/star.tsx }\n`,
  });
  const { stdout } = await runCli(['validate', '--format', 'compact'], root);
  expect(stdout).toContain('There is no module `docs/stra.tsx`');
  expect(stdout).toContain('did you mean `docs/star.tsx`');
  expect(stdout).toContain('Unknown key `foter`');
});
