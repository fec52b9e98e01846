import type { ProjectInput } from '../model/project-input.ts';
import { applyEdits, editsByFile, type ProjectEdit } from '../text/text-edit.ts';

/** What a move has planned so far. */
interface Planned extends ProjectEdit {
  /** The content folder. */
  readonly folder: string;
  readonly pages: ReadonlyMap<string, string>;
  readonly read: (path: string) => string | undefined;
}

/**
 * Finds the places, as `file:line` after the move, where old pathnames stay: in code, comments and data, where they can
 * be part of an example as well as an address, so that only a writer can tell.
 */
export function findMentions(input: ProjectInput, { folder, pages, edits, moves, read }: Planned): readonly string[] {
  if (pages.size === 0) return [];
  const byFile = editsByFile(edits);
  const targets = new Map(moves.map(({ from, to }) => [from, to]));
  const old = new RegExp(`(?:${[...pages.keys()].map(escaped).join('|')})(?![\\p{L}\\p{N}_-])`, 'gu');
  const sources = [...input.nav, ...input.pages].map(({ path }) => path);
  const data = input.assets.filter((path) => TEXT.test(path)).map((path) => folder + path);
  return [...sources, ...(input.modules ?? []), ...data].flatMap((file) => {
    const text = read(file) ?? '';
    const changes = byFile.get(file) ?? [];
    const lines = Array.from(text.matchAll(old)).flatMap(({ index, 0: { length } }) => {
      const intro = text.slice(0, index);
      if (OTHER_HOST.test(intro) || changes.some(({ start, end }) => start < index + length && index < end)) return [];
      const before = changes.filter(({ end }) => end <= index);
      return [applyEdits(intro, before).split('\n').length];
    });
    return [...new Set(lines)].map((line) => `${targets.get(file) ?? file}:${line}`);
  });
}

/** Files of the content folder that may name addresses. */
const TEXT = /\.(?:css|html|js|json|txt|xml|ya?ml)$/;

const OTHER_HOST = /\/\/[^\s/]*$/;

function escaped(pathname: string): string {
  return pathname.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
