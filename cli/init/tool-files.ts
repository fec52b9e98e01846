import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Project } from '../../site/project/project.ts';
import type { GeneratedFile } from '../../engine/index.ts';
import { CHECKS, githubRecipe, gitlabRecipe } from './ci-recipes.ts';
import type { Repository } from './repository.ts';

/** A file that is there, and what it gets. */
export interface Extension {
  readonly path: string;
  /** All of it, with what it gets. */
  readonly content: string;
  /** What it gets, as lists in words: `out/, .docs-nav/`. */
  readonly added: readonly string[];
}

/** Files for the tools around a site, and what people have to do by hand if such a file exists already. */
export interface ToolFiles {
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
