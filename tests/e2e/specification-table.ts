import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The sections of the specification. */
export type SpecifiedSection = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** A line of the specification. */
export interface SpecifiedLine {
  readonly section: SpecifiedSection;
  /** How the line begins. */
  readonly line: string;
}

/** One clause of a line of the specification and the test that proves it. */
export interface SpecificationRow extends SpecifiedLine {
  /** The clause, in a few words. */
  readonly row: string;
  /** Test file, below `tests/`. */
  readonly file: string;
  /** Title of the test; with those of the `describe`s around it, joined by ` > `, where several have the same. */
  readonly test: string;
}

const LINES = readLines(readFileSync(path.join(import.meta.dirname, 'specification.md'), 'utf8'));

/** Every clause of the specification, as `specification.md` lists them. */
export const SPECIFICATION_TABLE: readonly SpecificationRow[] = LINES.flatMap(({ section, line, clauses }) =>
  clauses.map((clause) => {
    const { row = '', file = '', test = '' } = /^(?<row>.+)\n +(?<file>\S+): (?<test>.+)$/.exec(clause)?.groups ?? {};
    return { section, line, row, file, test };
  }),
);

/** Lines without clauses: they only say that something is left unspecified, so there is nothing to prove. */
export const EMPTY_LINES: readonly SpecifiedLine[] = LINES.filter(({ clauses }) => clauses.length === 0);

function readLines(text: string): readonly (SpecifiedLine & { readonly clauses: readonly string[] })[] {
  const sections = text.split(/^## (?=[1-9]\.)/m).slice(1);
  return sections.flatMap((part) => {
    const section = Number(part[0]) as SpecifiedSection;
    const lines = part.split(/^- /m).slice(1);
    return lines.map((entry) => {
      const [line = '', ...clauses] = entry.trim().split(/\n {2}- /);
      return { section, line, clauses };
    });
  });
}
