import type { SourceFile } from '../source.ts';
import { parseYaml } from './parse-yaml.ts';
import type { ParsedFile, YamlEntry } from './yaml-node.ts';

/**
 * Reads what can still be read of a mapping whose file has a syntax error: some of its keys, each by itself with the
 * lines that belong to it. Of a key that stands twice, the first counts.
 */
export function parseBlocks({ path, text }: SourceFile, keys: readonly string[]): ParsedFile {
  const blocks = new Map<string, string>();
  for (const block of text.split(BLOCK_START)) {
    const key = KEY.exec(block)?.[1];
    if (key !== undefined && keys.includes(key) && !blocks.has(key)) blocks.set(key, block);
  }
  const entries = [...blocks.values()].flatMap((block): readonly YamlEntry[] => {
    const root = parseYaml({ path, text: block }, () => {})?.root;
    // Nothing is reported at these places: the file has its message.
    return root?.kind === 'map'
      ? root.entries.slice(0, 1).map(({ key, value }) => ({ key, start: 0, end: 0, value }))
      : [];
  });
  return { path, text, root: { kind: 'map', start: 0, end: 0, entries }, dropped: [] };
}

/** A line that is neither indented, nor a comment, nor an entry of a list; one that parts documents is. */
const BLOCK_START = /(?<=[\r\n])(?=[^\s#-]|---)/;
const KEY = /^['"]?(\w+)['"]?[ \t]*:/;
