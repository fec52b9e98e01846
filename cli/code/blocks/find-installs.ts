import type { FileFinding } from '../../../engine/index.ts';
import type { Position } from '../../../engine/text/source.ts';
import { type FencedBlock, moved } from './fenced-blocks.ts';
import { isNearly } from './is-nearly.ts';
import type { KnownPackages } from './lead-line.ts';

/** A command that installs packages, and what follows it up to the next command. */
const INSTALL = /(?<=^|[\s;&|])(?:npm\s+(?:install|i|add)|(?:pnpm|yarn|bun)\s+(?:add|install|i))\s+([^;&|#]*)/g;

/** A name with an optional version, and neither a flag nor a path. */
const PACKAGE = /(?<=^|\s)((?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*)(?:@\S*)?(?=\s|$)/g;

/** Short names of packages that have nothing to do with each other often differ in one letter. */
const SHORTEST = 8;

/**
 * Finds packages whose installation a block shows and whose names are one letter away from those of known packages. A
 * name like no other is that of a package which this project does not need.
 */
export function findUnknownInstalls(
  file: string,
  { language, lines }: FencedBlock,
  { installable }: Pick<KnownPackages, 'installable'>,
): readonly FileFinding[] {
  if (!/^(?:bash|sh|zsh|shell|console|shell-?session)$/.test(language)) return [];
  return lines.flatMap(({ text, place }) =>
    [...text.matchAll(INSTALL)].flatMap(({ 0: command, 1: list = '', index: start }) =>
      [...list.matchAll(PACKAGE)].flatMap(({ 1: name = '', index }) => {
        if (name.length < SHORTEST || installable.has(name)) return [];
        const meant = [...installable].find((known) => isNearly(name, known));
        const from = start + command.length - list.length + index;
        const at = (by: number): Position => moved(place ?? { line: 1, column: 1, offset: 0 }, from + by);
        const range = { start: at(0), end: at(name.length) };
        const message = `The project knows no package \`${name}\`.`;
        return meant === undefined
          ? []
          : { code: 'unknown-install', file, range, message, help: `did you mean \`${meant}\`` };
      }),
    ),
  );
}
