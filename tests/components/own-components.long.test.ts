import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from '../../cli/run.ts';
import { fakeIo, runCli } from '../cli/support/fake-io.ts';
import { putFiles } from '../cli/support/folder.ts';
import { makeCounterProject } from '../demos/support/counter-project.ts';
import { ROOT } from '../support/docs-nav.ts';
import { endSoon } from '../support/end-soon.ts';
import { firstRows } from '../support/runs.ts';

const SITE = `title: Site
url: https://docs.example
search: false
components:
  Hero: docs/hero.jsx
  Swatch: docs/tokens.jsx#Swatch
rules:
  unchecked-component: off
`;
const HERO = `import { useId } from 'react';
import './hero.css';

export default function Hero({ tone = 'plain', title, children }) {
  const id = useId();
  return (
    <section className={tone} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
`;
const PAGE = '# Plain\n\nNothing to try.\n\n';

let root: string;
beforeEach(() => {
  root = makeCounterProject();
  putFiles(root, {
    'nav/site.yaml': SITE,
    'docs/hero.jsx': HERO,
    'docs/hero.css': 'body { margin: 9px }\n.plain { color: teal }\n',
    'docs/tokens.jsx': 'export function Swatch({ color, size }) {\n  return <b title={typeof size}>{color}</b>;\n}\n',
  });
});
afterEach(() => rmSync(root, { recursive: true }));

const build = (...flags: readonly string[]) => runCli(['build', ...flags], root);
const read = (file: string) => readFileSync(path.join(root, 'out', file), 'utf8');
const articleOf = (file: string) => /<article[^]*<\/article>/.exec(read(file))?.[0] ?? '';

test('a component is drawn with its props around its content, as HTML in the provider of its section, without a script', async () => {
  putFiles(root, {
    'content/lib/plain.md': `${PAGE}:::hero{tone=info title="A & B"}\nSome [link](/lib/counter).\n:::\n\n::hero\n\n::hero\n`,
    'content/lib/counter.mdx':
      '# Counter\n\nCounts.\n\n<Hero title="One">Two *three*</Hero>\n\n<Swatch color="teal" size={3} />\n',
  });
  rmSync(path.join(root, 'content/lib/counter'), { recursive: true });
  const { exitCode, stdout } = await build('--base', '/docs/');
  expect(stdout).not.toMatch(/error|warning/);
  expect(exitCode).toBe(0);
  const html = articleOf('lib/plain/index.html');
  expect(html).toContain('<div data-theme="wide"><section class="info"');
  expect(html).toContain(
    'A &amp; B</h3><dn-content style="display:contents"><p>Some <a href="/docs/lib/counter/">link</a>.</p></dn-content></section>',
  );
  expect(html).not.toContain('data-island');
  // Nothing for browsers to run, and each style once, scoped to the component.
  expect(readdirSync(path.join(root, 'out/_nav/demos')).filter((name) => name.endsWith('.js'))).toEqual([]);
  const sheets = Array.from(html.matchAll(/href="\/docs\/(_nav\/demos\/[^"]*\.css)"/g), ([, sheet = '']) => sheet);
  expect(sheets).toHaveLength(1);
  expect(read(sheets[0] ?? '')).toContain('.demo-stage');
  expect(read(sheets[0] ?? '')).not.toMatch(/(?:^|[},])\s*body\s*\{/);
  // The same use twice on a page has ids of its own.
  const ids = Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id]) => id);
  expect(new Set(ids).size).toBe(3);
  expect(articleOf('lib/counter/index.html')).toContain(
    'One</h3><dn-content style="display:contents">Two <em>three</em></dn-content>',
  );
  expect(articleOf('lib/counter/index.html')).toContain('<b title="number">teal</b>');
  expect(read('lib/plain.md')).toContain('A & B\n\nSome [link](https://docs.example/docs/lib/counter/).\n');
});

test('a component in a line stays in it, in the opening and in the title of a section, with its look', async () => {
  putFiles(root, {
    'docs/provider.tsx': 'export default function Provider({ children }) {\n  return children;\n}\n',
    'docs/tokens.jsx':
      'import \'./hero.css\';\n\nexport function Swatch({ color, children }) {\n  return <b className="plain">{color}{children}</b>;\n}\n',
    'docs/hero.jsx': 'export default function Hero() {\n  return <a href="/lib/counter">there</a>;\n}\n',
    'content/lib/plain.md':
      '# Plain\n\nOur brand is :swatch{color=teal} today.\n\n## The :swatch[*red*] one\n\n| a |\n| - |\n| <Swatch color="blue" hydrate /> |\n\n::hero\n',
  });
  expect((await build('--base', '/docs/')).stdout).not.toMatch(/error|warning/);
  const html = read('lib/plain/index.html');
  const before = html.slice(0, html.indexOf('<article'));
  expect(before).toMatch(
    /<p class="lead">Our brand is <span class="slot slot-part slot-line"><link [^>]*><span class="demo-stage"><b class="plain">teal<\/b><\/span><\/span> today\.<\/p>/,
  );
  expect(before).toContain('content="Our brand is teal today."');
  expect(before).toMatch(/_nav\/assets\/slots\./);
  expect(before).toContain('<a href="#the-red-one">The red one</a>');
  expect(articleOf('lib/plain/index.html')).toMatch(
    /<td><span class="slot slot-part slot-line" data-island="slot" [^>]*><span class="demo-stage"><b class="plain">blue<\/b><\/span><\/span><\/td>/,
  );
  expect(read('lib/plain.md')).toBe(
    '# Plain\n\nOur brand is teal today.\n\n## The *red* one\n\n| a |\n| - |\n| blue |\n\nthere\n',
  );
  // What a component writes itself leads below the base, too.
  expect(articleOf('lib/plain/index.html')).toContain('<a href="/docs/lib/counter/">there</a>');
});

test('only a use with `hydrate` loads a script, with the props and the content that it shows later', async () => {
  putFiles(root, {
    'docs/hero.jsx': 'export default function Hero({ from, children }) {\n  return <p>{from}</p>;\n}\n',
    'content/lib/plain.md': `${PAGE}:::hero{from="a<b" hydrate}\nLater.\n:::\n\n::hero{from=c}\n`,
  });
  expect((await build('--base', '/docs/')).exitCode).toBe(0);
  const html = articleOf('lib/plain/index.html');
  const [, name, module = '', props] =
    /<div class="slot slot-part" data-island="slot" data-name="([^"]*)" data-module="\/docs\/([^"]*)" data-id="[^"]*" data-props="([^"]*)">/.exec(
      html,
    ) ?? [];
  expect([name, props]).toEqual(['hero', '{&quot;from&quot;:&quot;a&lt;b&quot;}']);
  expect(read(module)).toContain('mount');
  expect(html.match(/data-island/g)).toHaveLength(1);
  expect(html).toContain('<template><p>Later.</p></template>');
});

test('an edited component is on its pages in the next build, and nothing is left of one that no page uses', async () => {
  putFiles(root, { 'content/lib/plain.md': `${PAGE}::swatch{color=teal}\n` });
  await build();
  const before = read('index.html');
  putFiles(root, { 'docs/tokens.jsx': 'export function Swatch({ color }) {\n  return <b>the color {color}</b>;\n}\n' });
  await build();
  expect(articleOf('lib/plain/index.html')).toContain('<b>the color <!-- -->teal</b>');
  expect(read('index.html')).toBe(before);
  putFiles(root, { 'content/lib/plain.md': PAGE });
  await build();
  expect(read('lib/plain/index.html')).not.toMatch(/slot|teal/);
});

const MISTAKES: readonly (readonly [what: string, source: string, report: string])[] = [
  [
    'throws',
    "export default function Hero({ title }) {\n  if (title === 'bad') throw new Error('No title.');\n  return <p>Shown</p>;\n}\n",
    'content/lib/plain.md:7:1: error[component-failed]: `Hero` throws with these props: No title (docs/hero.jsx:2:30).',
  ],
  [
    'never finishes',
    "export default function Hero({ title }) {\n  while (title === 'bad');\n  return <p>Shown</p>;\n}\n",
    'content/lib/plain.md:7:1: error[component-failed]: `Hero` cannot be rendered with these props: it never finishes.',
  ],
  [
    'is nested too deeply',
    "export default function Hero({ title, children }) {\n  let nested = <div>Shown {children}</div>;\n  for (let level = 0; level < (title === 'bad' ? 20_000 : 900); level++) nested = <div>{nested}</div>;\n  return nested;\n}\n",
    'content/lib/plain.md:7:1: error[component-failed]: `Hero` cannot be rendered with these props: its elements are nested too deeply, in more than 1000 levels.',
  ],
  [
    'imports what does not exist',
    "import { a } from './nothing';\n\nexport default function Hero() {\n  return <p>{a}</p>;\n}\n",
    "docs/hero.jsx:1:19: error[component-failed]: The component `Hero` cannot be compiled: Could not resolve './nothing' in docs/hero.jsx.",
  ],
  [
    'throws when it is loaded',
    'const size = undefined.size;\n\nexport default function Hero() {\n  return <p>{size}</p>;\n}\n',
    'docs/hero.jsx:1:24: error[component-failed]: The component `Hero` throws when it is loaded: Cannot read properties of undefined (reading',
  ],
  [
    'prints',
    "export default function Hero({ title, children }) {\n  if (title === 'bad') console.log('Seen', 1);\n  return <div>Shown {children}</div>;\n}\n",
    'docs/hero.jsx:2:32: warning[component-prints]: `Hero` prints while it is rendered: Seen 1.',
  ],
  [
    'depends on chance',
    "export default function Hero({ title, children }) {\n  return <div>Shown <b>{title === 'bad' && Math.random()}</b> {children}</div>;\n}\n",
    'content/lib/plain.md:7:1: warning[component-differs]: `Hero` renders differently each time, first at `<b>`.',
  ],
  [
    'depends on the time',
    "export default function Hero({ title, children }) {\n  return <div>Shown <time>{title === 'bad' && new Date().toISOString()}</time> {children}</div>;\n}\n",
    'content/lib/plain.md:7:1: warning[component-differs]: `Hero` renders differently each time, first at `<time>`.',
  ],
];

test.each(firstRows(MISTAKES))(
  'a component that %s is told with its name and place, and nothing else of the page is lost',
  (_, source, report) => {
    endSoon();
    const [, place = '', code = '', said = ''] = /^(\S+): (?:error|warning)\[([\w-]+)\]: (.*)$/.exec(report) ?? [];
    putFiles(root, {
      'docs/hero.jsx': source,
      'content/lib/plain.md': `${PAGE}::hero{title=good}\n\n:::hero{title=bad}\nIts content.\n:::\n\n::swatch{color=teal}\n`,
      'nav/site.yaml': SITE,
    });
    const build = () => {
      // Whatever a component does, it does it in a thread of a process of its own.
      const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(ROOT, 'dist/docs-nav.cjs'), 'build'], {
        cwd: root,
        encoding: 'utf8',
      });
      return { status, told: stdout + stderr };
    };
    const isError = report.includes('error[');
    const hasOutput = () => existsSync(path.join(root, 'out'));
    const expectTold = (status: number) => {
      const run = build();
      expect(run.told).toContain(said);
      expect(run.told).toContain(place);
      expect(run.status).toBe(status);
      expect(hasOutput()).toBe(status === 0);
    };
    // `rules` decides how the build ends.
    putFiles(root, { 'nav/site.yaml': isError ? SITE : `${SITE}  ${code}: error\n` });
    expectTold(1);
    putFiles(root, { 'nav/site.yaml': isError ? `${SITE}  ${code}: warning\n` : SITE });
    expectTold(0);
    const html = articleOf('lib/plain/index.html');
    expect(html).toContain('Its content.');
    expect(html).toContain('teal</b>');
    expect(html.includes('Shown')).toBe(!/compiled|loaded/.test(said));
    expect(read('lib/counter/index.html')).toContain('class="demo"');
  },
  120_000,
);

test('`dev` shows an edit of a component, and tells on the page what is wrong with the next one', async () => {
  putFiles(root, { 'content/lib/plain.md': `${PAGE}::swatch{color=teal}\n` });
  const io = fakeIo(root);
  const served = run(['dev', '--host', '127.0.0.1'], io);
  await expect.poll(() => io.written().stdout, PATIENCE).toMatch(ADDRESS);
  const origin = ADDRESS.exec(io.written().stdout)?.[1] ?? '';
  const shown = async () => (await fetch(`${origin}/lib/plain/`)).text();
  await expect.poll(shown, PATIENCE).toContain('teal</b>');
  putFiles(root, { 'docs/tokens.jsx': 'export function Swatch({ color }) {\n  return <i>{color}</i>;\n}\n' });
  await expect.poll(shown, PATIENCE).toContain('teal</i>');
  putFiles(root, { 'docs/tokens.jsx': 'export function Swatch() {\n  throw new Error("No color");\n}\n' });
  await expect.poll(() => io.written().stdout, PATIENCE).toContain('`Swatch` throws with these props: No color');
  // The last good version of the site stays.
  expect(await shown()).toContain('teal</i>');
  io.interrupt();
  expect(await served).toBe(0);
});

/** How long a busy machine may take to show an edit. */
const PATIENCE = { timeout: 60_000 };

const ADDRESS = /Serving (\S+?)\/\n/;

test('`validate` tells a module, an export and a name that cannot be, and nothing of a component that no page uses', async () => {
  putFiles(root, {
    'nav/site.yaml': `${SITE.replace('rules:', '  Ui.Hero: docs/hero.jsx\n  UiHero: docs/hero.jsx\n  Lost: docs/hreo.jsx#Lost\n  Tone: docs/tokens.jsx#Tone\nrules:')}`,
  });
  const { stdout } = await runCli(['validate', '--format', 'compact'], root);
  expect(stdout.trim().split('\n').slice(0, -1)).toEqual([
    'nav/site.yaml:8:3: error[taken-component-name]: `UiHero` would be written as `::ui-hero`, which is the component `Ui.Hero`. (give it another name here and on the pages that use it)',
    'nav/site.yaml:9:9: error[missing-module]: There is no module `docs/hreo.jsx`. (did you mean `docs/hero.jsx`)',
    'nav/site.yaml:10:9: error[component-failed]: The component `Tone` cannot be rendered: it exports no `Tone`. (export a component of that name, or correct what follows `#`)',
  ]);
});
