import { indexLines, type FileFinding, type SourceFile, type Span } from '../../../engine/index.ts';

/** Returns a place in a file of `nav/` with its lines and columns. */
export function placeInNav(
  { file, start, end }: Span,
  nav: readonly SourceFile[],
): Pick<FileFinding, 'file' | 'range'> {
  const lines = indexLines(nav.find(({ path }) => path === file)?.text ?? '');
  return { file, range: { start: lines.position(start), end: lines.position(end) } };
}
