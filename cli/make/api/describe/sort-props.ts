import { basename, dirname } from 'node:path';
import ts from 'typescript-for-docs-nav';
import type { Inheritance, SharedProps } from '../../../../site/api/api-data.ts';
import type { ApiProgram } from '../exports/open-program.ts';
import { printMember, type Printing } from '../types/print-type.ts';
import { isHidden, type FoundMember } from './read-members.ts';
import { declaringFiles, isNamedType } from '../read/declarations.ts';
import { isSilent, readComment } from '../read/read-comment.ts';
import { isElsewhere, isSameScope } from '../adapters/adapter.ts';
import { findStyleType, type StyleType } from '../types/style-types.ts';

/** Decides whether a prop is a component's own. */
export interface Owner {
  /** Its name to users, without dots: that in its own code may be another. */
  readonly name: string;
  readonly package: string;
  /** File that declares the component. */
  readonly file: string | undefined;
  /** Its parent; without a package, one of another library, whose page this site cannot have. */
  readonly inherits: Inheritance | undefined;
  /** Members of the parent's props, by name. */
  readonly parent: ReadonlyMap<string, FoundMember>;
  /** Names of the props that its code checks. */
  readonly checked: ReadonlySet<string>;
  /** Names of style props, which are summed up in one sentence. */
  readonly styleProps: ReadonlySet<string>;
  /** Returns whether the page describes props that a package declares. */
  readonly describes: (packageName: string, owner: string) => boolean;
}

/** The props of a page: those that are listed, and what other kinds there are. */
export interface SortedProps {
  readonly own: readonly FoundMember[];
  /** Props that the parent's page lists as well, in the order of the type. */
  readonly inherited: readonly FoundMember[];
  /** Props of another library that many of its components share, such as those for focus or hovering. */
  readonly based: readonly FoundMember[];
  readonly hasStyleProps: boolean;
  readonly hasAttributes: boolean;
  /** Style props by the types that declare them. */
  readonly shared: readonly SharedProps[];
}

/**
 * Separates a component's own props from those that it passes on: element attributes (declared by packages of another
 * scope, such as React's types), props of its parent, style props, and internal ones.
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
  const styleTypes = new Map<ts.Node, StyleType | undefined>();
  const shared = new Map<string, { package: string; type: string; count: number }>();
  const isStyle = ({ name, symbol }: FoundMember) => owner.styleProps.has(name) && symbol.declarations === undefined;
  const attributes =
    owner.styleProps.size === 0
      ? members.filter(
          (member) => declaringFiles(member.symbol).every(isNear) && isCopiedAttribute(member, program, printing),
        )
      : [];
  const copied = new Set(attributes.length >= ATTRIBUTES ? attributes : []);
  const isReact = ({ symbol }: FoundMember) =>
    declaringFiles(symbol).some((file) => program.packageOf(file)?.name === '@types/react');
  const fromReact = members.filter(isReact);
  // Attributes that the authors picked one by one: `Pick<AnchorHTMLAttributes, 'href' | 'target'>`.
  const picked = new Set(fromReact.length < ATTRIBUTES ? fromReact.filter(isAttribute) : []);
  const inherits = new Set<FoundMember>();
  const hasForeignParent = owner.inherits !== undefined && owner.inherits.package === undefined;
  const isFromParent = (member: FoundMember): boolean => {
    const inherited = owner.parent.get(member.name);
    return inherited !== undefined && declaringFiles(inherited.symbol).some(isNear);
  };
  const own = members.filter((member) => {
    if (copied.has(member)) return false;
    if (isChildrenOfReact(member)) return true;
    if (picked.has(member)) {
      if (isFromParent(member)) inherits.add(member);
      return !isPlainAttribute(member) && !owner.parent.has(member.name);
    }
    const files = declaringFiles(member.symbol);
    // Most members are element attributes, and checking their files is cheaper than reading their comments.
    if (files.length > 0 && !files.some(isNear)) {
      if ((hasForeignParent || owner.parent.has(member.name)) && isOfLibrary(files, program)) inherits.add(member);
      return false;
    }
    return !isAddedAttribute(member, program) && !isOfStyles(member) && isShown(member) && isOfItself(member, files);
  });
  /** Returns whether a type of styles declares a member, and counts it. */
  function isOfStyles(member: FoundMember): boolean {
    const styleType = owner.styleProps.size === 0 ? findStyleType(member.symbol, styleTypes) : undefined;
    if (styleType === undefined || isOwnType(styleType, owner)) return false;
    const entry = { package: program.packageOf(styleType.file)?.name ?? owner.package, type: styleType.name };
    const key = JSON.stringify(entry);
    shared.set(key, { ...entry, count: (shared.get(key)?.count ?? 0) + 1 });
    return true;
  }
  function isShown(member: FoundMember): boolean {
    const isLeftOut = member.name === 'ref' || isStyle(member) || isHidden(member, printing, owner.checked);
    return !isLeftOut && !isPlainAttribute(member);
  }
  /** Returns whether a member is not one that the page of the parent describes just as well. */
  function isOfItself(member: FoundMember, files: readonly string[]): boolean {
    const isHere = owner.file !== undefined && files.some((file) => dirname(file) === dirname(owner.file ?? ''));
    const inherited = owner.parent.get(member.name);
    // The parent's page does not list attributes that the parent only passes on.
    if (isHere || inherited === undefined || !isFromParent(member)) return true;
    const isChanged =
      !files.some(isComponentFile) && printMember(member.symbol, printing) !== printMember(inherited.symbol, printing);
    if (!isChanged) inherits.add(member);
    return isChanged;
  }
  const general = own.filter((member) => isOfBase(member, owner, program));
  const based = new Set(general.length < FOLDED || general.length === own.length ? [] : general);
  return {
    own: own.filter((member) => !based.has(member)),
    based: [...based],
    inherited: members.filter((member) => inherits.has(member)),
    hasStyleProps: members.some(isStyle),
    hasAttributes: fromReact.length >= ATTRIBUTES || copied.size > 0,
    shared: [...shared.values()].toSorted((a, b) => b.count - a.count || (a.type < b.type ? -1 : 1)),
  };
}

/** Fewer props of another library are listed like the component's own. */
const FOLDED = 8;

/**
 * Returns whether a member is declared by another library, in a type for no component in particular: `HoverEvents`, and
 * not `ButtonProps` for a button.
 */
function isOfBase({ symbol, required }: FoundMember, owner: Owner, program: ApiProgram): boolean {
  const { declarations = [] } = symbol;
  if (required || declarations.length === 0) return false;
  return declarations.every((node) => {
    const { fileName } = node.getSourceFile();
    const from = program.packageOf(fileName)?.name;
    const isForIt = ts.findAncestor(node, isNamedType)?.name.text.includes(owner.name.replace(/Root$/, '')) === true;
    return from !== undefined && fileName.includes('/node_modules/') && !isSameScope(from, owner.package) && !isForIt;
  });
}

/** Returns whether a member is the content that `PropsWithChildren` adds: its authors say that the component takes some. */
function isChildrenOfReact({ name, symbol }: FoundMember): boolean {
  return (
    name === 'children' &&
    (symbol.declarations ?? []).some(
      (node) => ts.findAncestor(node, ts.isTypeAliasDeclaration)?.name.text === 'PropsWithChildren',
    )
  );
}

/** Returns whether another library than React declares a member: one that a component of this library builds on. */
function isOfLibrary(files: readonly string[], program: ApiProgram): boolean {
  return files.some((file) => !isElsewhere(program.packageOf(file)?.name ?? 'react'));
}

/** Fewer than the attributes that all elements share, but more than a component would pick. */
const ATTRIBUTES = 50;

/**
 * Returns whether a member is an element attribute that a compiler or a helper type copied into the library, judging by
 * name and type.
 */
function isCopiedAttribute({ name, symbol }: FoundMember, program: ApiProgram, printing: Printing): boolean {
  const attribute = program.attributes().get(name);
  // The event types of handlers differ between versions of React’s types.
  const shapeOf = (member: ts.Symbol) =>
    printMember(member, printing)
      .replace(/^React\.|<.*>$/g, '')
      .replace(/^\w+(?=EventHandler$)/, '');
  return (
    attribute !== undefined &&
    !symbol.declarations?.some((declaration) => attribute.declarations?.includes(declaration)) &&
    shapeOf(attribute) === shapeOf(symbol) &&
    isSilent(readComment(symbol))
  );
}

/** Returns whether a library has added a member to the attributes of all elements: `interface HTMLAttributes extends …`. */
function isAddedAttribute({ name, symbol: { declarations = [] } }: FoundMember, program: ApiProgram): boolean {
  const added = program.attributes().get(name)?.declarations ?? [];
  return declarations.length > 0 && declarations.every((declaration) => added.includes(declaration));
}

/** Returns whether React declares a member as an element attribute, rather than for all components, such as `key`. */
function isAttribute({ symbol }: FoundMember): boolean {
  return (symbol.declarations ?? []).some(
    ({ parent }) => ts.isInterfaceDeclaration(parent) && /^(?:DOM|Aria|SVG|\w*HTML)Attributes$/.test(parent.name.text),
  );
}

/**
 * Returns whether a member is a class or style without a comment: every element has them, so they are not worth
 * listing.
 */
function isPlainAttribute({ name, symbol }: FoundMember): boolean {
  return (name === 'className' || name === 'style') && isSilent(readComment(symbol));
}

/** Returns whether a type is for one component, by its name or by that of its file: `inset.props.d.ts` beside `inset.d.ts`. */
function isOwnType({ name, file }: StyleType, owner: Pick<Owner, 'name' | 'file'>): boolean {
  const stemOf = (path: string) => basename(path).split('.')[0];
  return (
    name === `${owner.name}Props` ||
    (owner.file !== undefined &&
      file !== owner.file &&
      dirname(file) === dirname(owner.file) &&
      stemOf(file) === stemOf(owner.file))
  );
}

/** Returns whether a folder or file is named like a component, `Paper/Paper.d.ts`. */
function isComponentFile(file: string): boolean {
  return /^[A-Z]/.test(basename(dirname(file))) || /^[A-Z]/.test(basename(file));
}
