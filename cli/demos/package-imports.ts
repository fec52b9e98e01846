import { isPackage } from './bundle-demos.ts';

/** A name that a module imports from a package, and what it calls it; `*` stands for the whole of it. */
export interface ImportedName {
  readonly imported: string;
  readonly local: string;
}

/** A statement in bundled code that imports from a package. */
export interface PackageImport {
  readonly id: string;
  readonly names: readonly ImportedName[];
  /** Set where `import()` fetches the whole of it when it is wanted. */
  readonly isLate?: true;
  /** Where the statement, or the call, stands in the code. */
  readonly start: number;
  readonly end: number;
}

/** Finds every import of a package in code that a bundle left it in. */
export async function findPackageImports(code: string): Promise<readonly PackageImport[]> {
  const { parseAst } = await import('vite');
  const program = parseAst(code);
  const early = program.body.flatMap((node): readonly PackageImport[] => {
    if (node.type !== 'ImportDeclaration' || !isPackage(node.source.value)) return [];
    const names = node.specifiers.map((specifier): ImportedName => {
      const local = specifier.local.name;
      if (specifier.type === 'ImportDefaultSpecifier') return { imported: 'default', local };
      if (specifier.type === 'ImportNamespaceSpecifier') return { imported: '*', local };
      return { imported: specifier.imported.type === 'Literal' ? specifier.imported.value : specifier.imported.name, local };
    });
    return [{ id: node.source.value, names, start: node.start, end: node.end }];
  });
  const late = code.includes('import(') ? findCalls(program.body) : [];
  return [...early, ...late].toSorted((a, b) => a.start - b.start);
}

function findCalls(node: unknown): readonly PackageImport[] {
  if (Array.isArray(node)) return node.flatMap(findCalls);
  if (typeof node !== 'object' || node === null) return [];
  const { type, source, start, end } = node as { readonly type?: unknown; readonly source?: unknown; readonly start?: number; readonly end?: number };
  const id = type === 'ImportExpression' ? textOf(source) : undefined;
  if (id !== undefined && start !== undefined && end !== undefined && isPackage(id)) {
    return [{ id, names: [{ imported: '*', local: '' }], isLate: true, start, end }];
  }
  return Object.values(node).flatMap(findCalls);
}

/** The text of a string; minified code has it between backticks as well. */
function textOf(node: unknown): string | undefined {
  const { value, quasis = [] } = (node ?? {}) as { readonly value?: unknown; readonly quasis?: readonly { readonly value: { readonly cooked?: string } }[] };
  if (typeof value === 'string') return value;
  return quasis.length === 1 ? quasis[0]?.value.cooked : undefined;
}

/** Makes code import the same under other addresses and names. `targetOf` tells where something is now. */
export function replaceImports(
  code: string,
  imports: readonly PackageImport[],
  targetOf: (id: string, imported: string) => { readonly address: string; readonly imported: string },
): string {
  return imports.toReversed().reduce((text, { id, names, isLate, start, end }) => {
    if (isLate) {
      const { address, imported } = targetOf(lateId(id), '*');
      return `${text.slice(0, start)}import(${JSON.stringify(address)}).then(m=>m.${imported})${text.slice(end)}`;
    }
    const statements = new Map<string, string[]>();
    for (const { imported, local } of names) {
      const target = targetOf(id, imported);
      statements.set(target.address, [...(statements.get(target.address) ?? []), target.imported === local ? local : `${target.imported} as ${local}`]);
    }
    // What is imported for its effects alone is so by the library's module.
    const written = Array.from(statements, ([address, list]) => `import{${list.join(',')}}from${JSON.stringify(address)};`);
    return text.slice(0, start) + written.join('') + text.slice(end);
  }, code);
}

/** Names the module that holds a package which is fetched when it is wanted. */
export function lateId(id: string): string {
  return `late:${id}`;
}
