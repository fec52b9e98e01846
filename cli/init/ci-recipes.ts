import { stringify } from 'yaml';
import type { PackageManager } from '../packages/package-manager.ts';
import type { Repository } from './repository.ts';

interface Installation {
  /** What installs the manager itself on GitHub, before Node is there. */
  readonly setUp?: { readonly uses: string };
  /** What `actions/setup-node` keeps from one run to the next. */
  readonly cache?: string;
  readonly commands: readonly string[];
}

/** Node brings it along up to version 24 only. */
const COREPACK = ['npm install --global corepack', 'corepack enable'];

const INSTALLATIONS: Readonly<Record<PackageManager, Installation>> = {
  npm: { cache: 'npm', commands: ['npm ci'] },
  pnpm: { setUp: { uses: 'pnpm/action-setup@v4' }, cache: 'pnpm', commands: ['pnpm install --frozen-lockfile'] },
  yarn: { commands: [...COREPACK, 'yarn install --immutable'] },
  'yarn-classic': { cache: 'yarn', commands: ['yarn install --frozen-lockfile'] },
  bun: { setUp: { uses: 'oven-sh/setup-bun@v2' }, commands: ['bun install --frozen-lockfile'] },
};

const CHECKS = ['npx docs-nav validate', 'npx docs-nav build', 'npx docs-nav check-links'];

/** Checks and builds the site with each change, and keeps what was built. */
export function githubRecipe({ below, manager, branch, namesVersion }: Repository): string {
  const { setUp, cache, commands } = INSTALLATIONS[manager];
  const place = below === '' ? {} : { 'working-directory': below };
  const steps = [
    // Days of changes come from the whole history.
    { uses: 'actions/checkout@v4', with: { 'fetch-depth': 0 } },
    ...(setUp === undefined ? [] : [{ ...setUp, ...versionFor(manager, namesVersion) }]),
    { uses: 'actions/setup-node@v4', with: { 'node-version': 'lts/*', ...(cache === undefined ? {} : { cache }) } },
    ...commands.map((run) => ({ run })),
    ...CHECKS.map((run) => ({ run: run.replace(/validate$/, 'validate --format github'), ...place })),
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

/** The step that installs pnpm fails where neither it nor `package.json` names a version. */
function versionFor(manager: PackageManager, namesVersion: boolean): object {
  return manager === 'pnpm' && !namesVersion ? { with: { version: 'latest' } } : {};
}

/** The same for GitLab. */
export function gitlabRecipe({ below, manager }: Repository): string {
  const enable = manager === 'pnpm' ? COREPACK : manager === 'bun' ? ['npm install --global bun'] : [];
  const script = [
    ...enable,
    ...INSTALLATIONS[manager].commands,
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
