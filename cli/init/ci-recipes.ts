import { stringify } from 'yaml';
import type { PackageManager } from '../../site/project/project.ts';
import type { Repository } from './repository.ts';

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
export const CHECKS = ['npx docs-nav validate', 'npx docs-nav build', 'npx docs-nav check-links'];

/** Returns a workflow that checks and builds the site for each change, and saves the output. */
export function githubRecipe({ below, manager, branch, build, namesVersion }: Repository): string {
  const { setUp, cache, commands } = INSTALLATIONS[manager];
  const at = (run: string, place: string) => ({ run, ...(place === '' ? {} : { 'working-directory': place }) });
  const steps = [
    // Dates of changes need the whole history.
    { uses: 'actions/checkout@v4', with: { 'fetch-depth': 0 } },
    ...(setUp === undefined ? [] : [{ ...setUp, ...versionFor(manager, namesVersion) }]),
    { uses: 'actions/setup-node@v4', with: { 'node-version': 'lts/*', ...(cache === undefined ? {} : { cache }) } },
    ...commands.map((run) => ({ run })),
    ...(build === undefined ? [] : [at(build.run, build.place)]),
    ...CHECKS.map((run) => at(run.replace(/validate$/, 'validate --format github'), below)),
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

/** Returns a version for the step that installs pnpm, which fails if `package.json` does not set one either. */
function versionFor(manager: PackageManager, namesVersion: boolean): object {
  return manager === 'pnpm' && !namesVersion ? { with: { version: 'latest' } } : {};
}

/** Returns the same for GitLab. */
export function gitlabRecipe({ below, manager, build }: Repository): string {
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
