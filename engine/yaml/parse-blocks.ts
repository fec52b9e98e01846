import type { SourceFile } from '../text/source.ts';
import { parseYaml } from './parse-yaml.ts';
import type { ParsedFile, YamlEntry } from './yaml-node.ts';

/**
 * Reads what it can of a mapping in a file with a syntax error: some of its keys, each parsed separately with its own
 * lines. If a key occurs twice, the first one is used.
 */
export function parseBlocks({ path, text }: SourceFile, keys: readonly string[]): ParsedFile {
  const blocks = new Map<string, string>();
  for (const block of text.split(BLOCK_START)) {
    const key = KEY.exec(block)?.[1];
    if (key !== undefined && keys.includes(key) && !blocks.has(key)) blocks.set(key, block);
  }
  const entries = [...blocks.values()].flatMap((block): readonly YamlEntry[] => {
    const root = parseYaml({ path, text: block }, () => {})?.root;
    // Nothing is reported at these places: the file has a message already.
    return root?.kind === 'map'
      ? root.entries.slice(0, 1).map(({ key, value }) => ({ key, start: 0, end: 0, value }))
      : [];
  });
  return { path, text, root: { kind: 'map', start: 0, end: 0, entries }, dropped: [] };
}

/** A line that is neither indented, nor a comment, nor a list entry, but may be a document separator. */
const BLOCK_START = /(?<=[\r\n])(?=[^\s#-]|---)/;
const KEY = /^['"]?(\w+)['"]?[ \t]*:/;
