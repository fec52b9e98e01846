import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Project } from '../../site/project/project.ts';
import type { GeneratedFile } from '../../engine/index.ts';
import { githubRecipe, gitlabRecipe } from './ci-recipes.ts';
import { describeRepository, type Repository } from './repository.ts';

/** Files for the tools around a site, and what people have to do by hand if such a file exists already. */
export interface ToolFiles {
  /** By their paths from the site's folder; in a monorepo, some belong above it. */
  readonly files: readonly GeneratedFile[];
  readonly advice: readonly string[];
}

/** Returns a hook, a CI workflow, and editor settings, for the tools that the project uses. */
export function toolFiles(project: Project, address: string | undefined): ToolFiles {
  const repository = describeRepository(project);
  const atTop = (path: string): string => posix.join(repository.top, path);
  const has = (path: string): boolean => existsSync(join(project.root, path));
  const hook = hookFor(repository, { atTop, has });
  const isGitlab = address?.startsWith('https://gitlab.') === true || has(atTop('.gitlab-ci.yml'));
  const recipe = isGitlab ? atTop('.gitlab-ci.yml') : atTop('.github/workflows/docs.yml');
  const files = [
    ...hook.files,
    { path: recipe, content: isGitlab ? gitlabRecipe(repository) : githubRecipe(repository) },
    {
      path: atTop('.vscode/extensions.json'),
      content: `${JSON.stringify({ recommendations: ['redhat.vscode-yaml'] }, undefined, 2)}\n`,
    },
    { path: '.gitignore', content: 'node_modules/\nout/\n.docs-nav/\n' },
  ];
  const advice = [...hook.advice];
  if (has('.gitignore')) advice.push('keep the built site out of git: add `out/` and `.docs-nav/` to .gitignore');
  if (has(recipe))
    advice.push('check and build in CI: run `npx docs-nav validate && npx docs-nav build && npx docs-nav check-links`');
  return { files, advice };
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
