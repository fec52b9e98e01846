import type { Extraction } from './extraction.ts';
import { findOtherDefault, type CodeDefault, type FoundMember } from './read-members.ts';
import { placeIn } from '../exports/source-place.ts';

/** Reports a comment that says another default than the code: readers of the source would believe it. */
export function reportOtherDefault(
  member: FoundMember,
  code: CodeDefault | undefined,
  { program, printing, report }: Pick<Extraction, 'program' | 'printing' | 'report'>,
): void {
  const other = code === undefined ? undefined : findOtherDefault(member, printing, code);
  const source = other?.node?.getSourceFile();
  if (other?.node === undefined || source === undefined || code === undefined) return;
  // A comment of another package is about its own component, not about one that passes on other defaults.
  const [said, set] = [source.fileName, code.file].map(program.packageOf);
  if (said?.folder !== set?.folder) return;
  report({
    code: 'api-default-differs',
    at: placeIn(program.project.root, { file: source.fileName, text: source.text }, other.node.getStart()),
    message: `The comment of \`${member.name}\` says that its default is \`${other.said}\`, and the code sets \`${code.text ?? ''}\`.`,
    help: 'correct `@default`, or remove it: the default is read from the code',
  });
}
