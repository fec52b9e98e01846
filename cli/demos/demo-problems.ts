import { readFileSync } from 'node:fs';
import { findSourceMap } from 'node:module';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEMO_FAILED, DEMO_SYNTAX, indexLines, type Diagnostic, type DiagnosticDefinition } from '../../engine/index.ts';
import { modulesOf, type DemoPage } from './demo-pages.ts';
import { DemoCrash } from './render-demos.ts';

/** Where in a file something went wrong; lines and columns from 1. */
interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Finds out which mistakes in demos an error stands for, which holds one for each in its `errors`; empty for an error that is none of theirs. */
export function findProblems(root: string, error: unknown, pages: readonly DemoPage[]): readonly Diagnostic[] {
  const errors = typeof error === 'object' && error !== null && 'errors' in error && Array.isArray(error.errors) ? (error.errors as readonly unknown[]) : [];
  return errors.flatMap((entry) => (entry instanceof DemoCrash ? [describeCrash(root, entry, pages)] : describeSyntax(root, entry, pages)));
}

function describeCrash(root: string, { path, message, cause }: DemoCrash, pages: readonly DemoPage[]): Diagnostic {
  const stack = cause instanceof Error ? toSources(cause.stack ?? '') : '';
  const place = placesIn(stack, root).find(({ file }) => isPart(file, pages)) ?? { file: path, line: 1, column: 1 };
  return diagnose(root, DEMO_FAILED, place, `This demo throws while it is rendered: ${firstLine(message)}`, 'make it render without a browser, or move what needs one into an effect');
}

/** A mistake that the bundler found. */
function describeSyntax(root: string, error: unknown, pages: readonly DemoPage[]): readonly Diagnostic[] {
  const text = plain(error instanceof Error ? error.message : String(error));
  const own = error as { readonly id?: string; readonly loc?: { readonly file?: string; readonly line: number; readonly column: number } };
  const file = own.loc?.file ?? own.id;
  const place = file !== undefined && own.loc !== undefined ? { file: fromRoot(root, file), line: own.loc.line, column: own.loc.column + 1 } : placesIn(text, root)[0];
  if (place === undefined || !isPart(place.file, pages)) return [];
  const message = firstLine(text.replace(/^\[[A-Z_]+\]\s*(?:Error:\s*)?/, ''));
  return [diagnose(root, DEMO_SYNTAX, place, `This demo cannot be compiled: ${message}`, 'correct the module, or install the package that it imports')];
}

function isPart(file: string, pages: readonly DemoPage[]): boolean {
  return modulesOf(pages).includes(file);
}

/** Names the sources in a stack, where Node has not done so: other tools may have taken stacks over. */
function toSources(stack: string): string {
  return stack.replaceAll(/([^\s()]+\.cjs):(\d+):(\d+)/g, (frame, file: string, line: string, column: string) => {
    const entry = findSourceMap(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (entry === undefined || !('originalSource' in entry)) return frame;
    const source = entry.originalSource.startsWith('file:') ? fileURLToPath(entry.originalSource) : resolve(dirname(file), entry.originalSource);
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}

/** Places of the form `file:line:column` in a text. */
function placesIn(text: string, root: string): readonly Place[] {
  return Array.from(text.matchAll(/([^\s()[\]]+\.tsx?):(\d+):(\d+)/g), ([, file = '', line, column]) => ({ file: fromRoot(root, file.replace(/^file:\/\//, '')), line: Number(line), column: Number(column) }));
}

function fromRoot(root: string, file: string): string {
  return (isAbsolute(file) ? relative(root, file) : relative(root, join(root, file))).split(sep).join('/');
}

function diagnose(root: string, { code, severity }: DiagnosticDefinition, { file, line, column }: Place, message: string, help: string): Diagnostic {
  const text = readFileSync(join(root, file), 'utf8');
  const lines = text.split('\n');
  const offset = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
  const word = /^[\w$.]+/.exec(text.slice(offset))?.[0].length ?? 1;
  const index = indexLines(text);
  return { code, severity, origin: { file, range: { start: index.position(offset), end: index.position(Math.min(text.length, offset + word)) } }, message, help, related: [] };
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0]?.trim().replace(/[.:]?$/, '.') ?? '';
}

// Colours of a terminal.
// oxlint-disable-next-line no-control-regex
const COLOURS = /\u001b\[[\d;]*m/g;

function plain(text: string): string {
  return text.replaceAll(COLOURS, '');
}
