import { loadTool } from '../tools/load-tool.ts';

/** A name of another module, and what it is called here; `default` and `*` stand for its default and the whole of it. */
export interface ImportedName {
  readonly imported: string;
  readonly local: string;
}

/** Where a module names another one. */
export interface FoundImport {
  /** `import … from`, `export … from`, or `import()`, which fetches it when it is wanted. */
  readonly kind: 'import' | 'export' | 'call';
  /** The other module, as it is written. */
  readonly from: string;
  readonly names: readonly ImportedName[];
  /** Offsets of the statement, or of the call, in the source. */
  readonly start: number;
  readonly end: number;
}

/** What a module imports in the order of its source, types included, and the names of what it exports, without types. */
export interface FoundImports {
  readonly imports: readonly FoundImport[];
  readonly exports: readonly string[];
}

/** Finds all imports and exports of a module. Of a source that cannot be parsed, it finds those before the mistake. */
export async function findImports(
  source: string,
  { lang, root }: { readonly lang: 'ts' | 'tsx' | 'jsx'; readonly root: string },
): Promise<FoundImports> {
  // Most runs find no module that has changed.
  const { parseSync } = await loadTool(root, 'vite');
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

/** A string, or a template without holes, as minified code has it. */
const PLAIN_TEXT = /^(['"`])([^'"`$\\]*)\1$/;

function nameOf({ kind, name }: { readonly kind: string; readonly name: string | null }): string | undefined {
  if (kind === 'Default') return 'default';
  return kind === 'Name' ? (name ?? undefined) : undefined;
}
