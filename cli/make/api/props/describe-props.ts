import { join } from 'node:path';
import { pathFrom, slashed } from '../../../system/files/slashes.ts';
import ts from 'typescript-for-docs-nav';
import type { ComponentProp, ComponentProps, Literal, Part } from '../../../../site/components/component-props.ts';
import type { Project } from '../../../../site/project/project.ts';
import { adapterFor } from '../adapters/index.ts';
import { splitAlternatives } from '../describe/find-alternatives.ts';
import { codeDefaults, describeMember, listMembers, type FoundMember } from '../describe/read-members.ts';
import { declaredName } from '../exports/export-names.ts';
import { findChosenElement, findPropsType, takesComponent, withoutProvided } from '../exports/find-props.ts';
import { openProgram, specifierOf, type ApiProgram } from '../exports/open-program.ts';
import { definedOnly } from '../../../../engine/text/defined-only.ts';
import { placeIn } from '../exports/source-place.ts';
import { declaringFile } from '../read/declarations.ts';
import { readComment } from '../read/read-comment.ts';
import { openCode } from '../read/follow-code.ts';
import { aliased } from '../types/aliased.ts';
import type { Printing } from '../types/print-type.ts';
import { isReactFile } from '../types/react-types.ts';
import type { ComponentSource } from '../../../../engine/feature/declaration.ts';
import type { Closure, ComponentModel, ComponentReading } from './component-model.ts';
import { openPartReader, type PartReader } from './parts-of.ts';

/**
 * Reads the props of components of the project, with what each depends on, in their order. Slow: loads TypeScript, and
 * reads everything that the components import, once for all of them.
 */
export function describeProps(project: Project, wanted: readonly ComponentSource[]): readonly ComponentModel[] {
  const program = openProgram(project, [], { modules: [...new Set(wanted.map(({ module }) => module))] });
  const partsOf = openPartReader(program);
  return wanted.map((component) => ({
    ...readComponent(component, { program, partsOf }),
    ...findClosure(component.module, program),
  }));
}

interface Context {
  readonly program: ApiProgram;
  readonly partsOf: PartReader;
}

function readComponent({ name, module, export: exported }: ComponentSource, context: Context): ComponentReading {
  const { program } = context;
  const { checker, project } = program;
  const found = program.findModule(specifierOf(module));
  const file = declaringFile(found);
  const error = file === undefined ? undefined : program.findSyntaxError(file);
  if (error !== undefined)
    return {
      fault: {
        kind: 'syntax',
        at: placeIn(project.root, { file: error.file.fileName, text: error.file.text }, error.start),
        message: ts.flattenDiagnosticMessageText(error.messageText, ' '),
      },
    };
  const member = found && checker.getExportsOfModule(found).find((each) => each.name === exported);
  if (member === undefined) return { fault: { kind: 'no-export' } };
  const symbol = aliased(checker, member);
  const type = checker.getTypeOfSymbol(symbol);
  const isAny = (type.flags & ts.TypeFlags.Any) !== 0;
  if (!isAny && !program.isComponent(type)) return { fault: { kind: 'no-component' } };
  const props = isAny ? undefined : findPropsType(symbol, checker);
  return { props: props === undefined ? openProps(name) : readProps(name, symbol, props, context) };
}

/** What takes anything: a component whose type is lost. */
function openProps(name: string): ComponentProps {
  return { name, props: [], attributes: [], isOpen: true };
}

function readProps(name: string, symbol: ts.Symbol, type: ts.Type, { program, partsOf }: Context): ComponentProps {
  const { checker, project } = program;
  const printing: Printing = { checker, adapter: adapterFor('') };
  const listed = listMembers(type, printing).filter((member) => member.name !== 'ref' && member.name !== 'key');
  const members = withoutProvided(listed, symbol, checker);
  const attributes = members.filter(isAttribute);
  const own = members.filter((member) => !isAttribute(member));
  const { root } = project;
  const names = own.map((member) => member.name);
  const defaults = codeDefaults(root, openCode({ symbol, codeName: declaredName(symbol) ?? name }, root));
  const describe = (member: FoundMember): ComponentProp => {
    const described = describeMember(member, printing, defaults.get(member.name));
    const { name, type, required, description, default: initial, deprecated } = described;
    const takes = partsOf(checker.getTypeOfSymbol(member.symbol));
    return definedOnly({ name, type, takes, required, description, default: initial, deprecated });
  };
  const split = splitAlternatives(type, own, { printing, describe });
  const alternatives = split?.alternatives.map(({ by, types, props: their }) => ({
    by,
    values: [...new Set(types.flatMap((each) => valuesOf(partsOf(each))))],
    props: their,
  }));
  const element = findChosenElement(symbol, checker);
  const passed = [...new Set([...attributes, ...program.elementProps(element)].map((each) => each.name))];
  const props = (split?.shared ?? own).map(describe);
  const { description: said } = readComment(symbol);
  const isOpen = takesAnything(type, checker) || (passed.length < ATTRIBUTES && isUnresolved(type));
  return definedOnly({
    name,
    description: said || undefined,
    props: takesComponent(symbol, checker) && !names.includes('component') ? [...props, COMPONENT] : props,
    members: alternatives,
    attributes: passed,
    isOpen: isOpen || undefined,
  });
}

/** Returns the values that tell a member of a union. */
function valuesOf(takes: readonly Part[]): readonly Literal[] {
  return takes.flatMap((part) => (part.is === 'literal' ? [part.value] : part.is === 'boolean' ? [true, false] : []));
}

/** The prop that chooses the element, which overloads declare. */
const COMPONENT: ComponentProp = { name: 'component', type: 'React.ElementType', takes: [{ is: 'anything' }] };

/** Fewer than all elements have: if the element can be chosen, those of the default one are unknown. */
const ATTRIBUTES = 50;

/** Returns whether a member is one that React declares for all elements. */
function isAttribute({ symbol }: FoundMember): boolean {
  const { declarations = [] } = symbol;
  return (
    declarations.length > 0 &&
    declarations.every(
      (node) =>
        isReactFile(node.getSourceFile().fileName) &&
        ts.isInterfaceDeclaration(node.parent) &&
        /^(?:DOM|Aria|SVG|HTML)Attributes$/.test(node.parent.name.text),
    )
  );
}

/** Returns whether props may have any name. */
function takesAnything(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.isUnionOrIntersection() && type.types.some((part) => takesAnything(part, checker))) return true;
  const isLost = (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
  return isLost || checker.getIndexInfoOfType(type, ts.IndexKind.String) !== undefined;
}

/** Returns whether props depend on what is passed. */
function isUnresolved(type: ts.Type): boolean {
  return (
    (type.flags & ts.TypeFlags.Instantiable) !== 0 || (type.isUnionOrIntersection() && type.types.some(isUnresolved))
  );
}

/** Finds what a module of the project is made of. */
function findClosure(module: string, program: ApiProgram): Closure {
  const { root } = program.project;
  const fromRoot = (file: string) => pathFrom(root, file);
  // Where imports lead depends on them as well.
  const files = new Set(['tsconfig.json', 'jsconfig.json']);
  const packages = new Set<string>();
  const seen = new Set<string>();
  const open = [slashed(join(root, module))];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const place = program.packageOf(file);
    const isOwn = place === undefined || !file.includes('/node_modules/');
    if (isOwn) files.add(fromRoot(file));
    if (place !== undefined) packages.add(fromRoot(place.folder));
    for (const { file: target, sought } of program.importsOf(file)) {
      if (target !== undefined) open.push(target);
      else if (isOwn) for (const lost of sought) files.add(fromRoot(lost));
    }
  }
  return { files: [...files].toSorted(), packages: [...packages].toSorted() };
}
