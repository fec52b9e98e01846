import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { ROOT } from '../support/docs-nav.ts';
import { makeFolder } from './support/folder.ts';

test.each([
  [['--help'], 0, 'Usage: npm create docs-nav [dir]'],
  [['my-library', '-h'], 0, 'Usage: npm create docs-nav [dir]'],
  [['--template', 'mui'], 2, 'There is no option `--template`.'],
])('npm create docs-nav %j writes and installs nothing', (args, status, text) => {
  const root = makeFolder();
  const script = path.join(ROOT, 'cli/create-docs-nav/create.mjs');
  const run = spawnSync(process.execPath, [script, ...args], { cwd: root, encoding: 'utf8' });
  expect(run.status).toBe(status);
  expect(run.stdout + run.stderr).toContain(text);
  expect(readdirSync(root)).toEqual([]);
});

test.each(['npm/11.0.0 node/v20', 'yarn/4.5.0 npm/? node/v20'])(
  'an installation by %s that fails leaves the folder empty, so that the next attempt starts afresh',
  (agent) => {
    const [root, programs] = [makeFolder(), makeFolder()];
    const script = path.join(ROOT, 'cli/create-docs-nav/create.mjs');
    const { status, stderr } = spawnSync(process.execPath, [script], {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        npm_config_user_agent: agent,
        DOCS_NAV_SPEC: path.join(root, '../no-such-file.tgz'),
        // Whether or not a yarn is installed, it fails.
        ...(agent.startsWith('yarn') ? { PATH: programs } : {}),
      },
    });
    expect(status).not.toBe(0);
    expect(stderr).toContain('docs-nav could not be installed, and no file was written.');
    expect(readdirSync(root)).toEqual([]);
  },
);

test('a new folder that Yarn installs keeps its packages where docs-nav can read them', () => {
  const programs = makeFolder({
    // Only installs the bin, which prints its arguments.
    yarn: '#!/bin/sh\nmkdir -p node_modules/docs-nav/dist && echo "console.log(process.argv.slice(2).join())" > node_modules/docs-nav/dist/docs-nav.cjs\n',
  });
  chmodSync(path.join(programs, 'yarn'), 0o755);
  const create = (agent: string) => {
    const root = makeFolder();
    const env = { PATH: `${programs}:/usr/bin:/bin`, npm_config_user_agent: agent };
    const run = spawnSync(process.execPath, [path.join(ROOT, 'cli/create-docs-nav/create.mjs')], {
      cwd: root,
      encoding: 'utf8',
      env,
    });
    expect([run.status, run.stdout.split('\n')[0]]).toEqual([0, 'init,--yes,--no-steps,--example']);
    expect(run.stdout.match(/Next:/g)).toHaveLength(1);
    return readdirSync(root);
  };
  expect(create('yarn/4.5.0 npm/? node/v20')).toEqual(['.yarnrc.yml', 'node_modules', 'package.json', 'yarn.lock']);
  expect(create('yarn/1.22.22 npm/? node/v20')).toEqual(['node_modules', 'package.json']);
});

test('explains how to install in a project that uses Yarn Plug’n’Play', () => {
  const programs = makeFolder({ yarn: '#!/bin/sh\n' });
  chmodSync(path.join(programs, 'yarn'), 0o755);
  const { status, stderr } = spawnSync(process.execPath, [path.join(ROOT, 'cli/create-docs-nav/create.mjs')], {
    cwd: makeFolder({ 'package.json': '{}', '.pnp.cjs': '' }),
    encoding: 'utf8',
    env: { PATH: `${programs}:/usr/bin:/bin`, npm_config_user_agent: 'yarn/4.5.0 npm/? node/v20' },
  });
  expect(status).toBe(2);
  expect(stderr).toContain('Write `nodeLinker: node-modules` into .yarnrc.yml, and run this again.');
});
