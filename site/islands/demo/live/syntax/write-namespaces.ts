import { parseSource, type SourceNode } from './parse-source.ts';

/** Name of the object that a namespace fills, in its code. */
const SPACE = 'docsNavSpace';

const SPACES = 'NamespaceDeclaration';
const EXPORT = 'ExportDeclaration';

/** What leaves nothing at run time. */
const TYPES = /^(?:[{};]|(?:Line|Block)Comment|(?:Interface|TypeAlias|Ambient)Declaration)$/;

/** What contains names of values. */
const NAMED = /^(?:Variable|Function|Class|Enum|Namespace)Declaration$|Pattern/;

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
  /** What the blocks of each namespace have exported so far, which its next ones can use, too. */
  const exported: Record<string, string[]> = {};
  const namesIn = (part: SourceNode): readonly string[] => {
    if (part.name.endsWith('Definition')) return [source.slice(part.from, part.to)];
    return NAMED.test(part.name) ? childrenOf(part).flatMap(namesIn) : [];
  };
  const look = (parent: SourceNode, path: string): void => {
    const declared = new Set<string>();
    for (const statement of childrenOf(parent)) {
      const own = declarationOf(statement);
      const names = isSpace(own) ? namesIn(own) : [];
      const isExported = own !== statement;
      const isKnown = declared.has(names[0] ?? '');
      if (isExported && (path !== '' || isKnown))
        edits.push({ from: statement.from, to: statement.from + 'export'.length, text: '' });
      for (const name of own.name === SPACES ? names.slice(0, 1) : namesIn(own)) declared.add(name);
      const block = own.getChild('Block');
      if (names.length === 0 || block === null) continue;
      let within = path;
      let [head, tail] = ['', ''];
      for (const [at, name] of names.entries()) {
        const isInner = at > 0 || (path !== '' && isExported);
        if (isInner) (exported[within] ??= []).push(name);
        within += `.${name}`;
        const declaration = at === 0 && isKnown ? '' : `${at + path.length === 0 ? 'var' : 'let'} ${name}`;
        head += `${declaration};((${SPACE})=>{const{${[...new Set(exported[within])].join()}}=${SPACE};{`;
        tail = `}})(${isInner ? `${name}=${SPACE}.` : ''}${name}||={});${tail}`;
      }
      const given = childrenOf(block).flatMap(({ name, lastChild }) => (name === EXPORT && lastChild ? lastChild : []));
      const values = [...new Set(given.flatMap((value) => (value.name === SPACES ? [] : namesIn(value))))];
      const live = values.map((name) => `get ${name}(){return ${name}},set ${name}(${SPACE}){${name}=${SPACE}}`);
      const lines = source.slice(own.from, block.from).replaceAll(/[^\n]/g, '');
      head += `Object.defineProperties(${SPACE},Object.getOwnPropertyDescriptors({${live.join()}}));${lines}`;
      edits.push({ from: own.from, to: block.from + 1, text: head });
      look(block, within);
      edits.push({ from: block.to - 1, to: block.to, text: tail });
      (exported[within] ??= []).push(...values);
    }
  };
  look(parseSource(source, file).topNode, '');
  return edits.reduceRight((text, { from, to, text: by }) => text.slice(0, from) + by + text.slice(to), source);
}

/** Returns what a statement declares, without its `export`. */
function declarationOf(statement: SourceNode): SourceNode {
  return (statement.name === EXPORT && statement.lastChild) || statement;
}

/** Whether something is a namespace of more than types. */
function isSpace(own: SourceNode): boolean {
  const isOfTypes = (part: SourceNode) => TYPES.test(part.name) || (part.name === SPACES && !isSpace(part));
  return own.name === SPACES && !childrenOf(own.getChild('Block')).map(declarationOf).every(isOfTypes);
}

function childrenOf(parent: SourceNode | null): readonly SourceNode[] {
  const children: SourceNode[] = [];
  for (let child = parent?.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}
