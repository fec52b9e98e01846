import { basename, dirname } from 'node:path';
import ts from 'typescript-for-docs-nav';
import type { SharedProps } from '../../site/api/api-data.ts';
import type { ApiProgram } from './open-program.ts';
import { printMember, type Printing } from './print-type.ts';
import { isHidden, type FoundMember } from './read-members.ts';
import { readComment } from './read-comment.ts';
import { findStyleType, nameOfType } from './style-types.ts';

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
  /** Whether the page describes props that a package declares. */
  readonly describes: (packageName: string, owner: string) => boolean;
}

/** Props as a page has them: those that are listed, and whether there are others beside them. */
export interface SortedProps {
  readonly own: readonly FoundMember[];
  readonly hasStyleProps: boolean;
  readonly hasAttributes: boolean;
  /** Style props by the types that declare them. */
  readonly shared: readonly SharedProps[];
}

/**
 * Tells a component's own props from those that it passes on: attributes of elements (declared by another scope of
 * packages, such as React's types), props of its parent, style props, and what its authors keep to themselves.
 */
export function sortProps(
  members: readonly FoundMember[],
  owner: Owner,
  { program, printing }: { readonly program: ApiProgram; readonly printing: Printing },
): SortedProps {
  const isNear = (file: string) => {
    const name = program.packageOf(file)?.name;
    return name !== undefined && owner.describes(name, owner.package);
  };
  const styleTypes = new Map<ts.Node, boolean>();
  const shared = new Map<string, { package: string; type: string; count: number }>();
  const isStyle = ({ name, symbol }: FoundMember) => owner.styleProps.has(name) && symbol.declarations === undefined;
  const attributes =
    owner.styleProps.size === 0
      ? members.filter((member) => filesOf(member).every(isNear) && isCopiedAttribute(member, program, printing))
      : [];
  const copied = new Set(attributes.length >= ATTRIBUTES ? attributes : []);
  const isReact = ({ symbol }: FoundMember) =>
    (symbol.declarations ?? []).some(
      (node) => program.packageOf(node.getSourceFile().fileName)?.name === '@types/react',
    );
  const fromReact = members.filter(isReact);
  // Those that its authors have picked one by one: `Pick<AnchorHTMLAttributes, 'href' | 'target'>`.
  const picked = new Set(fromReact.length < ATTRIBUTES ? fromReact.filter(isAttribute) : []);
  const own = members.filter((member) => {
    if (copied.has(member)) return false;
    if (picked.has(member)) return !isPlainAttribute(member) && !owner.parent.has(member.name);
    const files = filesOf(member);
    // Most members are attributes of elements: a look at their files is cheaper than one at their comments.
    if (files.length > 0 && !files.some(isNear)) return false;
    const styleType = owner.styleProps.size === 0 ? findStyleType(member.symbol, styleTypes) : undefined;
    if (styleType !== undefined) {
      const entry = {
        package: program.packageOf(styleType.getSourceFile().fileName)?.name ?? owner.package,
        type: nameOfType(styleType),
      };
      const key = JSON.stringify(entry);
      shared.set(key, { ...entry, count: (shared.get(key)?.count ?? 0) + 1 });
      return false;
    }
    if (member.name === 'ref' || isStyle(member) || isHidden(member) || isPlainAttribute(member)) return false;
    const isHere = owner.file !== undefined && files.some((file) => dirname(file) === dirname(owner.file ?? ''));
    const inherited = owner.parent.get(member.name);
    // Of an attribute that the parent only passes on, its page says nothing.
    if (isHere || inherited === undefined || !filesOf(inherited).some(isNear)) return true;
    return (
      !files.some(isComponentFile) && printMember(member.symbol, printing) !== printMember(inherited.symbol, printing)
    );
  });
  return {
    own,
    hasStyleProps: members.some(isStyle),
    hasAttributes: fromReact.length >= ATTRIBUTES || copied.size > 0,
    shared: [...shared.values()].toSorted((a, b) => b.count - a.count || (a.type < b.type ? -1 : 1)),
  };
}

/** Less than all attributes that elements share, more than a few that a component picks for itself. */
const ATTRIBUTES = 50;

/** What compilers write out, and helper types assign, are attributes that look declared by the library; their name and type give them away. */
function isCopiedAttribute({ name, symbol }: FoundMember, program: ApiProgram, printing: Printing): boolean {
  const attribute = program.attributes().get(name);
  // Which event a handler gets differs between versions of React’s types.
  const shapeOf = (member: ts.Symbol) =>
    printMember(member, printing)
      .replace(/^React\.|<.*>$/g, '')
      .replace(/^\w+(?=EventHandler$)/, '');
  return (
    attribute !== undefined &&
    !symbol.declarations?.some((declaration) => attribute.declarations?.includes(declaration)) &&
    shapeOf(attribute) === shapeOf(symbol) &&
    readComment(symbol).text === ''
  );
}

function filesOf({ symbol }: FoundMember): readonly string[] {
  return (symbol.declarations ?? []).map((node) => node.getSourceFile().fileName);
}

/** Whether React declares a member among the attributes of elements, not among what components have anyway, such as `key`. */
function isAttribute({ symbol }: FoundMember): boolean {
  return (symbol.declarations ?? []).some(
    ({ parent }) => ts.isInterfaceDeclaration(parent) && /^(?:DOM|Aria|SVG|\w*HTML)Attributes$/.test(parent.name.text),
  );
}

/** Every element has a class and a style; where authors have nothing to say about theirs, neither has the page. */
function isPlainAttribute({ name, symbol }: FoundMember): boolean {
  return (name === 'className' || name === 'style') && readComment(symbol).text === '';
}

/** A folder or file named like a component, `Paper/Paper.d.ts`. */
function isComponentFile(file: string): boolean {
  return /^[A-Z]/.test(basename(dirname(file))) || /^[A-Z]/.test(basename(file));
}
