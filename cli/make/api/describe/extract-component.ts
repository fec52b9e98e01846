import { basename } from 'node:path';
import ts from 'typescript-for-docs-nav';
import type {
  ApiClass,
  ApiMember,
  ApiName,
  ApiSlot,
  ComponentApi,
  Inheritance,
} from '../../../../site/api/api-data.ts';
import { definedOnly } from '../../../../engine/text/defined-only.ts';
import { faceOf, type Extraction } from './extraction.ts';
import { findExport, type FoundExport } from '../exports/find-export.ts';
import { splitAlternatives } from './find-alternatives.ts';
import { groupInherited } from './group-inherited.ts';
import { findParent } from './find-parent.ts';
import {
  findChosenElement,
  findDefaultElement,
  findOverloadedRef,
  findPropsType,
  isClass,
  takesComponent,
  withoutProvided,
} from '../exports/find-props.ts';
import { printTypeParameters } from '../types/print-type-parameters.ts';
import { printMember, type Printing } from '../types/print-type.ts';
import { recoverTypes } from '../exports/recover-members.ts';
import { placeOfNode } from '../exports/source-place.ts';
import { unresolvedInProps } from './report-unresolved.ts';
import { readClasses } from './read-classes.ts';
import { declaringFile, declaringFiles } from '../read/declarations.ts';
import { readComment } from '../read/read-comment.ts';
import { readPropTypes } from '../read/read-prop-types.ts';
import { openCode } from '../read/follow-code.ts';
import {
  byName,
  codeDefaults,
  describeMember,
  findOtherDefault,
  isHidden,
  listMembers,
  type CodeDefault,
  type FoundMember,
} from './read-members.ts';
import { preferOwn } from './prefer-own.ts';
import { sortProps, type Owner } from './sort-props.ts';
import { splitUnion } from '../types/tidy-type.ts';

/** Describes a component; `undefined` if the export takes no props. */
export function extractComponent(
  wanted: ApiName,
  found: FoundExport,
  extraction: Extraction,
): ComponentApi | undefined {
  const { program } = extraction;
  const { checker, adapter } = extraction.printing;
  const recovered = recoverTypes(found.symbol, checker);
  const propsType = findPropsType(found.symbol, checker) ?? recovered[0];
  if (propsType === undefined) return undefined;
  const { inherits, ...face } = faceOf(wanted, found, extraction);
  const file = declaringFile(found.symbol);
  const { root } = program.project;
  const code = openCode(found, root);
  const script = code?.script.text;
  const checked = readPropTypes(code);
  const defaults = codeDefaults(root, code);
  const printing = { ...extraction.printing, parameters: typeParametersOf(found.symbol, checker) };
  const members = withoutProvided(listAllMembers(propsType, recovered, printing), found.symbol, checker);
  const parent = adapter.linksParents
    ? (inherits ?? findParent({ ...wanted, name: found.codeName }, file, extraction))
    : undefined;
  const owner: Owner = {
    name: wanted.name.replaceAll('.', ''),
    package: wanted.package,
    file,
    parent: parentProps(parent, extraction),
    inherits: parent,
    styleProps: extraction.styleProps,
    checked: new Set(checked.map(({ name }) => name)),
    describes: adapter.describes,
  };
  const { own, inherited, based, hasStyleProps, hasAttributes, shared } = sortProps(
    preferOwn(members, propsType, { program, isNear: (name) => owner.describes(name, wanted.package) }),
    owner,
    { program, printing },
  );
  // A JavaScript component without written types has no other members.
  const isUntyped = /\.[cm]?jsx?$/.test(file ?? '') && members.every(({ name }) => name === 'ref' || name === 'key');
  const declarations = [propsType, ...recovered].flatMap(declarationsOf);
  for (const finding of unresolvedInProps(wanted.name, { declarations, own }, program)) extraction.report(finding);
  for (const member of own) reportOtherDefault(member, defaults.get(member.name), { ...extraction, printing });
  const describe = (member: FoundMember) => describeMember(member, printing, defaults.get(member.name));
  const split = splitAlternatives(propsType, own, { printing, describe });
  const alternatives = split?.alternatives.map(({ by, type, props: their }) => ({
    when: `${by}: ${type}`,
    props: their,
  }));
  const props = [
    ...(split?.shared ?? own).map(describe),
    ...(isUntyped ? checked : []).map((member) => withDefault(member, defaults.get(member.name)?.text)),
  ];
  const classes = readClasses(found, memberNamed('classes', members), printing);
  const element = findChosenElement(found.symbol, checker);
  const defaultElement = findDefaultElement(found.symbol, checker);
  const declaredRef = findOverloadedRef(found.symbol, checker) ?? memberNamed('ref', members);
  const native = program.elementProps(element);
  const ref = refOf(declaredRef, printing) ?? passedRef(native, forwardsRef(script, found.codeName), printing);
  const typeParameters = printTypeParameters(
    checker.getTypeOfSymbol(found.symbol).getCallSignatures(),
    [...props, ...(alternatives ?? []).flatMap((alternative) => alternative.props)].map(({ type }) => type),
    printing,
  );
  const groups = groupInherited({ inherited, based }, { parent, defaults, printing }, program);
  return definedOnly({
    kind: 'component' as const,
    ...face,
    props: withComponentProp(props, found.symbol, { checker, set: defaults.get('component')?.text }).toSorted(byName),
    typeParameters: unlessEmpty(typeParameters),
    defaultElement,
    hasAttributes: hasAttributes || native.length > 0 || takesAnything(propsType, checker),
    styleProps: hasStyleProps ? adapter.styleProps?.href : undefined,
    shared: unlessEmpty(shared),
    alternatives,
    inherited: unlessEmpty(groups),
    inherits: parent,
    ref,
    isClass: (ref === undefined && isClass(found.symbol, checker)) || undefined,
    themeName: adapter.findThemeName?.(script),
    slots: slotsOf(members, printing, classes),
    classes,
  });
}

function unlessEmpty<Item>(list: readonly Item[]): readonly Item[] | undefined {
  return list.length === 0 ? undefined : list;
}

/** Lists the members of props; of those that are lost as a whole, the members of the parts that are known. */
function listAllMembers(props: ts.Type, recovered: readonly ts.Type[], printing: Printing): readonly FoundMember[] {
  const { checker } = printing;
  const members = listMembers(props, printing);
  const isLost =
    (props.flags & ts.TypeFlags.Any) !== 0 || checker.getIndexInfoOfType(props, ts.IndexKind.String) !== undefined;
  if (!isLost) return members;
  const found = recovered.flatMap((type) => listMembers(type, printing));
  return [...new Map([...found, ...members].map((member) => [member.name, member])).values()];
}

/** Returns the declarations of a type, and of those that it is made of. */
function declarationsOf(type: ts.Type): readonly ts.Declaration[] {
  const own = (type.aliasSymbol ?? type.symbol)?.declarations ?? [];
  return type.isUnionOrIntersection() ? [...own, ...type.types.flatMap(declarationsOf)] : own;
}

/** Returns whether props are declared with `[key: string]: any`, as by components that pass on what they do not know. */
function takesAnything(props: ts.Type, checker: ts.TypeChecker): boolean {
  const index = checker.getIndexInfoOfType(props, ts.IndexKind.String);
  return index !== undefined && (index.type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
}

function withDefault(member: ApiMember, value: string | undefined): ApiMember {
  return value === undefined ? member : { ...member, default: value };
}

function typeParametersOf(symbol: ts.Symbol, checker: ts.TypeChecker): ReadonlySet<string> {
  const signatures = checker.getTypeOfSymbol(symbol).getCallSignatures();
  return new Set(
    signatures.flatMap(({ typeParameters = [] }) => typeParameters.map((parameter) => parameter.symbol.name)),
  );
}

function parentProps(
  parent: Inheritance | undefined,
  { program, printing, parents }: Extraction,
): ReadonlyMap<string, FoundMember> {
  if (parent?.package === undefined) return new Map();
  const key = `${parent.package} ${parent.name}`;
  const known = parents.get(key);
  if (known !== undefined) return known;
  const found = findExport({ package: parent.package, name: parent.name }, program);
  const type = found && findPropsType(found.symbol, printing.checker);
  const members = new Map(type ? listMembers(type, printing).map((member) => [member.name, member]) : []);
  parents.set(key, members);
  return members;
}

function withComponentProp(
  props: readonly ApiMember[],
  symbol: ts.Symbol,
  { checker, set }: { checker: ts.TypeChecker; set: string | undefined },
): readonly ApiMember[] {
  const known = props.find(({ name }) => name === 'component');
  // The type is then a parameter, whose name tells readers nothing.
  if (known !== undefined && findChosenElement(symbol, checker) !== undefined)
    return props.map((prop) => (prop === known ? { ...prop, type: 'React.ElementType' } : prop));
  if (known !== undefined || !takesComponent(symbol, checker)) return props;
  return [...props, withDefault({ name: 'component', type: 'React.ElementType' }, set)];
}

function memberNamed(name: string, members: readonly FoundMember[]): ts.Symbol | undefined {
  return members.find((member) => member.name === name)?.symbol;
}

/** Returns the type of a ref by the element that the component renders, unless its code passes on the ref. */
function passedRef(native: readonly ts.Symbol[], isPassedOn: boolean, printing: Printing): string | undefined {
  const ref = native.find(({ name }) => name === 'ref');
  return isPassedOn ? '' : refOf(ref, printing);
}

/** Returns the type of a ref to the component; types that do not specify an element are left out. */
function refOf(ref: ts.Symbol | undefined, printing: Printing): string | undefined {
  if (ref === undefined) return undefined;
  const [, held = ''] = /(?:Ref|RefObject|RefCallback)<([A-Za-z][\w. |]*)>/.exec(printMember(ref, printing)) ?? [];
  const elements = splitUnion(held).filter((part) => part !== 'undefined' && part !== 'null');
  const isVague = (part: string) => ['unknown', 'any', 'Element', 'HTMLElement'].includes(part) || part.length === 1;
  return elements.some(isVague) ? '' : elements.join(' | ');
}

/** Polymorphic components may not declare a ref in their types, because the chosen element provides it. */
function forwardsRef(script: string | undefined, name: string): boolean {
  return script !== undefined && new RegExp(`forwardRef\\)?\\(function ${name}\\b`).test(script);
}

function slotsOf(
  members: readonly FoundMember[],
  printing: Printing,
  classes: readonly ApiClass[],
): readonly ApiSlot[] {
  const prop = memberNamed('slots', members);
  if (prop === undefined) return [];
  const { checker } = printing;
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(prop));
  if ((type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection | ts.TypeFlags.Union)) === 0) return [];
  return listMembers(type, printing)
    .filter((member) => !isHidden(member, printing) && !isNative(member))
    .map(({ name, symbol }): ApiSlot => {
      const { description, tag } = readComment(symbol);
      return definedOnly({
        name,
        description: description || undefined,
        deprecated: tag('deprecated'),
        default: tag('default') || undefined,
        className: classes.find(({ key }) => key === name)?.className,
      });
    });
}

/** Returns whether a member is one that every object has, as with a type that is just `object`. */
function isNative({ symbol }: FoundMember): boolean {
  return declaringFiles(symbol).some((file) => /^lib\..*\.d\.ts$/.test(basename(file)));
}

/** Reports a comment that says another default than the code: readers of the source would believe it. */
function reportOtherDefault(
  member: FoundMember,
  code: CodeDefault | undefined,
  { program, printing, report }: Pick<Extraction, 'program' | 'printing' | 'report'>,
): void {
  const other = code === undefined ? undefined : findOtherDefault(member, printing, code);
  if (other?.node === undefined || code === undefined) return;
  // A comment of another package is about its own component, not about one that passes on other defaults.
  const [said, set] = [other.node.getSourceFile().fileName, code.file].map(program.packageOf);
  if (said?.folder !== set?.folder) return;
  report({
    code: 'api-default-differs',
    at: placeOfNode(program.project.root, other.node),
    message: `The comment of \`${member.name}\` says that its default is \`${other.said}\`, and the code sets \`${code.text ?? ''}\`.`,
    help: 'correct `@default`, or remove it: the default is read from the code',
  });
}
