// npm run bench:looks [-- --dir DIR]
// Renders about forty elements of five libraries twice, in a demo of docs-nav and in a page of Vite, and compares every
// computed property in both modes. The page starts as a stage does, with its text and `box-sizing`. Installs what is
// missing. Prints a table, and below it each difference with the number of elements that have it; ends with 1 if there
// is one that is not known.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findHeadless } from '../support/find-chromium.mjs';
import { BIN } from './docs-nav.mjs';

const LIBRARIES = ['mantine', 'chakra', 'radix', 'antd', 'heroui'];
const PACKAGES =
  'react@19 react-dom@19 vite@8 tailwindcss@4 @tailwindcss/vite@4 typescript@6 @mantine/core@9 @mantine/hooks@9 @chakra-ui/react@3 @emotion/react@11 @emotion/cache@11 @emotion/server@11 @radix-ui/themes@3 antd@6 @heroui/react@3 @heroui/styles@3'.split(
    ' ',
  );
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
const MODES = ['light', 'dark'];
/** Elements that differ for another reason than variables: the frame has a class of the same name. */
const KNOWN = ['heroui div.tabs'];
/** Fewer elements than this say little about a library. */
const LEAST = 40;

const { values: options } = parseArgs({ options: { dir: { type: 'string' } } });
const folder = path.resolve(options.dir ?? path.join(import.meta.dirname, 'work/looks'));

prepare();
run(process.execPath, [BIN, 'build', '--no-search'], folder);
run(process.execPath, [path.join(folder, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'], folder);
const servers = await Promise.all(['out', 'plain'].map((name) => serve(path.join(folder, name))));
const browser = await chromium.launch({ executablePath: findHeadless(), args: ['--no-sandbox', '--disable-gpu'] });
const lines = [['library', 'mode', 'elements', 'equal']];
const notes = new Map();
for (const library of LIBRARIES)
  for (const mode of MODES) {
    const [demo, plain] = await Promise.all([
      look(`${addressOf(servers[0])}/${library}/`, mode, true),
      look(`${addressOf(servers[1])}/${library}.html?${mode}`, mode, false),
    ]);
    if (demo.length < LEAST || demo.length !== plain.length)
      throw new Error(`${library} has ${demo.length} elements in the demo, and ${plain.length} in the page.`);
    let equal = 0;
    for (const [at, { name, style }] of demo.entries()) {
      const other = plain[at].style;
      const different = Object.keys(style).filter((property) => style[property] !== other[property]);
      if (different.length === 0) equal++;
      const isKnown = KNOWN.includes(`${library} ${name}`);
      if (different.length > 0 && !isKnown) process.exitCode = 1;
      for (const property of different) {
        const note = `${library} ${mode}${isKnown ? ' (known)' : ''}: ${property} is ${style[property]}, not ${other[property]}`;
        notes.set(note, [...(notes.get(note) ?? []), name]);
      }
    }
    lines.push([library, mode, String(demo.length), String(equal)]);
  }
await browser.close();
for (const server of servers) server.close();
const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
for (const line of lines) console.log(line.map((cell, column) => cell.padEnd(widths[column])).join('  '));
for (const [note, names] of notes) console.log(`${note} (${names.length}: ${names[0]})`);

/** Computed styles of all elements below the one with the class `looks`, in order, without variables. */
async function look(address, colorScheme, isDemo) {
  const reader = await browser.newContext({ viewport: { width: 1280, height: 800 }, colorScheme });
  const page = await reader.newPage();
  page.on('pageerror', (error) => console.error(address, error.message));
  await page.goto(address);
  if (isDemo) {
    await page.locator('figure.demo').scrollIntoViewIfNeeded();
    await page.locator('.demo-bar:not([hidden])').waitFor();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('.demo-stage')).some((key) => key.startsWith('__reactContainer')),
    );
  }
  await page.locator('.looks').waitFor();
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  // What fades in is there.
  await page.waitForTimeout(1000);
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('.looks *')]
      .filter((element) => !element.closest('style, script'))
      .map((element) => {
        const style = getComputedStyle(element);
        const all = Array.from(style).filter((property) => !property.startsWith('--'));
        return {
          name: `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`.slice(0, 50),
          style: Object.fromEntries(
            all.map((property) => [property, style.getPropertyValue(property).replaceAll(location.origin, '')]),
          ),
        };
      }),
  );
  await reader.close();
  return found;
}

/** Writes the site and the pages of Vite, and installs packages that are missing. */
function prepare() {
  const missing = PACKAGES.filter(
    (name) => !fs.existsSync(path.join(folder, 'node_modules', name.replace(/(?<=.)@[^@]*$/, ''))),
  );
  put('package.json', '{ "name": "looks", "private": true, "type": "module" }\n');
  if (missing.length > 0)
    run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', ...PACKAGES], folder);
  put(
    'nav/site.yaml',
    'title: Looks\nurl: https://looks.example\ndemoMode: { class: dark, attribute: data-mantine-color-scheme }\n',
  );
  put(
    'vite.config.js',
    `import tailwind from '@tailwindcss/vite';
const input = ${JSON.stringify(LIBRARIES.map((name) => `${name}.html`))};
export default { plugins: [tailwind()], oxc: { jsx: { runtime: 'automatic' } }, build: { outDir: 'plain', cssTarget: 'chrome123', rolldownOptions: { input } } };\n`,
  );
  put('looks.css', '.looks { inline-size: 560px }\n');
  for (const name of LIBRARIES) {
    fs.cpSync(path.join(import.meta.dirname, 'looks', name), path.join(folder, 'content', name), { recursive: true });
    put(
      `nav/sections/${name}.yaml`,
      `id: ${name}\nname: ${name}\nprefixes: [/${name}]\ndemoProvider: provider-${name}.jsx\npages:\n  - pathname: /${name}\n    title: ${name}\n`,
    );
    put(`content/${name}/index.md`, `# ${name}\n\nAll of it.\n\n::demo{src="Demo.jsx"}\n`);
    put(`provider-${name}.jsx`, `import './looks.css';\nexport { default } from './content/${name}/provider.jsx';\n`);
    put(
      `${name}.html`,
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><script>
const mode = location.search.slice(1);
document.documentElement.classList.toggle('dark', mode === 'dark');
document.documentElement.dataset.mantineColorScheme = mode;
document.documentElement.style.colorScheme = mode;
</script><style>@layer stage { * { box-sizing: border-box } html { font: 1rem/1.5 Roboto, Helvetica, Arial, sans-serif; color: light-dark(#14161a, #f3f4f5) } }</style><body><div id="root"></div><script type="module" src="./${name}.jsx"></script></body></html>\n`,
    );
    put(
      `${name}.jsx`,
      `import { createRoot } from 'react-dom/client';
import Provider from './provider-${name}.jsx';
import Demo from './content/${name}/Demo.jsx';
const mode = location.search.slice(1);
createRoot(document.getElementById('root')).render(<Provider mode={mode} direction="ltr" dense={false}><Demo /></Provider>);\n`,
    );
  }
}

function put(file, text) {
  const place = path.join(folder, file);
  fs.mkdirSync(path.dirname(place), { recursive: true });
  fs.writeFileSync(place, text);
}

function run(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`${command} ${args.slice(0, 2).join(' ')} ended with ${status}.\n${stdout}${stderr}`);
}

/** Serves a folder at a free port. */
function serve(root) {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const file = path.join(root, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!file.startsWith(root) || !fs.existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
    return response.end(fs.readFileSync(file));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

function addressOf(server) {
  return `http://127.0.0.1:${server.address().port}`;
}
