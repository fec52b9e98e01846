import { didYouMean } from '../../../engine/index.ts';
import type { FileFinding } from '../../../engine/model/project-input.ts';
import type { FencedBlock } from './fenced-blocks.ts';

const SHELLS = new Set(['bash', 'sh', 'shell', 'console', 'zsh', 'shellsession', 'shell-session']);

/** A command that installs packages, and what follows it up to the next command. */
const INSTALL = /(?<=^|[\s;&|])(?:npm\s+(?:install|i|add)|(?:pnpm|yarn|bun)\s+(?:add|install|i))\s+([^;&|#]*)/g;

/** A name with an optional version, and neither a flag nor a path. */
const PACKAGE = /(?<=^|\s)((?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*)(?:@\S*)?(?=\s|$)/g;

/** Finds packages whose installation a block shows and whose names are nearly, but not quite, those of known packages. */
export function findUnknownInstalls(
  { language, lines }: FencedBlock,
  known: ReadonlySet<string>,
): readonly Omit<FileFinding, 'file'>[] {
  if (!SHELLS.has(language) || known.size === 0) return [];
  return lines.flatMap(({ text, place }) =>
    [...text.matchAll(INSTALL)].flatMap((command) => {
      const from = command.index + command[0].length - (command[1] ?? '').length;
      return [...(command[1] ?? '').matchAll(PACKAGE)].flatMap(({ 1: name = '', index }) => {
        const help = known.has(name) || place === undefined ? undefined : didYouMean(name, known);
        if (help === undefined || place === undefined) return [];
        const by = from + index;
        const at = (length: number) => ({
          line: place.line,
          column: place.column + by + length,
          offset: place.offset + by + length,
        });
        return [
          {
            code: 'unknown-install',
            range: { start: at(0), end: at(name.length) },
            message: `The project knows no package \`${name}\`.`,
            help,
          },
        ];
      });
    }),
  );
}
