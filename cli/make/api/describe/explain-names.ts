import ts from 'typescript-for-docs-nav';
import type { ApiDeclaration, ApiEntry, ApiMeaning, ApiName } from '../../../../site/api/api-data.ts';
import { membersOf } from '../../../../site/api/api-rows.ts';
import { isSameScope } from '../adapters/adapter.ts';
import { declaringFile } from '../read/declarations.ts';
import { aliased } from '../types/aliased.ts';
import { findPropsType } from '../exports/find-props.ts';
import { byName, listMembers } from './read-members.ts';
import { findExport, type FoundExport } from '../exports/find-export.ts';
import { namesInType } from '../types/names-in-type.ts';
import type { ApiProgram } from '../exports/open-program.ts';
import { isReactFile } from '../types/react-types.ts';

/** Explains the names in the types of an export's rows: by their declarations, or by where they are documented. */
export function explainNames(
  entry: ApiEntry,
  found: FoundExport,
  program: ApiProgram,
): Pick<ApiEntry, 'names' | 'types'> {
  const names: Record<string, ApiMeaning> = {};
  const types: ApiDeclaration[] = [];
  const own = new Set(('typeParameters' in entry ? (entry.typeParameters ?? []) : []).map(nameOfParameter));
  const rows = declarationsOfRows(found.symbol, program.checker);
  const named = typesOf(entry).flatMap(({ name, type }) => namesInType(type).map((each) => [each, name] as const));
  for (const [name, row] of named) {
    if (Object.hasOwn(names, name)) continue;
    if (own.has(name)) {
      names[name] = {};
      continue;
    }
    const near = [...(rows.get(row) ?? []), ...(found.symbol.declarations ?? [])];
    const symbol = findSymbol(name, { owner: entry.package, near, program });
    const meaning = symbol && meaningOf(symbol, name, entry.package, program);
    if (symbol === undefined || meaning === undefined) continue;
    // What stands for an argument of a type is no declaration.
    const isParameter = (symbol.flags & ts.SymbolFlags.TypeParameter) !== 0;
    names[name] = isParameter ? {} : meaning;
    if (!isParameter && meaning.href === undefined && !(row === 'classes' && isListed(symbol, entry, program)))
      types.push({
        name,
        text: printDeclarations(symbol),
        ...valuesOf(symbol, { package: entry.package, name }, program),
      });
  }
  return {
    ...(Object.keys(names).length === 0 ? {} : { names }),
    ...(types.length === 0 ? {} : { types: types.toSorted(byName) }),
  };
}

/** Lists the members of an enumeration, or one of them, if users can import it; one that only the compiler knows has none. */
function valuesOf(symbol: ts.Symbol, wanted: ApiName, program: ApiProgram): Pick<ApiDeclaration, 'members'> {
  const { checker } = program;
  const isEnum = (symbol.flags & ts.SymbolFlags.RegularEnum) !== 0;
  const nodes = (isEnum ? checker.getExportsOfModule(symbol) : [symbol]).flatMap(
    ({ declarations = [] }) => declarations.find(ts.isEnumMember) ?? [],
  );
  const found = nodes.length === 0 ? undefined : findExport(wanted, program);
  if (found?.symbol !== symbol) return {};
  const members = nodes.flatMap((node) => {
    const isConst = (ts.getCombinedModifierFlags(node.parent) & ts.ModifierFlags.Const) !== 0;
    const value = isConst ? undefined : checker.getConstantValue(node);
    const code = isEnum ? `${wanted.name}.${node.name.getText()}` : wanted.name;
    return value === undefined || !NAMED.test(code) ? [] : [{ value, code, imports: found.imports.slice(0, 1) }];
  });
  return members.length === 0 ? {} : { members };
}

const NAMED = /^[\w$.]+$/;

/** Returns whether the page lists all members of a type anyway, as CSS classes. */
function isListed(symbol: ts.Symbol, entry: ApiEntry, { checker }: ApiProgram): boolean {
  if (entry.kind !== 'component' || (symbol.flags & ts.SymbolFlags.Interface) === 0) return false;
  const members = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol));
  return members.length > 0 && members.every(({ name }) => entry.classes.some(({ key }) => key === name));
}

/** `T` of `T extends object = {}`. */
function nameOfParameter(declared: string): string {
  return /^(?:const |in |out )*([\w$]+)/.exec(declared)?.[1] ?? declared;
}

/** Lists the types that a page shows, with the names of their rows; that of a whole is empty. */
function typesOf(entry: ApiEntry): readonly { readonly name: string; readonly type: string }[] {
  const rows = membersOf(entry).flatMap(({ members }) => members);
  if ('signatures' in entry) return [...rows, ...entry.signatures.map(({ returns }) => ({ name: '', ...returns }))];
  return entry.kind === 'type' && entry.definition !== undefined
    ? [...rows, { name: '', type: entry.definition }]
    : rows;
}

/** Finds where rows are declared: there, the names in their types mean what they mean. */
function declarationsOfRows(
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
): ReadonlyMap<string, readonly ts.Declaration[]> {
  const type =
    (symbol.flags & ts.SymbolFlags.Value) === 0
      ? checker.getDeclaredTypeOfSymbol(symbol)
      : checker.getTypeOfSymbol(symbol);
  const signatures = type.getCallSignatures();
  const props = findPropsType(symbol, checker);
  const wholes = [type, ...(props === undefined ? [] : [props]), ...signatures.map((each) => each.getReturnType())];
  const members = [
    ...wholes.flatMap((whole) => listMembers(whole, { checker }).map((member) => member.symbol)),
    ...signatures.flatMap(({ parameters }) => parameters),
  ];
  const found = new Map<string, ts.Declaration[]>();
  for (const member of members)
    found.set(member.name, [...(found.get(member.name) ?? []), ...(member.declarations ?? [])]);
  return found;
}

/** What a lookup starts from. */
interface Lookup {
  readonly owner: string;
  /** Declarations in whose scope the name was written. */
  readonly near: readonly ts.Declaration[];
  readonly program: ApiProgram;
}

const MEANING = ts.SymbolFlags.Type | ts.SymbolFlags.Namespace | ts.SymbolFlags.Value;

/** Finds what a name stands for where it was written, else in the export's package, its scope, or anywhere. */
function findSymbol(name: string, { owner, near, program }: Lookup): ts.Symbol | undefined {
  const { checker } = program;
  const [first = '', ...rest] = name.split('.');
  const here = near.flatMap((node) => checker.resolveName(first, insideOf(node), MEANING, false) ?? []);
  const rank = (symbol: ts.Symbol) => {
    const from = program.packageOf(declaringFile(symbol))?.name;
    return from === owner ? 0 : from !== undefined && isSameScope(from, owner) ? 1 : 2;
  };
  const react = program.findModule('react');
  // The checker leaves out the namespace of React’s types.
  const ofReact = react && checker.tryGetMemberInModuleExports(first, react);
  const elsewhere = () => {
    const declared = (program.declarations().get(first) ?? []).toSorted((one, other) => rank(one) - rank(other));
    return declared.length === 0 && ofReact !== undefined ? [ofReact] : declared;
  };
  for (const symbol of here.length > 0 ? here : elsewhere()) {
    const member = followMembers(aliased(checker, symbol), rest, checker);
    if (member !== undefined) return member;
  }
  return undefined;
}

/** Returns a node from which the type parameters of a declaration can be seen. */
function insideOf(node: ts.Declaration): ts.Node {
  let inside: ts.Node = node;
  ts.forEachChild(node, (child) => void (inside = child));
  return inside;
}

function followMembers(symbol: ts.Symbol, path: readonly string[], checker: ts.TypeChecker): ts.Symbol | undefined {
  return path.reduce<ts.Symbol | undefined>((at, name) => {
    const member =
      at && (checker.tryGetMemberInModuleExports(name, at) ?? at.exports?.get(ts.escapeLeadingUnderscores(name)));
    return member && aliased(checker, member);
  }, symbol);
}

/** Says where a declaration is documented; `undefined` for what every reader of types knows. */
function meaningOf(symbol: ts.Symbol, name: string, owner: string, program: ApiProgram): ApiMeaning | undefined {
  const file = declaringFile(symbol);
  if (file === undefined) return undefined;
  const [, library] = LIBRARY.exec(file) ?? [];
  const [first = ''] = name.split('.');
  if (library !== undefined)
    return library.startsWith('dom')
      ? { href: `https://developer.mozilla.org/docs/Web/API/${name}` }
      : first === 'Intl'
        ? { href: 'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/Intl' }
        : undefined;
  if (isReactFile(file)) return { package: 'react', href: reactAddress(name) };
  const place = program.packageOf(file);
  if (place === undefined || isSameScope(place.name, owner) || !file.includes('/node_modules/'))
    return { package: place?.name ?? owner };
  return { package: place.name, href: place.home ?? `https://www.npmjs.com/package/${place.name}` };
}

/** The compiler's own declarations: `lib.dom.d.ts`. */
const LIBRARY = /\/lib\.([\w.]+)\.d\.ts$/;

/** Sections of React's page about types (https://react.dev/learn/typescript), by what the names contain. */
const REACT_SECTIONS: readonly (readonly [names: RegExp, section: string])[] = [
  [/(?:Event|EventHandler)$/, '#typing-dom-events'],
  [/(?:Node|Element|Children)$/, '#typing-children'],
  [/CSSProperties/, '#typing-style-props'],
];

function reactAddress(name: string): string {
  const section = REACT_SECTIONS.find(([names]) => names.test(name))?.[1] ?? '#useful-types';
  return `https://react.dev/learn/typescript${section}`;
}

const PRINTER = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: true });

/** Lines of a declaration that are shown; whoever needs more reads the source. */
const MOST_LINES = 20;

/** Prints the declarations of a name. */
function printDeclarations(symbol: ts.Symbol): string {
  const texts = (symbol.declarations ?? []).map((node) => {
    const whole = ts.isVariableDeclaration(node) ? node.parent.parent : node;
    const owner = ts.isEnumMember(node) ? `${node.parent.name.text}.` : '';
    const isBare = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isEnumDeclaration(node);
    return `${owner}${PRINTER.printNode(ts.EmitHint.Unspecified, whole, node.getSourceFile())}`
      .replace(isBare ? /^(?:export |declare |default )+/ : /^(?:export |default )+/, '')
      .replaceAll(/\{\s+\}/g, '{}')
      .replaceAll(/^( +)/gm, (indent) => ' '.repeat(indent.length / 2));
  });
  return cutLines(texts.join('\n').split('\n'));
}

/** Returns the first lines, closed so that they are TypeScript still. */
function cutLines(lines: readonly string[]): string {
  if (lines.length <= MOST_LINES) return lines.join('\n');
  for (let count = MOST_LINES - 2; count > 0; count--) {
    const shown = lines.slice(0, count);
    const indents = shown.filter((line) => /[{([]$/.test(line)).map((line) => /^ */.exec(line)?.[0].length ?? 0);
    const depth = /^ */.exec(lines[count] ?? '')?.[0].length ?? 0;
    const isWhole = depth === 2 && indents[0] === 0 && /[;,{]$/.test(shown.at(-1) ?? '');
    const text = [...shown, '  // …', lines.at(-1)].join('\n');
    if (isWhole && ts.transpileModule(text, { reportDiagnostics: true }).diagnostics?.length === 0) return text;
  }
  return lines.join('\n');
}
