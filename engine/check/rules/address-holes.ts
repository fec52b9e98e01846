import type { Located } from '../../model/navigation.ts';
import { splitAddress } from '../../address/address.ts';
import { didYouMean } from '../../text/suggest.ts';
import type { ReportFinding } from './rule.ts';

/** The placeholders of an address. */
export interface Holes {
  /** What messages call the address. */
  readonly name: string;
  /** The placeholder without which the address would be the same for every page. */
  readonly needed?: string;
  readonly known: readonly string[];
}

/** Checks a template for unknown placeholders, and for the one it needs. */
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
          : `write \`${needed}\` instead of \`${meant}\``,
    });
    return false;
  }
  const unknown = unknownHoles(value, known);
  for (const hole of unknown) {
    report({
      at: span,
      message: `The placeholder \`${hole}\` in the \`${name}\` is never filled in.`,
      help:
        didYouMean(hole, known) ??
        `write the value itself; the build fills in only ${known.map((each) => `\`${each}\``).join(' and ')}`,
    });
  }
  return unknown.length === 0;
}

/** Checks an address that takes no placeholders. In its query and anchor, braces may be intentional. */
export function checkNoHoles({ value, span }: Located<string>, report: ReportFinding): void {
  const [hole] = unknownHoles(splitAddress(value).pathname, []);
  if (hole === undefined) return;
  report({
    at: span,
    message: `The placeholder \`${hole}\` in \`${value}\` is never filled in.`,
    help: 'write the address that readers should be sent to',
  });
}

/** Returns the names in braces that are not known, including double braces and `${…}`. */
function unknownHoles(value: string, known: readonly string[]): readonly string[] {
  return (value.match(/\$?\{+\w+\}+/g) ?? []).filter((hole) => !known.includes(hole));
}
