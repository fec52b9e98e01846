import path from 'node:path';
import * as fc from 'fast-check';
import type { ProjectInput, SourceFile } from '../../../engine/index.ts';
import { readFixture } from '../../diagnostics/read-fixture.ts';

const SITES = path.join(import.meta.dirname, '../../sites');

/** Projects that a mutation starts from; they have no findings, or the same ones each time. */
const PROJECTS = ['library', 'languages', 'three-languages'].map((name) => readFixture(path.join(SITES, name)).input);

/** A project with one file changed. */
export interface Mutation {
  readonly before: ProjectInput;
  readonly after: ProjectInput;
  /** The file that was changed. */
  readonly file: string;
  /** Whether the rest of the file is gone: what it was about is then missing, and not unknown. */
  readonly isCut: boolean;
}

/** Changes one file of `nav/` of one of the projects, at one place. */
export const anyMutation: fc.Arbitrary<Mutation> = fc
  .record({
    project: fc.constantFrom(...PROJECTS),
    file: fc.nat(),
    at: fc.nat(),
    length: fc.integer({ min: 1, max: 20 }),
    piece: fc.nat(),
    kind: fc.nat({ max: 6 }),
  })
  .map(({ project, file, at, length, piece, kind }) => {
    const files = [...project.nav, ...(project.translations ?? [])];
    const changed = files[file % files.length] as SourceFile;
    const text = mutate(changed.text, { at, length, piece: PIECES[piece % PIECES.length] ?? '', kind });
    const replace = (source: SourceFile) => (source === changed ? { ...source, text } : source);
    return {
      before: project,
      after: { ...project, nav: project.nav.map(replace), translations: (project.translations ?? []).map(replace) },
      file: changed.path,
      isCut: kind === CUT,
    };
  });

const PIECES = [
  '\t',
  '\n',
  '\r\n',
  ': ',
  '- ',
  '&a ',
  '*a',
  '<<: ',
  '!!map ',
  '{',
  '}',
  '[',
  ']',
  '"',
  "'",
  '#',
  '|\n',
  '\u0000',
  '\uFEFF',
  '😀',
  '\uD800',
  '---\n',
  '...\n',
  '? ',
  'null',
  '~',
  'true',
  '0x1F',
  '.inf',
  '__proto__: x\n',
  'constructor: x\n',
  'children: []\n',
  'children:\n',
  'pathname: /\n',
  '- - - ',
  '%YAML 1.1\n',
  'generate: directory\n',
  'generate: api\n',
  'package: [\n',
  'tabs: []\n',
  'prefixes: /x\n',
  'id: 5\n',
  '/a//b/../c?x#y',
  'https://x',
  '"\\0"',
  ' ',
  '  ',
  'title: 404\n',
  'x',
  'é',
  '-',
  '/',
  '/'.repeat(300),
  'a'.repeat(3000),
  '['.repeat(500),
  '{LANG}',
  '\\',
  '`',
  '`'.repeat(50),
];

const CUT = 6;

interface Change {
  readonly at: number;
  readonly length: number;
  readonly piece: string;
  readonly kind: number;
}

function mutate(text: string, { at, length, piece, kind }: Change): string {
  const offset = at % (text.length + 1);
  const lines = text.split('\n');
  const line = at % lines.length;
  switch (kind) {
    case 0:
      return text.slice(0, offset) + piece + text.slice(offset);
    case 1:
      return text.slice(0, offset) + text.slice(offset + length);
    case 2:
      return lines.toSpliced(line, 1).join('\n');
    case 3:
      return lines.toSpliced((at * 7) % lines.length, 0, lines[line] ?? '').join('\n');
    case 4:
      return lines
        .with(
          line,
          (lines[line] ?? '').replace(/: .*/, () => `: ${piece}`),
        )
        .join('\n');
    case 5:
      return lines
        .with(
          line,
          (lines[line] ?? '').replace(/^ */, (indent) => indent + ' '.repeat(1 + (length % 3))),
        )
        .join('\n');
    default:
      return text.slice(0, offset);
  }
}
