import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { runCli } from '../cli/support/fake-io.ts';
import { putFiles } from '../cli/support/folder.ts';
import { PEBBLE } from '../manual/support/pebble.ts';
import { readSnippets } from '../manual/support/read-snippets.ts';
import { ROOT } from '../support/docs-nav.ts';
import { hashFolder } from '../support/hash-folder.ts';
import { makeWork } from './support.ts';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string>>;
}

interface Workflow {
  readonly jobs: {
    readonly section: {
      readonly strategy: { readonly matrix: { readonly include: readonly Readonly<Record<string, string>>[] } };
      readonly steps: readonly Step[];
    };
    readonly site: { readonly steps: readonly Step[] };
  };
}

/** Does what a runner of the service would, as far as one machine can: packages are linked instead of installed. */
async function runJob(
  steps: readonly Step[],
  folder: string,
  {
    checkouts,
    artifacts,
    matrix,
  }: {
    readonly checkouts: (repository: string | undefined) => string;
    readonly artifacts: string;
    readonly matrix: Readonly<Record<string, string>>;
  },
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const fill = (text = '') => text.replaceAll(/\$\{\{ matrix\.(\w+) \}\}/g, (_, key: string) => matrix[key] ?? '');
  for (const { uses = '', run = '', with: settings = {} } of steps) {
    if (uses.startsWith('actions/checkout@'))
      cpSync(
        checkouts(settings['repository'] && fill(settings['repository'])),
        path.join(folder, settings['path'] ?? '.'),
        { recursive: true },
      );
    else if (uses.startsWith('actions/upload-artifact@'))
      cpSync(path.join(folder, settings['path'] ?? ''), path.join(artifacts, fill(settings['name'])), {
        recursive: true,
      });
    else if (uses.startsWith('actions/download-artifact@'))
      cpSync(artifacts, path.join(folder, settings['path'] ?? ''), { recursive: true });
    else if (run === 'npm ci') symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    else if (run === 'rm -rf nav && cp -r host/nav nav') {
      rmSync(path.join(folder, 'nav'), { recursive: true, force: true });
      cpSync(path.join(folder, 'host/nav'), path.join(folder, 'nav'), { recursive: true });
    } else if (run !== '') {
      const words = fill(run)
        .split(' ')
        .flatMap((word) =>
          word.endsWith('/*')
            ? readdirSync(path.join(folder, word.slice(0, -2))).map((name) => word.slice(0, -1) + name)
            : [word],
        );
      expect(words.slice(0, 2)).toEqual(['npx', 'docs-nav']);
      const { exitCode, stdout, stderr } = await runCli(words.slice(2), folder);
      expect(exitCode, stdout + stderr).toBe(0);
    }
  }
}

test('the workflow with a matrix produces the same site as a single build', async () => {
  const work = makeWork();
  const snippets = readSnippets(
    readFileSync(path.join(ROOT, 'site/reference/content/docs-nav/many-repositories.md'), 'utf8'),
  ).flatMap((step) => (step.kind === 'file' ? [step] : []));
  const files: Readonly<Record<string, string>> = {
    ...PEBBLE,
    ...Object.fromEntries(snippets.map((step) => [step.path, step.text])),
  };
  const { jobs } = load(files['.github/workflows/site.yml'] ?? '') as Workflow;
  const repository = (name: string, holds: (file: string) => boolean) => {
    const folder = path.join(work, name);
    putFiles(folder, Object.fromEntries(Object.entries(files).filter(([file]) => holds(file))));
    return folder;
  };
  const host = repository('host', (file) => file.startsWith('nav/'));
  const repositories = new Map(
    jobs.section.strategy.matrix.include.map(({ section = '', repository: name = '' }) => [
      name,
      repository(section, (file) => file.startsWith(`content/${section}/`)),
    ]),
  );
  const whole = repository('whole', (file) => /^(?:nav|content\/(?:components|guides))\//.test(file));
  const checkouts = (name: string | undefined) => (name === undefined ? host : (repositories.get(name) ?? ''));
  const artifacts = path.join(work, 'artifacts');

  for (const matrix of jobs.section.strategy.matrix.include)
    await runJob(jobs.section.steps, path.join(work, `job-${matrix['section']}`), { checkouts, artifacts, matrix });
  await runJob(jobs.site.steps, path.join(work, 'job-site'), { checkouts, artifacts, matrix: {} });

  expect((await runCli(['build'], whole)).exitCode).toBe(0);
  const site = path.join(work, 'job-site/out');
  expect(existsSync(path.join(site, 'guides/first-steps/index.html'))).toBe(true);
  expect(hashFolder(site)).toEqual(hashFolder(path.join(whole, 'out')));
});
