import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { BIN } from '../docs-nav.mjs';

/** What the libraries, and docs-nav itself, need beside them. */
const BESIDE = ['react@19', 'react-dom@19', '@types/react@19', '@types/react-dom@19', 'typescript@6', 'vite@8'];

/** Makes a site that documents all exports of packages, and builds it. Installs packages that are missing. */
export function buildLibraries(folder, names) {
  fs.mkdirSync(path.join(folder, 'nav/sections'), { recursive: true });
  put(folder, 'package.json', '{ "name": "libraries", "private": true }\n');
  const missing = [...names, ...BESIDE].filter(
    (name) => !fs.existsSync(path.join(folder, 'node_modules', name.replace(/(?<=.)@.*$/, ''))),
  );
  if (missing.length > 0)
    run(
      'npm',
      [
        'install',
        '--no-save',
        '--legacy-peer-deps',
        '--no-audit',
        '--no-fund',
        '--ignore-scripts',
        ...names,
        ...BESIDE,
      ],
      folder,
    );
  put(folder, 'nav/site.yaml', 'title: Libraries\nurl: https://libraries.example\ncontent: content\n');
  for (const name of names) {
    const id = idOf(name);
    put(
      folder,
      `nav/sections/${id}.yaml`,
      `id: ${id}\nname: ${id}\nprefixes: [/${id}]\npages:\n  - pathname: /${id}\n    title: ${id}\n  - pathname: /${id}/api\n    title: API\n    generate: api\n    package: '${name}'\n`,
    );
    put(folder, `content/${id}/index.md`, `# ${id}\n`);
  }
  run(process.execPath, [BIN, 'build', '--no-search'], folder);
}

/** Reads the published data about the exports of a package. */
export function readData(folder, name) {
  const data = path.join(folder, 'out/_nav/api');
  const { exports: listed } = JSON.parse(fs.readFileSync(path.join(data, 'index.json'), 'utf8'));
  return listed
    .filter((each) => each.package === name)
    .map(({ file }) => JSON.parse(fs.readFileSync(path.join(data, file), 'utf8')).export);
}

function idOf(name) {
  return name.replaceAll(/\W+/g, '-').replace(/^-/, '');
}

function put(folder, file, text) {
  const place = path.join(folder, file);
  fs.mkdirSync(path.dirname(place), { recursive: true });
  if (!fs.existsSync(place) || file !== 'package.json') fs.writeFileSync(place, text);
}

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.slice(0, 2).join(' ')} ended with ${status}.`);
}
