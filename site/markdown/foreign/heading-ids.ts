import { stretchOf } from '../tree/destination.ts';
import type { NodeOf } from '../tree/syntax-tree.ts';
import type { Intake } from './intake.ts';
import { claimId } from './make-element.ts';

const ID = /^\{#([^{}\s]+)\}[ \t]*$/;

/** Removes `{#id}` from the end of a heading and uses it as the heading's id. */
export function readHeadingId(heading: NodeOf<'heading'>, intake: Intake): void {
  const last = heading.children.at(-1);
  const from = last?.type === 'text' ? last.value.lastIndexOf('{#') : -1;
  if (last?.type !== 'text' || from < 0) return;
  const written = ID.exec(last.value.slice(from))?.[1];
  if (written === undefined) return;
  const kept = last.value.slice(0, from).trimEnd();
  last.value = kept;
  const id = claimId(written, stretchOf(heading), intake);
  if (id !== undefined) Object.assign(heading, { data: { ...heading.data, id } });
}
