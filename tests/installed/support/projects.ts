import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder, PROJECT } from '../../cli/support/folder.ts';
import { installPackage } from './installation.ts';

/** Texts by path. */
export type Files = Readonly<Record<string, string>>;

/** Settings of a site that needs no package for its search. */
export const SITE = `${PROJECT['nav/site.yaml']}search: titles\n`;
/** A site of text only, one with a demo, and one that documents a component. */
export const TEXT: Files = { ...PROJECT, 'nav/site.yaml': SITE };
export const DEMO: Files = {
  ...TEXT,
  'content/library/button.md': '# Button\n\nPress it.\n\n::demo{src="Press.tsx"}\n',
  'content/library/Press.tsx':
    "export default function Press({ name = 'me' }: { name?: string }) {\n  return <button>{name}</button>;\n}\n",
};
export const API: Files = {
  ...TEXT,
  'content/library/button.md': '# Button\n\nPress it.\n\n::api{package="kit" name="Button"}\n',
  'node_modules/kit/package.json': '{ "name": "kit", "version": "1.0.0", "types": "index.d.ts", "main": "index.js" }',
  'node_modules/kit/index.js': 'exports.Button = () => null;\n',
  'node_modules/kit/index.d.ts':
    "import type { ReactElement } from 'react';\n/** Lets people act. */\nexport declare function Button(props: { /** What it says. */ label: string }): ReactElement;\n",
};

/** Installs the package in a project with these files, for one test. */
export function project(files: Files): string {
  const root = makeFolder(files);
  installPackage(root);
  return root;
}

/** The text of a file of the output. */
export const read = (root: string, file: string): string => readFileSync(path.join(root, 'out', file), 'utf8');
