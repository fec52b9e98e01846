import type { FileFinding } from '../../../engine/model/project-input.ts';
import { type FencedBlock, moved } from './fenced-blocks.ts';
import type { KnownPackages } from './lead-line.ts';

const SHELLS = new Set(['bash', 'sh', 'shell', 'console', 'zsh', 'shellsession', 'shell-session']);

/** A command that installs packages, and what follows it up to the next command. */
const INSTALL = /(?<=^|[\s;&|])(?:npm\s+(?:install|i|add)|(?:pnpm|yarn|bun)\s+(?:add|install|i))\s+([^;&|#]*)/g;

/** A name with an optional version, and neither a flag nor a path. */
const PACKAGE = /(?<=^|\s)((?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*)(?:@\S*)?(?=\s|$)/g;

/**
 * Finds packages whose installation a block shows and whose names are one letter away from those of known packages. A
 * name like no other is that of a package which this project does not need.
 */
export function findUnknownInstalls(
  { language, lines }: FencedBlock,
  { installable, isInstalled }: Pick<KnownPackages, 'installable' | 'isInstalled'>,
): readonly Omit<FileFinding, 'file'>[] {
  if (!SHELLS.has(language)) return [];
  return lines.flatMap(({ text, place }) =>
    [...text.matchAll(INSTALL)].flatMap(({ 0: command, 1: list = '', index: start }) =>
      [...list.matchAll(PACKAGE)].flatMap(({ 1: name = '', index }) => {
        const meant = [...installable].find((known) => name.length >= SHORTEST && isNearly(name, known));
        if (meant === undefined || installable.has(name) || isInstalled(name) || place === undefined) return [];
        const from = start + command.length - list.length + index;
        return [
          {
            code: 'unknown-install',
            range: { start: moved(place, from), end: moved(place, from + name.length) },
            message: `The project knows no package \`${name}\`.`,
            help: `did you mean \`${meant}\``,
          },
        ];
      }),
    ),
  );
}

/** Short names of packages that have nothing to do with each other often differ in one letter. */
const SHORTEST = 8;

/** Returns whether two names differ in one letter, or in the order of two. */
function isNearly(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [a, b] = [one.slice(start), other.slice(start)];
  const swapped = `${a[1] ?? ''}${a[0] ?? ''}${a.slice(2)}`;
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || swapped === b;
}
