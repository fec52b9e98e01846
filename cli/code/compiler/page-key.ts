import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import type { Project } from '../../../site/project/project.ts';
import { findImported, isRelative } from '../../make/demos/source/own-files.ts';
import type { InputReader } from '../../make/demos/source/inputs.ts';
import { once, onceEach } from '../../system/base/once.ts';
import { hashOf } from '../../system/files/hash.ts';
import { stampOf } from '../../system/files/list-code.ts';
import { packageOf } from '../../system/packages/read-packages.ts';
import type { CodeModule } from '../blocks/code-module.ts';
import { isCode, type ProjectSettings } from './project-settings.ts';

/** What a module may be imported by, in code and in the types of code; a text that only looks like it does no harm. */
const IMPORT = /\b(?:from|import|require|module|path|types)\b\s*[(=]?\s*(["'])([^"'\n]+)\1/g;

/**
 * Makes a function that returns what the findings of a page’s code depend on, as a key: the code, the files of the project
 * that it imports, directly or not, and the packages. `content` is the folder whose files change without a new version of
 * the package around them.
 */
export function openPageKeys(
  { root, packages }: Project,
  content: string,
  { aliases, around, state }: ProjectSettings,
  inputs: InputReader,
): (modules: readonly CodeModule[]) => string {
  const isShared = (file: string) => isCode(file) && !file.startsWith(posix.join(root, content));
  const stateOf = onceEach((name: string) => packages.states([name], isShared));
  const stateAround = once(() => around.map((file) => stampOf(root, file)));
  const importsOf = onceEach((path: string) => importsIn(inputs.text(path) ?? ''));
  const targetsOf = onceEach(
    (path: string) => findImported(path, { imports: importsOf(path).map((from) => ({ from })) }, inputs.text).targets,
  );
  return (modules) => {
    const files = new Set(modules.flatMap((module) => (module.kind === 'file' ? module.file : [])));
    for (const file of files) for (const target of targetsOf(file)) files.add(target);
    const blocks = modules.filter(({ kind }) => kind === 'block');
    const all = [
      ...[...files].flatMap(importsOf),
      ...blocks.flatMap((block) => (block.kind === 'block' ? importsIn(block.text) : [])),
    ];
    const names = [...new Set(all.filter((from) => !isRelative(from) && !isBuiltin(from)).map(packageOf))].toSorted();
    const isAlias = (name: string) => packages.find(name) === undefined || aliases.has(name);
    const isAliased = names.some((name) => name.startsWith('#') || (aliases.size > 0 && isAlias(name)));
    return hashOf(
      JSON.stringify([
        state,
        blocks,
        [...files].toSorted().map((file) => [file, inputs.hash(file)]),
        names.map((name) => [name, stateOf(name)]),
        isAliased ? stateAround() : [],
      ]),
    );
  };
}

function importsIn(text: string): readonly string[] {
  return Array.from(text.matchAll(IMPORT), ([, , from = '']) => from);
}
