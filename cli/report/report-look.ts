import type { Diagnostic } from '../../engine/index.ts';
import type { Io } from '../system/base/io.ts';
import type { ScannedProject } from '../project/load-project.ts';
import { listFirst, reportWarnings } from './tell.ts';
import { plural } from '../system/summary.ts';
import { harmless } from '../system/base/terminal-text.ts';

/** What one refresh of a project found, besides errors. */
export interface Look {
  readonly warnings: readonly Diagnostic[];
  readonly notes: readonly string[];
  readonly milliseconds: number;
}

/**
 * Opens the report of a command that refreshes after each save, most of which change no warning: it tells everything at
 * first, then what is new and what is gone.
 */
export function openLookReport() {
  let last: Look | undefined;
  return async (project: ScannedProject, look: Look, io: Io): Promise<string> => {
    const before = last;
    last = look;
    const ready = `ready in ${Math.round(look.milliseconds)} ms`;
    const notes = without(look.notes, before?.notes ?? [], (note) => note);
    const noted = notes.map((note) => `note: ${harmless(note)}\n`).join('');
    if (before === undefined) return `${await reportWarnings(project, look.warnings, io)}${noted}${ready}\n`;
    const added = without(look.warnings, before.warnings, nameOf);
    const gone = without(before.warnings, look.warnings, nameOf);
    const told = (await listNews(project, before.warnings, look.warnings, io)).map((line) => `${line}\n`).join('');
    return `${told}${noted}${ready}${countOf(look.warnings.length, added.length, gone.length)}\n`;
  };
}

/** Lists the first of what is new and of what is gone since `before`, a line each. */
export async function listNews(
  project: ScannedProject,
  before: readonly Diagnostic[],
  now: readonly Diagnostic[],
  io: Io,
): Promise<readonly string[]> {
  const gone = await listFirst(project, without(before, now, nameOf), io);
  return [...(await listFirst(project, without(now, before, nameOf), io)), ...gone.map((line) => `gone: ${line}`)];
}

/** Identifies a warning, wherever edits have moved it in its file. */
function nameOf({ code, origin, message, help }: Diagnostic): string {
  return JSON.stringify([code, origin.file, message, help]);
}

/** Returns the items that the others lack; duplicates are matched one by one. */
function without<Item>(items: readonly Item[], others: readonly Item[], nameOf: (item: Item) => string): Item[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(nameOf(other), (left.get(nameOf(other)) ?? 0) + 1);
  return items.filter((item) => {
    const name = nameOf(item);
    const times = left.get(name) ?? 0;
    left.set(name, times - 1);
    return times <= 0;
  });
}

function countOf(warnings: number, added: number, gone: number): string {
  if (added === 0 && gone === 0) return warnings === 0 ? '' : `; ${plural(warnings, 'warning')} as before`;
  const changes = [added > 0 && `${added} new`, gone > 0 && `${gone} gone`].filter(Boolean).join(', ');
  return `; ${warnings === 0 ? 'no warnings' : plural(warnings, 'warning')}, ${changes}`;
}
