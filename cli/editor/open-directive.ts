import { readAttributeList } from '../../site/markdown/tree/attribute-list.ts';

/** A directive in whose braces the cursor is. */
export interface OpenDirective {
  readonly name: string;
  /** What is in the braces up to the cursor. */
  readonly written: string;
  /** The attributes in it, without one that is being typed. */
  readonly names: readonly string[];
}

/** Finds the directive in whose braces a line ends; braces in quotes are text. */
export function findOpenDirective(before: string): OpenDirective | undefined {
  for (const { 0: head, 1: name = '', index } of before.matchAll(OPENING)) {
    const open = index + head.length;
    const { attributes, end } = readAttributeList(before, open - 1);
    if (end !== undefined) continue;
    const whole = attributes.filter((attribute) => attribute.end < before.length);
    return { name, written: before.slice(open), names: whole.map((attribute) => attribute.name) };
  }
  return undefined;
}

const OPENING = /(?:^\s*:{2,}|(?<!:):)([a-z][\w-]*)(?:\[[^\]]*\])?\{/g;
