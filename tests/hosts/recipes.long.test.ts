/** The manual's recipes for hosts without settings of the site: follows them, and then requests pages as readers do. */
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { load } from 'js-yaml';
import { expect, onTestFinished, test } from 'vitest';
import { runCli } from '../cli/support/fake-io.ts';
import { FOREVER, lifetimeOf } from '../../site/output/hosts/lifetimes.ts';
import { makeFolder, PROJECT } from '../cli/support/folder.ts';
import { ROOT } from '../support/docs-nav.ts';
import { manualFile } from '../support/manual-file.ts';
import { addressesIn, follow, type Ask } from './support/follow.ts';
import { serveAsBucket, serveAsPages, type BucketObject, type StaticHost } from './support/static-host.ts';

const FILES = {
  ...PROJECT,
  'nav/site.yaml': `${PROJECT['nav/site.yaml']}redirects:\n  - { from: /old/place, to: /library/start }\n`,
  'nav/sections/library.yaml': `${PROJECT['nav/sections/library.yaml']}versions:\n  - { text: v2, current: true }\n  - { text: v1, href: 'https://v1.kit.example/' }\n`,
  'content/library/start.md': '# Start\n\nMore on [Größe](/library/button).\n\n![A dot](dot.svg)\n',
  'content/library/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n',
};

interface Workflow {
  readonly on: { readonly push: { readonly branches: readonly string[] } };
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly 'runs-on': string;
        readonly environment: string;
        readonly steps: readonly {
          readonly uses?: string;
          readonly run?: string;
          readonly with?: Readonly<Record<string, unknown>>;
        }[];
      }
    >
  >;
}

test('the workflow for GitHub Pages may deploy, and every address of the site is served below its base', async () => {
  const { on, permissions, jobs } = load(manualFile('hosts.md', '.github/workflows/pages.yml')) as Workflow;
  expect([on.push.branches, permissions]).toEqual([
    ['main'],
    { contents: 'read', pages: 'write', 'id-token': 'write' },
  ]);
  const [job, ...others] = Object.values(jobs);
  expect([job?.['runs-on'], job?.environment, others]).toEqual(['ubuntu-latest', 'github-pages', []]);
  const steps = job?.steps ?? [];
  expect(steps.map(({ uses, run }) => uses?.replace(/@v\d+$/, '') ?? run?.split(' ').slice(0, 3).join(' '))).toEqual([
    'actions/checkout',
    'actions/setup-node',
    'npm ci',
    'npx docs-nav build',
    'actions/upload-pages-artifact',
    'actions/deploy-pages',
  ]);
  // Dates of changes come from the history.
  expect(steps[0]?.with).toEqual({ 'fetch-depth': 0 });

  const root = makeFolder(FILES);
  const command =
    steps
      .find(({ run }) => run?.includes('docs-nav build'))
      ?.run?.split(' ')
      .slice(2) ?? [];
  const { exitCode, stdout } = await runCli([...command, '--no-search'], root);
  expect(exitCode, stdout).toBe(0);
  const base = command[command.indexOf('--base') + 1]?.replace(/\/$/, '') ?? '';
  const host = await hosted(
    serveAsPages(path.join(root, String(steps.find(({ uses }) => uses?.includes('upload'))?.with?.['path'])), base),
  );

  const ask = askAt(host);
  await follow(ask, `${base}/`, base);
  expect((await ask(`${base}/library/start`)).headers.get('location')).toBe(`${base}/library/start/`);
  const moved = await ask(`${base}/old/place/`);
  expect([moved.status, await moved.text()]).toEqual([
    200,
    expect.stringContaining(`content="0;url=${base}/library/start/"`),
  ]);
  const lost = await ask(`${base}/no/such/page`);
  expect(lost.status).toBe(404);
  // The page is served at any depth, so its addresses start at the root of the host.
  for (const address of addressesIn(await lost.text()))
    expect([address, (await ask(address)).status]).toEqual([address, 200]);
  const versions = await ask(`${base}/_nav/versions.json`);
  expect(versions.headers.get('access-control-allow-origin')).toBe('*');
  expect(await versions.json()).toMatchObject({
    sections: {
      library: [{ text: 'v2', pathTemplate: `https://your-org.github.io${base}{LANG}{pathname}/` }, { text: 'v1' }],
    },
  });
});

test('objects in S3 have the right type and cache lifetime, and every address of the site is served', async () => {
  const root = makeFolder(FILES);
  expect((await runCli(['build'], root)).exitCode).toBe(0);
  mkdirSync(path.join(root, 'out/_nav/demos'));
  writeFileSync(path.join(root, 'out/_nav/demos/a.0123456789.js'), '{}');
  mkdirSync(path.join(root, 'bin'));
  copyFileSync(path.join(import.meta.dirname, 'support/aws.mjs'), path.join(root, 'bin/aws'));
  chmodSync(path.join(root, 'bin/aws'), 0o755);
  const state = path.join(root, 'bucket.json');
  const upload = () =>
    spawnSync('sh', ['-e', '-c', uploadCommands()], {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        BUCKET_STATE: state,
        PATH: `${path.join(root, 'bin')}${path.delimiter}${process.env['PATH']}`,
      },
    });
  expect(upload()).toMatchObject({ status: 0, stderr: '' });
  // A second upload changes nothing.
  const first = readFileSync(state, 'utf8');
  expect(upload()).toMatchObject({ status: 0, stderr: '' });
  expect(JSON.parse(readFileSync(state, 'utf8'))).toEqual(JSON.parse(first));

  const { objects, cors } = JSON.parse(first) as { objects: Readonly<Record<string, BucketObject>>; cors: unknown };
  const kept = Object.keys(objects).filter((key) => objects[key]?.headers['cache-control']?.includes('immutable'));
  expect(kept).toContainEqual(expect.stringMatching(/^_nav\/assets\/main\.\w+\.js$/));
  expect(kept).toContainEqual(expect.stringMatching(/^_nav\/assets\/first\.\w+\.css$/));
  expect(kept).toContain('_nav/demos/a.0123456789.js');
  expect(kept).toContainEqual(expect.stringMatching(/^_nav\/branches\/.*\/top\.html$/));
  expect(kept.filter((key) => !/\.[\w-]{8,10}(?:\.(?:js|css|svg)|\/\w+\.html)$/.test(key))).toEqual([]);
  expect(
    Object.keys(objects)
      .filter((key) => lifetimeOf(key) === FOREVER)
      .toSorted(),
  ).toEqual(kept.toSorted());
  for (const [key, { headers }] of Object.entries(objects))
    if (!kept.includes(key))
      expect([key, headers['cache-control']]).toEqual([key, 'public, max-age=0, must-revalidate']);
  const typeOf = (key: string) => objects[key]?.headers['content-type'];
  expect(
    [
      'library/start/index.html',
      'library/start.md',
      'llms.txt',
      '_nav/versions.json',
      'sitemap.xml',
      'library/dot.svg',
    ].map(typeOf),
  ).toEqual([
    'text/html',
    'text/plain; charset=utf-8',
    'text/plain; charset=utf-8',
    'application/json',
    'text/xml',
    'image/svg+xml',
  ]);
  expect(cors).toEqual({ CORSRules: [{ AllowedOrigins: ['*'], AllowedMethods: ['GET'] }] });

  const ask = askAt(await hosted(serveAsBucket(new Map(Object.entries(objects)))));
  await follow(ask, '/', '');
  const slashless = await ask('/library/start');
  expect([slashless.status, slashless.headers.get('location')]).toEqual([302, '/library/start/']);
  expect(await (await ask('/old/place/')).text()).toContain('content="0;url=/library/start/"');
  const lost = await ask('/no/such/page/');
  expect([lost.status, await lost.text()]).toEqual([404, expect.stringContaining('<html lang="en"')]);
  expect(await (await ask('/library/start.md')).text()).toContain('Größe');
});

/** The commands of the manual that upload to the bucket. */
function uploadCommands(): string {
  const page = readFileSync(path.join(ROOT, 'site/reference/content/docs-nav/hosts.md'), 'utf8');
  return Array.from(page.matchAll(/^```sh\n([^]*?)^```/gm), ([, text = '']) => text)
    .filter((text) => text.startsWith('aws '))
    .join('\n');
}

async function hosted(starting: Promise<StaticHost>): Promise<StaticHost> {
  const host = await starting;
  onTestFinished(() => host.close());
  return host;
}

const askAt =
  (host: StaticHost): Ask =>
  (address) =>
    fetch(host.origin + address, { redirect: 'manual' });
