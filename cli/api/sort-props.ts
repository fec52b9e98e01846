import { basename, dirname } from 'node:path';
import type { ApiProgram } from './open-program.ts';
import { printMember, type Printing } from './print-type.ts';
import { isHidden, type FoundMember } from './read-members.ts';
import { readComment } from './read-comment.ts';

/** What decides whether a prop is a component's own. */
export interface Owner {
  readonly name: string;
  readonly package: string;
  /** File that declares the component. */
  readonly file: string | undefined;
  /** Members of the parent's props by name. */
  readonly parent: ReadonlyMap<string, FoundMember>;
  /** Names of style props, which are summed up in one sentence. */
  readonly styleProps: ReadonlySet<string>;
}

/** Props as a page has them: those that are listed, and whether there are others beside them. */
export interface SortedProps {
  readonly own: readonly FoundMember[];
  readonly hasStyleProps: boolean;
  readonly hasAttributes: boolean;
}

/**
 * Tells a component's own props from those that it passes on: attributes of elements (declared by another scope of
 * packages, such as React's types), props of its parent, style props, and what its authors keep to themselves.
 */
export function sortProps(members: readonly FoundMember[], owner: Owner, { program, printing }: { readonly program: ApiProgram; readonly printing: Printing }): SortedProps {
  const isNear = (file: string) => isSameScope(program.packageOf(file)?.name, owner.package);
  const isStyle = ({ name, symbol }: FoundMember) => owner.styleProps.has(name) && symbol.declarations === undefined;
  const own = members.filter((member) => {
    const files = filesOf(member);
    // Most members are attributes of elements: a look at their files is cheaper than one at their comments.
    if (files.length > 0 && !files.some(isNear)) return false;
    if (member.name === 'ref' || isStyle(member) || isHidden(member) || isPlainAttribute(member)) return false;
    const isHere = owner.file !== undefined && files.some((file) => dirname(file) === dirname(owner.file ?? ''));
    const inherited = owner.parent.get(member.name);
    // Of an attribute that the parent only passes on, its page says nothing.
    if (isHere || inherited === undefined || !filesOf(inherited).some(isNear)) return true;
    return !files.some(isComponentFile) && printMember(member.symbol, printing) !== printMember(inherited.symbol, printing);
  });
  const isReact = ({ symbol }: FoundMember) => (symbol.declarations ?? []).some((node) => program.packageOf(node.getSourceFile().fileName)?.name === '@types/react');
  return { own, hasStyleProps: members.some(isStyle), hasAttributes: members.filter(isReact).length >= ATTRIBUTES };
}

/** Less than all attributes that elements share, more than a few that a component picks for itself. */
const ATTRIBUTES = 50;

function filesOf({ symbol }: FoundMember): readonly string[] {
  return (symbol.declarations ?? []).map((node) => node.getSourceFile().fileName);
}

/** Every element has a class and a style; where authors have nothing to say about theirs, neither has the page. */
function isPlainAttribute({ name, symbol }: FoundMember): boolean {
  return (name === 'className' || name === 'style') && readComment(symbol).text === '';
}

/** Packages of one scope document each other’s props; others are documented elsewhere. */
function isSameScope(name: string | undefined, own: string): boolean {
  return name !== undefined && (name === own || (name.startsWith('@') && name !== '' && name.split('/')[0] === own.split('/')[0] && !name.startsWith('@types/')));
}

/** A folder or file named like a component, `Paper/Paper.d.ts`. */
function isComponentFile(file: string): boolean {
  return /^[A-Z]/.test(basename(dirname(file))) || /^[A-Z]/.test(basename(file));
}
