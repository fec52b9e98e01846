import type { Project } from '../../../site/project/project.ts';

/**
 * A name imported from another module, and its local name; `default` stands for the default export, `*` for the
 * namespace.
 */
export interface ImportedName {
  readonly imported: string;
  readonly local: string;
}

/** An import or re-export in a module. */
export interface FoundImport {
  /** `import … from`, `export … from`, or `import()`, which loads on demand. */
  readonly kind: 'import' | 'export' | 'call';
  /** The other module, as written. */
  readonly from: string;
  readonly names: readonly ImportedName[];
  /** Offsets of the statement or call in the source. */
  readonly start: number;
  readonly end: number;
}

/** A module's imports in source order, including types, and the names of its exports, without types. */
interface FoundImports {
  readonly imports: readonly FoundImport[];
  readonly exports: readonly string[];
}

/** Finds all imports and exports of a module. If the source cannot be parsed, finds those before the mistake. */
export async function findImports(
  source: string,
  { lang, project }: { readonly lang: 'ts' | 'tsx' | 'jsx'; readonly project: Project },
): Promise<FoundImports> {
  // Most runs find no changed module.
  const { parseSync } = await project.tools.load('vite');
  const { staticImports, staticExports, dynamicImports } = parseSync(`module.${lang}`, source, {
    lang,
    sourceType: 'module',
  }).module;
  const imports = [
    ...staticImports.map(({ start, end, moduleRequest, entries }): FoundImport => {
      const names = entries.map(({ importName, localName }) => ({
        imported: nameOf(importName) ?? '*',
        local: localName.value,
      }));
      return { kind: 'import', from: moduleRequest.value, names, start, end };
    }),
    ...staticExports.flatMap(({ start, end, entries }): readonly FoundImport[] => {
      const from = entries.find(({ moduleRequest }) => moduleRequest !== null)?.moduleRequest?.value;
      const names = entries.map(({ importName, exportName }) => ({
        imported: nameOf(importName) ?? '*',
        local: nameOf(exportName) ?? '*',
      }));
      return from === undefined ? [] : [{ kind: 'export', from, names, start, end }];
    }),
    ...dynamicImports.flatMap(({ start, end, moduleRequest }): readonly FoundImport[] => {
      const from = PLAIN_TEXT.exec(source.slice(moduleRequest.start, moduleRequest.end))?.[2];
      return from === undefined ? [] : [{ kind: 'call', from, names: [{ imported: '*', local: '' }], start, end }];
    }),
  ];
  const exports = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, isType }) => (isType ? [] : (nameOf(exportName) ?? []))),
  );
  return { imports: imports.filter(({ from }) => from !== '').toSorted((a, b) => a.start - b.start), exports };
}

/** A string, or a template without placeholders, as in minified code. */
const PLAIN_TEXT = /^(['"`])([^'"`$\\]*)\1$/;

function nameOf({ kind, name }: { readonly kind: string; readonly name: string | null }): string | undefined {
  if (kind === 'Default') return 'default';
  return kind === 'Name' ? (name ?? undefined) : undefined;
}
