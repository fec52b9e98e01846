import { pageFormat } from '../../engine/address/page-file.ts';
import { NOTHING_KNOWN } from '../code/blocks/lead-line.ts';
import { readCodeBlocks, type LeftBlock } from '../code/blocks/read-code-blocks.ts';
import type { LoadedProject } from '../project/load-project.ts';

/** Finds the code blocks that writers have left out of `check-code` with a reason, in all languages. */
export function findLeftOut({
  input,
  settings,
  readSource,
}: Pick<LoadedProject, 'input' | 'settings' | 'readSource'>): readonly LeftBlock[] {
  return input.pages.flatMap(({ path: file }) => {
    const text = readSource(file) ?? '';
    if (!text.includes('no-check')) return [];
    return readCodeBlocks({ file, text, format: pageFormat(file), settings }, NOTHING_KNOWN).left;
  });
}
