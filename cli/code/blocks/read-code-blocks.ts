import type { FileFinding } from '../../../engine/model/project-input.ts';
import type { Range } from '../../../engine/text/source.ts';
import type { BlockModule } from '../code-module.ts';
import { completeBlock, type CompletedBlock, type WrittenCode } from './complete-block.ts';
import { type BlockLine, type BlockPage, type FencedBlock, findFencedBlocks } from './fenced-blocks.ts';
import { findUnknownInstalls } from './find-installs.ts';
import type { KnownPackages } from './lead-line.ts';

/** The code blocks of a page. */
export interface CodeBlocks {
  readonly blocks: readonly BlockModule[];
  readonly findings: readonly FileFinding[];
  /** Blocks that are not checked, and why; `range` is their opening line. */
  readonly left: readonly LeftBlock[];
}

/** A block that its writer has left out. */
export interface LeftBlock {
  readonly file: string;
  readonly range: Range;
  readonly reason: string;
}

/** Reads the code blocks of a page as readers do: modules, or what stands in one, without what is clear. */
export function readCodeBlocks(page: BlockPage, known: KnownPackages): CodeBlocks {
  const { file } = page;
  const blocks: BlockModule[] = [];
  const findings: FileFinding[] = [];
  const left: LeftBlock[] = [];
  let before: WrittenCode | undefined;
  for (const block of findFencedBlocks(page)) {
    const { unchecked } = block.meta;
    if (unchecked !== undefined && unchecked !== '') {
      left.push({ file, range: block.range, reason: unchecked });
      if (programOf(block) !== undefined) before = undefined;
      continue;
    }
    findings.push(...findUnknownInstalls(block, known).map((found) => ({ file, ...found })));
    const written = programOf(block);
    if (written === undefined) continue;
    const program = block.meta.continues ? continued(before, written) : written;
    const completed = completeBlock(program, known.exports);
    // A diff shows a stretch of any file.
    if ('modules' in completed && (!written.isPart || isStatement(completed, program))) {
      before = program;
      blocks.push(...completed.modules.map((each): BlockModule => ({ kind: 'block', file, ...each })));
    } else if (!('modules' in completed) && !written.isPart) {
      before = undefined;
      const start = completed.place ?? block.range.start;
      findings.push({
        code: 'block-syntax',
        file,
        range: { start, end: start },
        message: `This is no code that readers could use: ${completed.failed}`,
        help: 'complete it, or say after its language why it need not be: `no-check="…"`',
      });
    }
  }
  return { blocks, findings, left };
}

const ENDINGS: ReadonlyMap<string, BlockModule['ending']> = new Map([
  ['ts', '.ts'],
  ['typescript', '.ts'],
  ['tsx', '.tsx'],
  ['js', '.js'],
  ['javascript', '.js'],
  ['jsx', '.jsx'],
]);

/** Returns the code of a block; `undefined` for other languages. Of a diff, that is what it leads to. */
function programOf({ language, lines, meta: { title = '' } }: FencedBlock): WrittenCode | undefined {
  const named = /\.[cm]?([a-z]+)$/.exec(title)?.[1];
  const ofFile = named === undefined ? undefined : ENDINGS.get(named);
  const ending = ENDINGS.get(language);
  if (language === 'diff' || (ending !== undefined && lines.some(({ text }) => /^[-+]\s/.test(text)))) {
    const isOther = named !== undefined && ofFile === undefined;
    const own = lines.flatMap(afterSide);
    return isOther ? undefined : { lines: own, ending: ofFile ?? ending ?? '.tsx', isPart: true };
  }
  // Writers often take the language of scripts for both.
  const isTyped = ending?.startsWith('.js') === true && ofFile?.startsWith('.ts') === true;
  return ending === undefined ? undefined : { lines, ending: isTyped ? ofFile : ending, isPart: false };
}

function afterSide({ text, place }: BlockLine): readonly BlockLine[] {
  if (/^(?:-|@@|\+\+\+ )/.test(text)) return [];
  const isMarked = /^[+ ]/.test(text);
  if (!isMarked || place === undefined) return [{ text, place }];
  return [{ text: text.slice(1), place: { ...place, column: place.column + 1, offset: place.offset + 1 } }];
}

/** JSON, YAML and commands can be read as expressions, and as members. */
function isStatement({ form }: CompletedBlock, { lines }: WrittenCode): boolean {
  const isSentence = form === 'module' || form === 'statement' || form === 'elements';
  return (
    isSentence &&
    lines.some(({ text }) => /<[A-Z]|=>|\w\(|^\s*(?:import|export|const|let|var|return|type|interface)\b/.test(text))
  );
}

/** Puts code after that which it continues; if nobody knows that, it is a part of something. */
function continued(before: WrittenCode | undefined, own: WrittenCode): WrittenCode {
  if (before === undefined) return { ...own, isPart: true };
  const endings = [before.ending, own.ending];
  const typed = endings.some((ending) => ending.startsWith('.ts'));
  const elements = endings.some((ending) => ending.endsWith('x'));
  return {
    lines: [...before.lines.map(({ text }) => ({ text, place: undefined })), ...own.lines],
    ending: `.${typed ? 'ts' : 'js'}${elements ? 'x' : ''}`,
    isPart: before.isPart || own.isPart,
  };
}
