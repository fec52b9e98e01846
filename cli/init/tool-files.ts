import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Project, PackageManager } from '../../site/project/project.ts';
import type { GeneratedFile } from '../../engine/index.ts';
import type { Repository } from './repository.ts';
import { stringify } from 'yaml';

/** A file that is there, and what it gets. */
export interface Extension {
  readonly path: string;
  /** All of it, with what it gets. */
  readonly content: string;
  /** What it gets, as lists in words: `out/, .docs-nav/`. */
  readonly added: readonly string[];
}

/** Files for the tools around a site, and what people have to do by hand if such a file exists already. */
interface ToolFiles {
  /** By their paths from the site's folder; in a monorepo, some belong above it. */
  readonly files: readonly GeneratedFile[];
  readonly advice: readonly string[];
}

/** Returns a hook, a CI workflow, and editor settings, for the tools that the project uses. */
export function toolFiles(
  project: Project,
  { repository, address }: { readonly repository: Repository; readonly address?: string | undefined },
): ToolFiles {
  const atTop = (path: string): string => posix.join(repository.top, path);
  const has = (path: string): boolean => existsSync(join(project.root, path));
  const hook = hookFor(repository, { atTop, has });
  const isGitlab = address?.startsWith('https://gitlab.') === true || has(atTop('.gitlab-ci.yml'));
  const recipe = isGitlab ? atTop('.gitlab-ci.yml') : atTop('.github/workflows/docs.yml');
  const files = [
    ...hook.files,
    { path: recipe, content: (isGitlab ? gitlabRecipe : githubRecipe)(repository) },
    {
      path: atTop('.vscode/extensions.json'),
      content: `${JSON.stringify({ recommendations: ['redhat.vscode-yaml'] }, undefined, 2)}\n`,
    },
    ...(has('.gitignore') ? [] : [{ path: '.gitignore', content: extendIgnored('').content }]),
  ];
  const commands = [...(repository.build === undefined ? [] : [repository.build.run]), ...CHECKS].join(' && ');
  return { files, advice: [...hook.advice, ...(has(recipe) ? [`check and build in CI: run \`${commands}\``] : [])] };
}

/** Folders that do not belong in a repository. */
const IGNORED = ['node_modules/', 'out/', '.docs-nav/'];

/** Adds what the text of a `.gitignore` lacks. A package for tools has packages in a folder of its own. */
export function extendIgnored(text: string): Extension {
  const listed = text.split('\n').map((line) => `${line.trim().replace(/^(?:\*\*\/|\/(?!node_modules))|\/$/g, '')}/`);
  const added = IGNORED.filter((name) => !listed.includes(name));
  const start = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  const content = start + added.map((name) => `${name}\n`).join('');
  return { path: '.gitignore', content, added: added.length === 0 ? [] : [added.join(', ')] };
}

interface Places {
  readonly atTop: (path: string) => string;
  readonly has: (path: string) => boolean;
}

/** Returns the hook; Git runs hooks in the repository's root. */
function hookFor({ below, isMade }: Repository, { atTop, has }: Places): ToolFiles {
  const check = `${below === '' ? '' : `cd ${quoted(below)} && `}npx --no-install docs-nav validate --staged`;
  const husky = atTop('.husky/pre-commit');
  if (has(atTop('.husky')))
    return has(husky)
      ? { files: [], advice: [`check before each commit: add \`${check}\` to .husky/pre-commit`] }
      : { files: [{ path: husky, content: `${check}\n` }], advice: [] };
  const other = ['lefthook.yml', '.lefthook.yml', '.pre-commit-config.yaml'].find((file) => has(atTop(file)));
  if (other !== undefined) return { files: [], advice: [`check before each commit: let ${other} run \`${check}\``] };
  return {
    files: [{ path: atTop('.githooks/pre-commit'), content: `#!/bin/sh\n${check}\n` }],
    advice: [`check before each commit: ${isMade ? '' : 'git init && '}git config core.hooksPath .githooks`],
  };
}

function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`;
}

interface Installation {
  /** The step that installs the package manager on GitHub, before Node is available. */
  readonly setUp?: { readonly uses: string };
  /** The package manager whose cache `actions/setup-node` saves. */
  readonly cache?: string;
  readonly commands: readonly string[];
}

/** Included in Node only up to version 24. */
const COREPACK = ['npm install --global corepack', 'corepack enable'];

const INSTALLATIONS: Readonly<Record<PackageManager, Installation>> = {
  npm: { cache: 'npm', commands: ['npm ci'] },
  pnpm: { setUp: { uses: 'pnpm/action-setup@v4' }, cache: 'pnpm', commands: ['pnpm install --frozen-lockfile'] },
  yarn: { commands: [...COREPACK, 'yarn install --immutable'] },
  'yarn-classic': { cache: 'yarn', commands: ['yarn install --frozen-lockfile'] },
  bun: { setUp: { uses: 'oven-sh/setup-bun@v2' }, commands: ['bun install --frozen-lockfile'] },
};

/** What makes and checks a site, in this order. */
const CHECKS = ['validate', 'check-code', 'build', 'check-links'].map((command) => `npx docs-nav ${command}`);

/** Returns a workflow that checks and builds the site for each change, and saves the output. */
function githubRecipe({ below, manager, branch, build, namesVersion }: Repository): string {
  const { setUp, cache, commands } = INSTALLATIONS[manager];
  const at = (run: string, place: string) => ({ run, ...(place === '' ? {} : { 'working-directory': place }) });
  // The step that installs pnpm fails without a version if `package.json` does not set one either.
  const version = manager === 'pnpm' && !namesVersion ? { with: { version: 'latest' } } : {};
  const steps = [
    // Dates of changes need the whole history.
    { uses: 'actions/checkout@v4', with: { 'fetch-depth': 0 } },
    ...(setUp === undefined ? [] : [{ ...setUp, ...version }]),
    { uses: 'actions/setup-node@v4', with: { 'node-version': 'lts/*', ...(cache === undefined ? {} : { cache }) } },
    ...commands.map((run) => ({ run })),
    ...(build === undefined ? [] : [at(build.run, build.place)]),
    ...CHECKS.map((run) => at(run.replace(/(?:validate|check-code)$/, '$& --format github'), below)),
    { uses: 'actions/upload-artifact@v4', with: { name: 'site', path: below === '' ? 'out' : `${below}/out` } },
  ];
  return stringify(
    {
      name: 'Documentation',
      on: { push: { branches: [branch] }, pull_request: null },
      jobs: { docs: { 'runs-on': 'ubuntu-latest', steps } },
    },
    { nullStr: '', lineWidth: 0 },
  );
}

/** Returns the same for GitLab. */
function gitlabRecipe({ below, manager, build }: Repository): string {
  const enable = manager === 'pnpm' ? COREPACK : manager === 'bun' ? ['npm install --global bun'] : [];
  const script = [
    ...enable,
    ...INSTALLATIONS[manager].commands,
    ...(build === undefined
      ? []
      : [build.place === '' ? build.run : `(cd ${JSON.stringify(build.place)} && ${build.run})`]),
    ...(below === '' ? [] : [`cd ${JSON.stringify(below)}`]),
    ...CHECKS,
  ];
  return stringify(
    {
      docs: {
        image: 'node:lts',
        variables: { GIT_DEPTH: 0 },
        script,
        artifacts: { paths: [below === '' ? 'out' : `${below}/out`] },
      },
    },
    { lineWidth: 0 },
  );
}
