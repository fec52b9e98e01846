import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedFile } from '../../engine/index.ts';

/** Files for the tools around a site, and what people have to do by hand where such a file is there already. */
export interface ToolFiles {
  readonly files: readonly GeneratedFile[];
  readonly advice: readonly string[];
}

/** A hook, a recipe for continuous integration, and settings of editors; for the tools that the project uses. */
export function toolFiles(root: string, repository: string | undefined): ToolFiles {
  const has = (path: string): boolean => existsSync(join(root, path));
  const hook = hookFor(has);
  const isGitlab = repository?.startsWith('https://gitlab.') === true || has('.gitlab-ci.yml');
  const files = [
    ...hook.files,
    isGitlab ? { path: '.gitlab-ci.yml', content: GITLAB } : { path: '.github/workflows/docs.yml', content: GITHUB },
    { path: '.vscode/extensions.json', content: `${JSON.stringify({ recommendations: ['redhat.vscode-yaml'] }, undefined, 2)}\n` },
    { path: '.gitignore', content: 'node_modules/\nout/\n.docs-nav/\n' },
  ];
  const advice = [...hook.advice];
  if (has('.gitignore')) advice.push('keep the built site out of git: add `out/` and `.docs-nav/` to .gitignore');
  if (isGitlab && has('.gitlab-ci.yml')) advice.push('check and build in CI: run `npx docs-nav validate && npx docs-nav build && npx docs-nav check-links`');
  return { files, advice };
}

const CHECK = 'npx --no-install docs-nav validate';

function hookFor(has: (path: string) => boolean): ToolFiles {
  if (has('.husky')) return has('.husky/pre-commit') ? { files: [], advice: [`check before each commit: add \`${CHECK}\` to .husky/pre-commit`] } : { files: [{ path: '.husky/pre-commit', content: `${CHECK}\n` }], advice: [] };
  const other = ['lefthook.yml', '.lefthook.yml', '.pre-commit-config.yaml'].find(has);
  if (other !== undefined) return { files: [], advice: [`check before each commit: let ${other} run \`${CHECK}\``] };
  return { files: [{ path: '.githooks/pre-commit', content: `#!/bin/sh\n${CHECK}\n` }], advice: ['check before each commit: git config core.hooksPath .githooks'] };
}

const STEPS = ['npm ci', 'npx docs-nav validate --format github', 'npx docs-nav build', 'npx docs-nav check-links'];

const GITHUB = `name: Documentation
on:
  push:
    branches: [main]
  pull_request:
jobs:
  docs:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
        with:
          fetch-depth: 0
      - uses: actions/setup-node@v4
        with:
          node-version: 20
          cache: npm
${STEPS.map((step) => `      - run: ${step}\n`).join('')}      - uses: actions/upload-artifact@v4
        with:
          name: site
          path: out
`;

const GITLAB = `docs:
  image: node:20
  variables:
    GIT_DEPTH: 0
  script:
${STEPS.map((step) => `    - ${step.replace(' --format github', '')}\n`).join('')}  artifacts:
    paths: [out]
`;
