import { parseSource, type SyntaxNode } from './parse-source.ts';

/** Name of the object that a namespace fills, in its code. */
const SPACE = 'docsNavSpace';

/** What leaves nothing at run time. */
const TYPES = /^(?:[{};]|(?:Line|Block)Comment|(?:Interface|TypeAlias|Ambient)Declaration)$/;

/**
 * Writes the namespaces of TypeScript as functions that fill an object, which the compiler does not. Lines stay where
 * they are.
 *
 * @example
 * 'namespace N { export const a = 1; }' → 'var N;((space) => {… const a = 1; …})(N ||= {});'
 */
export function writeNamespaces(source: string, file: string): string {
  if (!/\b(?:namespace|module)\s+[\w$]/.test(source)) return source;
  const edits: { readonly from: number; readonly to: number; readonly text: string }[] = [];
  /** What the blocks of a namespace have exported so far, which the next ones can use, too. */
  const exported = new Map<string, Set<string>>();
  const textOf = ({ from, to }: SyntaxNode) => source.slice(from, to);
  const namesIn = (part: SyntaxNode): readonly string[] => {
    if (/^(?:Variable|Type)Definition$/.test(part.name)) return [textOf(part)];
    return /^(?:Variable|Function|Class|Enum)Declaration$|Pattern/.test(part.name)
      ? childrenOf(part).flatMap(namesIn)
      : [];
  };

  function look(parent: SyntaxNode, path: string): void {
    const declared = new Set<string>();
    for (const statement of childrenOf(parent)) {
      const own = declarationOf(statement);
      const isExported = own !== statement;
      const spaces = own.name === 'NamespaceDeclaration' && !isOfTypes(own) ? spacesIn(own) : [];
      const [name] = spaces;
      const isNew = name === undefined || !declared.has(name);
      if (isExported && (path !== '' || !isNew))
        edits.push({ from: statement.from, to: statement.from + 'export'.length, text: '' });
      if (name !== undefined) write(own, spaces, { path, isExported, isNew });
      for (const known of [...spaces.slice(0, 1), ...namesIn(own)]) declared.add(known);
    }
  }
  function write(
    namespace: SyntaxNode,
    names: readonly string[],
    { path, isExported, isNew }: { readonly path: string; readonly isExported: boolean; readonly isNew: boolean },
  ): void {
    const block = namespace.getChild('Block');
    if (block === null) return;
    let within = path;
    let head = '';
    let tail = '';
    for (const [at, name] of names.entries()) {
      const isInner = within !== '' && (at > 0 || isExported);
      if (isInner) noteExport(within, name);
      within += `.${name}`;
      const kind = within === `.${name}` ? 'var' : 'let';
      head += `${at > 0 || isNew ? `${kind} ${name}` : ''};((${SPACE})=>{const{${[...(exported.get(within) ?? [])].join()}}=${SPACE};{`;
      tail = `}})(${isInner ? `${name}=${SPACE}.${name}||={}` : `${name}||={}`});${tail}`;
    }
    const filled = childrenOf(block).flatMap((statement) => {
      const own = declarationOf(statement);
      return own === statement ? [] : namesIn(own);
    });
    const live = [...new Set(filled)].map(
      (name) => `get ${name}(){return ${name}},set ${name}(${SPACE}){${name}=${SPACE}}`,
    );
    const lines = source.slice(namespace.from, block.from).replaceAll(/[^\n]/g, '');
    head += `Object.defineProperties(${SPACE},Object.getOwnPropertyDescriptors({${live.join()}}));${lines}`;
    edits.push({ from: namespace.from, to: block.from + 1, text: head });
    look(block, within);
    edits.push({ from: block.to - 1, to: block.to, text: tail });
    for (const name of filled) noteExport(within, name);
  }
  function noteExport(path: string, name: string): void {
    exported.set(path, (exported.get(path) ?? new Set()).add(name));
  }
  function spacesIn(namespace: SyntaxNode): readonly string[] {
    return childrenOf(namespace).flatMap((part) =>
      /^(?:Variable|Property)Definition$/.test(part.name) ? textOf(part) : [],
    );
  }

  look(parseSource(source, file).topNode, '');
  return edits.reduceRight((text, { from, to, text: by }) => text.slice(0, from) + by + text.slice(to), source);
}

/** Returns what a statement declares, without its `export`. */
function declarationOf(statement: SyntaxNode): SyntaxNode {
  return (statement.name === 'ExportDeclaration' && statement.lastChild) || statement;
}

function isOfTypes(namespace: SyntaxNode): boolean {
  return childrenOf(namespace.getChild('Block')).every((statement) => {
    const own = declarationOf(statement);
    return TYPES.test(own.name) || (own.name === 'NamespaceDeclaration' && isOfTypes(own));
  });
}

function childrenOf(parent: SyntaxNode | null): readonly SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = parent?.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}
