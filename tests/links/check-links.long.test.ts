import { createServer, type RequestListener } from 'node:http';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findCacheFolder } from '../../cli/system/cache/cache-folder.ts';
import { checkOutside } from '../../cli/links/check-outside.ts';
import { readHtml } from '../../cli/links/read-html.ts';
import { makeFolder, PROJECT, putFiles } from '../cli/support/folder.ts';
import { runCli, type Run } from '../cli/support/fake-io.ts';

const SITE = PROJECT['nav/site.yaml'];

/** Builds a project and changes the output, without checking it yet. */
async function built(
  files: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, (html: string) => string>> = {},
  flags: readonly string[] = [],
): Promise<string> {
  const root = makeFolder({ ...PROJECT, ...files });
  const { exitCode, stdout, stderr } = await runCli(['build', '--no-search', ...flags], root);
  expect([exitCode, stdout, stderr].join('\n')).toMatch(/^0/);
  for (const [file, change] of Object.entries(changes)) {
    const target = path.join(root, 'out', file);
    putFiles(root, { [`out/${file}`]: change(existsSync(target) ? readFileSync(target, 'utf8') : '') });
  }
  return root;
}

async function check(root: string, ...flags: readonly string[]): Promise<Run & { readonly lines: readonly string[] }> {
  const run = await runCli(['check-links', '--format', 'compact', ...flags], root);
  return { ...run, lines: run.stdout.trimEnd().split('\n').slice(0, -1) };
}

/** Starts the host of another site, which records its requests. */
async function serve(
  answer: (
    path: string,
    method: string,
    times: number,
  ) => { readonly status: number; readonly body?: string; readonly headers?: Readonly<Record<string, string>> },
) {
  const asked: string[] = [];
  const listener: RequestListener = (request, response) => {
    const question = `${request.method} ${request.url}`;
    asked.push(question);
    const {
      status,
      body = '',
      headers = {},
    } = answer(request.url ?? '', request.method ?? '', asked.filter((known) => known === question).length);
    response.writeHead(status, headers).end(body);
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => void server.close();
  onTestFinished(close);
  const { port } = server.address() as { port: number };
  return { origin: `http://127.0.0.1:${port}`, asked, close };
}

test('a built site without mistakes is clean, wherever it is', async () => {
  const files = {
    'nav/site.yaml': `${SITE}redirects:\n  - { from: /old, to: /library/button#use }\n`,
    'content/library/button.md': '# Button\n\n## Use\n\nSee [start](./start.md) and [use](#use).\n',
  };
  const { exitCode, stdout, stderr } = await check(await built(files, {}, ['--base', '/docs/']));
  expect([exitCode, stdout]).toEqual([0, 'no errors or warnings in 1 section, 2 pages\n']);
  expect(stderr).toMatch(/^checked \d+ addresses in \d+ documents\n$/);
});

test('without a built site, there is nothing to check', async () => {
  const { exitCode, stderr } = await check(makeFolder(PROJECT));
  expect([exitCode, stderr]).toEqual([
    2,
    'error: There is no built site in `out`.\n  help: run `docs-nav build` first\n',
  ]);
});

test('another version on the same host is another site', async () => {
  const files = {
    'nav/sections/library.yaml': `${PROJECT['nav/sections/library.yaml']}versions:
  - { text: v2, current: true }
  - { text: v1, href: /v1, pathTemplate: '{LANG}/v1{pathname}' }
`,
  };
  const { exitCode, stdout, stderr } = await check(await built(files));
  expect([exitCode, stdout]).toEqual([0, 'no errors or warnings in 1 section, 2 pages\n']);
  expect(stderr).toMatch(/addresses of other sites not checked/);
});

describe('missing from the output', () => {
  test('a page is reported at the links to it, and a file that is used everywhere is reported once', async () => {
    const showing = (html: string) => `${html}<img src="/static/gone.png">`;
    const root = await built({}, { 'index.html': showing, '404.html': showing });
    rmSync(path.join(root, 'out/library/button'), { recursive: true });
    const { exitCode, lines } = await check(root);
    expect(exitCode).toBe(1);
    expect(lines).toContainEqual(
      'content/library/start.md:3:18: error[broken-link]: The address `/library/button` leads to nothing in the built site. (did you mean `/library/start`)',
    );
    const pictures = lines.filter((line) => line.includes('gone.png'));
    expect(pictures).toEqual([
      expect.stringMatching(/^out\/404\.html:\d+:\d+: error\[broken-link\]: .* 1 other document says the same\./),
    ]);
  });

  test('an anchor', async () => {
    const root = await built(
      {
        'content/library/start.md': '# Start\n\nSee [use](/library/button#use).\n',
        'content/library/button.md': '# Button\n\n## Use\n\nPress.\n',
      },
      { 'library/button/index.html': (html) => html.replaceAll('id="use"', 'id="uses"') },
    );
    expect((await check(root)).lines).toContainEqual(
      'content/library/start.md:3:11: error[broken-anchor]: The page `/library/button` has no anchor `#use`. (did you mean `uses`)',
    );
  });
});

test('an invalid address is reported like any broken link', async () => {
  const root = await built({}, { 'index.html': (html) => `${html}<a href="https://">a</a><a href="/%zz">b</a>` });
  const { exitCode, lines } = await check(root);
  expect(exitCode).toBe(1);
  expect(lines.map((line) => line.replace(/^\S+ /, ''))).toEqual([
    'error[broken-link]: The address `https://` leads to nothing anywhere: it is malformed. (correct the address, or remove the link)',
    'error[broken-link]: The address `/%zz` leads to nothing anywhere: it is malformed. (correct the address, or remove the link)',
  ]);
});

test('stylesheets and the sitemap must only refer to what exists', async () => {
  const css =
    "@import 'more.css';\n@font-face { font-family: A; src: url(fonts/a.woff2) format('woff2'), url( \"gone.woff2\" ); }\n/* url(not.png) */ .a { content: 'url(x.png)'; mask: url(#mask); background: URL('../static/b.svg?v=1'), url(data:image/png;base64,AA==) }\n";
  const files = {
    'content/static/a.css': css,
    'content/static/more.css': '.b { background: url(/static/lost.svg) }\n',
    'content/static/b.svg': '<svg/>',
    'content/static/fonts/a.woff2': 'x',
  };
  const styled = (html: string) =>
    `${html}<style>p { background: url(/static/b.svg) url(/static/c.svg) }</style><p style="background: url('/static/d.svg')"></p>`;
  const root = await built(files, {
    'index.html': styled,
    'sitemap.xml': (xml) =>
      xml.replace('</urlset>', '<url><loc>https://docs.example.com/library/a&amp;b/</loc></url></urlset>'),
  });
  const { lines } = await check(root);
  const found = lines.map((line) =>
    /^(\S+):\d+:\d+: error\[broken-link\]: The address `([^`]+)`/.exec(line)?.slice(1).join(' '),
  );
  expect(found.toSorted()).toEqual([
    'out/index.html /static/c.svg',
    'out/index.html /static/d.svg',
    'out/sitemap.xml /library/a&b',
    'out/static/a.css /static/gone.woff2',
    'out/static/more.css /static/lost.svg',
  ]);
  expect(lines).toContainEqual(expect.stringContaining('out/static/a.css:2:71: error[broken-link]'));
});

test('redirect loops, chains, and redirects to missing pages', async () => {
  const lines = [
    '/a/ /b/ 301',
    '/b/ /a/ 301',
    '/c/ /d/ 301',
    '/d/ /library/start/ 301',
    '/e/ /library/nowhere/ 301',
    '/x/* /404.html 404',
    '',
  ];
  const root = await built({}, { _redirects: () => lines.join('\n') });
  const { exitCode, lines: told } = await check(root);
  expect(exitCode).toBe(1);
  expect(told.map((line) => line.replace(/ \(.*/, ''))).toEqual([
    'out/_redirects:1:1: error[redirect-cycle]: The redirect is part of a loop: `/a` → `/b` → `/a`.',
    'out/_redirects:3:1: warning[redirect-chain]: The redirect takes 2 steps: `/c` → `/d`.',
    'out/_redirects:5:1: error[redirect-to-nowhere]: The address `/library/nowhere` leads to nothing in the built site.',
  ]);
});

describe('related sites', () => {
  const MANIFEST = {
    formatVersion: 1,
    site: { title: 'Grid', url: 'https://grid.example', languages: [{ code: 'en' }] },
    sections: [{ id: 'grid', prefixes: ['/grid'] }],
    fallback: 'grid',
    routes: {
      '/grid/rows': { pathname: '/grid/rows', file: 'content/grid/rows.md', anchors: ['height'] },
      '/grid/größe': { pathname: '/grid/größe', file: 'content/grid/größe.md', anchors: [] },
    },
    redirects: [{ from: '/grid/lines', to: '/grid/rows' }],
  };
  const PAGE = [
    '# Start',
    '',
    '[a](https://grid.example/grid/rows/#height)',
    '[b](https://grid.example/grid/rows/#width)',
    '[c](https://grid.example/grid/row)',
    '[d](https://grid.example/grid/lines/)',
    '[e](https://grid.example/shop)',
    '[f](https://grid.example/grid/größe/)',
    '',
  ].join('\n');
  const TOLD = [
    'content/library/start.md:4:5: error[broken-anchor]: The page `https://grid.example/grid/rows/` has no anchor `#width`.',
    'content/library/start.md:5:5: error[broken-link]: The address `https://grid.example/grid/row` leads to nothing on Grid. (did you mean `/grid/rows`)',
    'content/library/start.md:6:5: warning[redirected-link]: The address `https://grid.example/grid/lines/` is redirected. (write `https://grid.example/grid/rows`)',
  ];

  test('a manifest in a file', async () => {
    const root = await built({
      'nav/site.yaml': `${SITE}related:\n  - manifest: ../grid.json\n  - manifest: gone.json\n`,
      'content/library/start.md': PAGE,
    });
    writeFileSync(path.join(root, '../grid.json'), JSON.stringify(MANIFEST));
    onTestFinished(() => rmSync(path.join(root, '../grid.json')));
    const { lines, stderr } = await check(root);
    expect(lines).toEqual([
      ...TOLD,
      'nav/site.yaml:5:15: error[unreadable-manifest]: The manifest `gone.json` cannot be read: there is no such file. (use the `_nav/manifest.json` of the other site)',
    ]);
    expect(stderr).toContain('1 address of other sites not checked; --external checks them, too');
  });

  test('a published manifest, which is kept for days without a network', async () => {
    const host = await serve(() => ({ status: 200, body: JSON.stringify(MANIFEST) }));
    const root = await built({
      'nav/site.yaml': `${SITE}related:\n  - manifest: ${host.origin}/_nav/manifest.json\n`,
      'content/library/start.md': PAGE,
    });
    expect((await check(root)).lines).toEqual(TOLD);
    host.close();
    expect((await check(root)).lines).toEqual(TOLD);
    rmSync(path.join(root, '.docs-nav'), { recursive: true });
    expect((await check(root)).lines).toEqual([
      expect.stringContaining('nav/site.yaml:4:15: warning[unchecked-address]: The manifest'),
    ]);
  });

  test('an anchor that cannot be decoded is missing, and one with non-ASCII letters is reported decoded', async () => {
    const root = await built({
      'nav/site.yaml': `${SITE}related:\n  - manifest: grid.json\n`,
      'content/library/start.md':
        '# Start\n\n[a](https://grid.example/grid/rows/#%zz)\n[b](https://grid.example/grid/rows/#gr%C3%B6%C3%9Fe)\n[c](https://grid.example/grid/rows/#h%65ight)\n',
      'grid.json': JSON.stringify(MANIFEST),
    });
    expect((await check(root)).lines).toEqual([
      'content/library/start.md:3:5: error[broken-anchor]: The page `https://grid.example/grid/rows/` has no anchor `#%zz`.',
      'content/library/start.md:4:5: error[broken-anchor]: The page `https://grid.example/grid/rows/` has no anchor `#größe`.',
    ]);
  });

  test.each<[string, unknown]>([
    ['an invalid address', { ...MANIFEST, site: { ...MANIFEST.site, url: 'grid' } }],
    ['no languages', { ...MANIFEST, site: { ...MANIFEST.site, languages: undefined } }],
    ['no routes', { ...MANIFEST, routes: null }],
  ])('a manifest with %s is rejected, whether it is in a file or published', async (_, manifest) => {
    const text = JSON.stringify(manifest);
    const host = await serve(() => ({ status: 200, body: text }));
    const published = `${host.origin}/_nav/manifest.json`;
    const root = await built({
      'nav/site.yaml': `${SITE}related:\n  - manifest: grid.json\n  - manifest: ${published}\n`,
      'grid.json': text,
    });
    const why = 'cannot be read: it is not a manifest of docs-nav. (use the `_nav/manifest.json` of the other site)';
    expect((await check(root)).lines).toEqual([
      `nav/site.yaml:4:15: error[unreadable-manifest]: The manifest \`grid.json\` ${why}`,
      `nav/site.yaml:5:15: error[unreadable-manifest]: The manifest \`${published}\` ${why}`,
    ]);
  });
});

describe('other sites', () => {
  const linking = (...addresses: readonly string[]) => ({
    'content/library/start.md': `# Start\n\n${addresses.map((address) => `[x](${address})\n`).join('')}`,
  });

  test('each address is requested once, and reported at its links', async () => {
    const host = await serve((address, method, times) => {
      if (address === '/gone') return { status: 404 };
      if (address === '/no-head') return { status: method === 'HEAD' ? 405 : 200 };
      if (address === '/busy') return { status: times > 1 ? 200 : 503 };
      if (address === '/private') return { status: 403 };
      return { status: 200 };
    });
    const at = (way: string) => host.origin + way;
    const root = await built(
      linking(at('/fine#a'), at('/fine#b'), at('/gone'), at('/no-head'), at('/busy'), at('/private')),
    );
    const first = await check(root, '--external');
    expect(first.exitCode).toBe(1);
    expect(first.lines).toEqual([
      `content/library/start.md:5:5: error[dead-address]: The address \`${at('/gone')}\` answers 404. (correct the address, or remove the link)`,
      `content/library/start.md:8:5: warning[unchecked-address]: The address \`${at('/private')}\` could not be checked: its host answers 403. (open it once in a browser)`,
    ]);
    expect(host.asked.filter((question) => question.endsWith('/fine'))).toEqual(['HEAD /fine']);
    expect(host.asked.filter((question) => question.endsWith('/busy'))).toEqual([
      'HEAD /busy',
      'GET /busy',
      'HEAD /busy',
    ]);

    host.asked.length = 0;
    const again = await check(root, '--external');
    expect(again.lines).toEqual(first.lines);
    expect(again.stderr).toContain('checked 5 addresses of other sites, 3 of them during the last day\n');
    expect(host.asked.toSorted()).toEqual(['GET /gone', 'GET /private', 'HEAD /gone', 'HEAD /private']);
    await check(root, '--external', '--no-cache');
    expect(host.asked).toContain('HEAD /fine');
  });

  test('results are written once, after all addresses have been requested', async () => {
    const kept: boolean[] = [];
    const host = await serve(() => {
      kept.push(existsSync(file));
      return { status: 200 };
    });
    const root = await built(linking(...Array.from({ length: 50 }, (_, at) => `${host.origin}/${at}`)));
    const file = path.join(findCacheFolder(root), 'addresses.json');
    await check(root, '--external');
    expect(kept).toEqual(Array.from({ length: 50 }, () => false));
    expect((await check(root, '--external')).stderr).toContain('50 of them during the last day');
    expect(kept).toHaveLength(50);
  });

  test('results are saved even if the rest fails', async () => {
    const host = await serve(() => ({ status: 200 }));
    const kept: string[] = [];
    const saved: (readonly string[])[] = [];
    const cache = {
      isFresh: () => false,
      keep(address: string) {
        if (kept.length === 1) throw new Error('No more.');
        kept.push(address);
      },
      save: () => void saved.push([...kept]),
    };
    const addresses = [`${host.origin}/a`, `${host.origin}/b`];
    await expect(
      checkOutside(addresses, { cache, pause: 1, patience: 5000, interrupted: new AbortController().signal }),
    ).rejects.toThrow('No more.');
    expect(saved).toEqual([[expect.stringContaining(host.origin)]]);
  });

  test('results found before Ctrl+C are kept, and nothing is reported about the rest', async () => {
    const host = await serve((address) => {
      if (address === '/3') interrupt.abort();
      return { status: 200 };
    });
    const interrupt = new AbortController();
    const root = await built(linking(...Array.from({ length: 20 }, (_, at) => `${host.origin}/${at}`)));
    const { exitCode, stdout, stderr } = await runCli(['check-links', '--external'], root, {
      interruption: () => interrupt.signal,
    });
    expect([exitCode, stdout, stderr]).toEqual([
      130,
      '',
      'interrupted; addresses that worked until now count as checked for a day\n',
    ]);
    const asked = host.asked.length;
    expect(asked).toBeLessThan(20);
    const again = await check(root, '--external');
    expect([again.exitCode, again.lines]).toEqual([0, []]);
    expect(host.asked).not.toContain('GET /0');
    expect(host.asked.filter((question) => question === 'HEAD /0')).toHaveLength(1);
    expect(Number(/, (\d+) of them during the last day/.exec(again.stderr)?.[1])).toBeGreaterThan(0);
  });

  test('Ctrl+C ends the wait for a busy host', async () => {
    const interrupted = new AbortController();
    // Requests are made one after another, so by the last one the first answer was read long ago.
    const host = await serve((address) => {
      if (address === '/last') interrupted.abort();
      return address === '/busy' ? { status: 503 } : { status: 200 };
    });
    const kept: string[] = [];
    const cache = { isFresh: () => false, keep: (address: string) => void kept.push(address), save: () => {} };
    const options = { cache, pause: 1_000_000, patience: 5000, interrupted: interrupted.signal };
    const between = Array.from({ length: 20 }, (_, at) => `/${at}`);
    const { verdicts } = await checkOutside(
      ['/busy', ...between, '/last'].map((address) => host.origin + address),
      options,
    );
    expect([...verdicts]).toEqual([]);
    expect(host.asked.filter((question) => question.endsWith(' /busy'))).toEqual(['HEAD /busy', 'GET /busy']);
    expect(kept).toHaveLength(between.length);
  });

  test('without a network, no address is reported, but the outage is', async () => {
    const host = await serve(() => ({ status: 200 }));
    host.close();
    const { exitCode, lines, stderr } = await check(await built(linking(host.origin)), '--external');
    expect([exitCode, lines]).toEqual([0, []]);
    expect(stderr).toContain(
      'warning: no host could be reached, so the network seems to be down: 1 address of other sites left unchecked\n',
    );
  });
});

test('a link inside a demo may be broken on purpose; its images must exist', () => {
  const html = '<div class="demo-stage"><br><p><a href="#x">x</a><img src="/gone.png"></p></div><a href="/after">y</a>';
  expect(readHtml(html).references.map(({ href }) => href)).toEqual(['/gone.png', '/after']);
});
