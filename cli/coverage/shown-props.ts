import type { Project } from '../../site/project/project.ts';
import { shelfKey } from '../../site/api/api-shelf.ts';
import type { DemoSource } from '../make/demos/source/demo-pages.ts';
import { exportsWanted } from '../make/api/exports/exports-wanted.ts';
import { nameOf } from '../make/demos/source/names-in.ts';
import { findImports } from '../system/modules/find-imports.ts';
import { languageOf } from '../system/modules/read-modules.ts';
import { childrenOf, isNode, nodesIn, type Node } from '../system/modules/syntax-node.ts';
import { packageOf } from '../system/packages/read-packages.ts';

/** Names of the props that demos pass, by the key of the export on the shelf: `@mui/material Button`. */
export type ShownProps = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Finds the props that demos pass to exports, by the attributes of their elements; `children` counts if an element has
 * content. What is spread into an element (`{...props}`) cannot be told apart, and does not count. `wanted` are keys of
 * the shelf.
 */
export async function findShownProps(
  project: Project,
  demos: readonly Pick<DemoSource, 'path' | 'source'>[],
  wanted: ReadonlySet<string>,
): Promise<ShownProps> {
  const { parseSync } = await project.tools.load('vite');
  const shown = new Map<string, Set<string>>();
  for (const { path, source } of demos) {
    const lang = languageOf(path);
    const locals = await findLocals(source, { lang, project, wanted });
    if (locals.size === 0) continue;
    const { program } = parseSync(`demo.${lang}`, source, { lang, sourceType: 'module' });
    for (const { tag, props } of elementsIn(program as unknown as Node)) {
      const key = keyOf(tag, locals, wanted);
      if (key === undefined) continue;
      const known = shown.get(key) ?? new Set<string>();
      shown.set(key, known);
      for (const prop of props) known.add(prop);
    }
  }
  return shown;
}

/** Maps local names of a module to the exports that they stand for; a namespace stands for none. */
async function findLocals(
  source: string,
  { lang, project, wanted }: { lang: 'ts' | 'tsx' | 'jsx'; project: Project; wanted: ReadonlySet<string> },
): Promise<ReadonlyMap<string, { readonly package: string; readonly name: string }>> {
  const { imports } = await findImports(source, { lang, project });
  return new Map(
    imports.flatMap(({ kind, from, names }) =>
      kind !== 'import'
        ? []
        : names.flatMap(({ imported, local }) => {
            // A default export has the name of its module.
            const [target] = exportsWanted({ from, names: imported === 'default' ? [] : [imported] }, wanted);
            return [[local, target ?? { package: packageOf(from), name: imported }] as const];
          }),
    ),
  );
}

function keyOf(
  [first = '', ...members]: readonly string[],
  locals: Awaited<ReturnType<typeof findLocals>>,
  wanted: ReadonlySet<string>,
): string | undefined {
  const target = locals.get(first);
  if (target === undefined) return undefined;
  const key = shelfKey({ ...target, name: [target.name, ...members].join('.') });
  return wanted.has(key) ? key : undefined;
}

interface FoundElement {
  /** Parts of its name: `Dialog` and `Root` of `<Dialog.Root>`. */
  readonly tag: readonly string[];
  readonly props: readonly string[];
}

function elementsIn(node: Node): readonly FoundElement[] {
  const below = childrenOf(node).flatMap(elementsIn);
  const opening = node['openingElement'];
  if (node.type !== 'JSXElement' || !isNode(opening)) return below;
  const props = nodesIn(opening['attributes']).flatMap(({ name }) => partsOf(name));
  const hasContent = nodesIn(node['children']).some(
    ({ type, value }) => type !== 'JSXText' || String(value).trim() !== '',
  );
  return [{ tag: partsOf(opening['name']), props: [...props, ...(hasContent ? ['children'] : [])] }, ...below];
}

/** Returns the parts of a name (https://github.com/facebook/jsx/blob/main/AST.md); none of one with a namespace. */
function partsOf(name: unknown): readonly string[] {
  if (!isNode(name)) return [];
  if (name.type === 'JSXMemberExpression') return [...partsOf(name['object']), nameOf(name['property'])];
  return name.type === 'JSXIdentifier' ? [nameOf(name)] : [];
}
