import type { FileFinding } from '../../../engine/model/project-input.ts';
import type { Origin } from '../../../engine/text/source.ts';
import type { BlockModule } from './code-module.ts';
import { completeBlock, type CompletedBlock, type WrittenCode } from './complete-block.ts';
import { type BlockPage, type FencedBlock, findFencedBlocks, moved, withoutPlaces } from './fenced-blocks.ts';
import { findUnknownInstalls } from './find-installs.ts';
import type { KnownPackages } from './lead-line.ts';

/** The code blocks of a page. */
export interface CodeBlocks {
  readonly blocks: readonly BlockModule[];
  readonly findings: readonly FileFinding[];
  readonly left: readonly LeftBlock[];
}

/** A block that its writer has left out, and why; the range is that of its opening line. */
export interface LeftBlock extends Origin {
  readonly reason: string;
}

/** Lines that a block goes on from, because all of them are read again for each. */
const LONGEST = 200;

/** Reads the code blocks of a page as readers do: modules, or what stands in one, without what is clear. */
export function readCodeBlocks(page: BlockPage, known: KnownPackages): CodeBlocks {
  const { file } = page;
  const blocks: BlockModule[] = [];
  const findings: FileFinding[] = [];
  const left: LeftBlock[] = [];
  let before: WrittenCode | undefined;
  for (const block of findFencedBlocks(page)) {
    const { range, meta } = block;
    const reason = meta.unchecked;
    if (reason !== undefined) left.push({ file, range, reason });
    else findings.push(...findUnknownInstalls(file, block, known));
    const written = programOf(block);
    if (written === undefined) continue;
    const program = meta.continues ? continued(before, written) : written;
    before = undefined;
    if (reason !== undefined) continue;
    const completed = completeBlock(program, known);
    if ('modules' in completed) {
      if (written.isPart && !isStatement(completed, written)) continue;
      before = program.lines.length > LONGEST ? undefined : program;
      blocks.push(...completed.modules.map((each): BlockModule => ({ kind: 'block', file, ...each })));
    } else if (!written.isPart) {
      const start = completed.place ?? range.start;
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

const ENDINGS: Readonly<Record<string, BlockModule['ending']>> = {
  ts: '.ts',
  typescript: '.ts',
  tsx: '.tsx',
  js: '.js',
  javascript: '.js',
  jsx: '.jsx',
};

/** Returns the code of a block; `undefined` for other languages. Of a diff, that is what it leads to. */
function programOf({ language, lines, meta: { title = '' } }: FencedBlock): WrittenCode | undefined {
  const [, named] = /\.[cm]?([a-z]+)$/.exec(title) ?? [];
  const ofFile = ENDINGS[named ?? ''];
  const ending = ENDINGS[language];
  if (language === 'diff' || (ending !== undefined && lines.some(({ text }) => /^[-+]\s/.test(text)))) {
    const after = lines.filter(({ text }) => !/^(?:-|@@|\+\+\+ )/.test(text));
    const own = after.map((line) =>
      /^[+ ]/.test(line.text) ? { text: line.text.slice(1), place: line.place && moved(line.place, 1) } : line,
    );
    const isOther = named !== undefined && ofFile === undefined;
    return isOther ? undefined : { lines: own, ending: ofFile ?? ending ?? '.tsx', isPart: true };
  }
  // Files in TypeScript are often written in blocks for JavaScript.
  const isTyped = ending?.startsWith('.js') === true && ofFile?.startsWith('.ts') === true;
  return ending === undefined ? undefined : { lines, ending: isTyped ? ofFile : ending, isPart: false };
}

/** JSON, YAML and commands can be read as expressions, and as members. */
function isStatement({ form }: CompletedBlock, { lines }: WrittenCode): boolean {
  const code = /<[A-Z]|=>|\w\(|^\s*(?:import|export|const|let|var|return|type|interface)\b/;
  return /^(?:module|statement|elements)$/.test(form) && lines.some(({ text }) => code.test(text));
}

/** Puts code after that which it continues; if nobody knows that, it is a part of something. */
function continued(before: WrittenCode | undefined, own: WrittenCode): WrittenCode {
  if (before === undefined) return { ...own, isPart: true };
  const endings = before.ending + own.ending;
  const lines = [...withoutPlaces(before.lines), ...own.lines];
  const ending = `.${endings.includes('t') ? 'ts' : 'js'}${endings.includes('x') ? 'x' : ''}` as const;
  return { lines, ending, isPart: before.isPart || own.isPart };
}
