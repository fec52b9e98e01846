import type { Located } from '../navigation.ts';
import { splitAddress } from '../pathname.ts';
import { didYouMean } from '../suggest.ts';
import type { ReportFinding } from './rule.ts';

/** What an address has filled in. */
export interface Holes {
  /** How messages name the address. */
  readonly name: string;
  /** The hole without which the address would be the same for every page. */
  readonly needed?: string;
  readonly known: readonly string[];
}

/** Holes of a template that nothing fills in, and the lack of the one that it is there for. */
export function checkTemplate(
  { value, span }: Located<string>,
  { name, needed, known }: Holes,
  report: ReportFinding,
): boolean {
  if (needed !== undefined && !value.includes(needed)) {
    const [meant] = unknownHoles(value, known);
    report({
      at: span,
      message: `The \`${name}\` \`${value}\` has no \`${needed}\`.`,
      help:
        meant === undefined
          ? `write \`${needed}\` where it belongs in the address`
          : `write \`${needed}\` in the place of \`${meant}\``,
    });
    return false;
  }
  const unknown = unknownHoles(value, known);
  for (const hole of unknown) {
    report({
      at: span,
      message: `Nothing is filled in for \`${hole}\` of the \`${name}\`.`,
      help:
        didYouMean(hole, known) ??
        `write what belongs there; the build fills in ${known.map((each) => `\`${each}\``).join(' and ')} only`,
    });
  }
  return unknown.length === 0;
}

/** Holes of an address in which nothing is filled in. In its query and anchor, braces may be meant. */
export function checkNoHoles({ value, span }: Located<string>, report: ReportFinding): void {
  const [hole] = unknownHoles(splitAddress(value).pathname, []);
  if (hole === undefined) return;
  report({
    at: span,
    message: `Nothing is filled in for \`${hole}\` of \`${value}\`.`,
    help: 'write the address that readers are to be sent to',
  });
}

/** Names in braces, be it in two pairs or as in a script, other than the known ones. */
function unknownHoles(value: string, known: readonly string[]): readonly string[] {
  return (value.match(/\$?\{+\w+\}+/g) ?? []).filter((hole) => !known.includes(hole));
}
