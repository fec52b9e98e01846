import type { Node } from '../../system/modules/syntax-node.ts';
import type { BlockModule } from './code-module.ts';
import { findFreeNames } from './free-names.ts';
import { isNearly } from './is-nearly.ts';

/** What code blocks may speak of without saying where it comes from. */
export interface KnownPackages {
  /** What the packages of the page’s section export, by name. */
  readonly exports: ReadonlyMap<string, KnownExport>;
  /** Names of the packages that readers may be told to install. */
  readonly installable: ReadonlySet<string>;
  /** What the same packages exported in the version that is compared; a name that is gone stands for nothing else. */
  readonly before?: ReadonlyMap<string, unknown> | undefined;
}

/** Of a project whose packages nobody has asked about. */
export const NOTHING_KNOWN: KnownPackages = { exports: new Map(), installable: new Set() };

/** What a package exports under a name. */
export interface KnownExport {
  /** As imports write it. */
  readonly from: string;
  readonly isType: boolean;
}

/** Code that a lead is written for. */
interface LedCode extends Pick<BlockModule, 'ending' | 'text'> {
  readonly body: readonly Node[];
  /** Whether it is a part of a file whose rest nobody sees, which may declare any value. */
  readonly isPart: boolean;
}

/** The names that packages export. */
export type Known = Pick<KnownPackages, 'exports' | 'before'>;

/** A line before the first one of code. */
interface Lead extends Pick<BlockModule, 'missing'> {
  /** The imports and declarations that the code needs and leaves out. */
  readonly lead: string;
}

/** Writes what code needs and leaves out, in one line. */
export function leadOf({ body, text, ending, isPart }: LedCode, { exports: known, before }: Known): Lead {
  // The compiler resolves a module that is imported, but not one that is only augmented.
  const augmented = [...text.matchAll(/^\s*declare module '([^']+)'/gm)].map(([, name = '']) => `import '${name}';`);
  const missing: string[] = [];
  const names = [...findFreeNames(body)].flatMap(([name, use]): readonly string[] => {
    const found = known.get(name);
    if (name === 'React') return ["import * as React from 'react';"];
    if (found !== undefined && (use === 'type' || !found.isType))
      return [`import { ${use === 'type' ? 'type ' : ''}${name} } from '${found.from}';`];
    // Neither a type nor one of several that are numbered is misspelt.
    const isNear = !isPart && !/\d$/.test(name) && [...known].some(([near, to]) => !to.isType && isNearly(name, near));
    const isMissing = found !== undefined || (!CONTEXT.test(name) && (isNear || before?.has(name) === true));
    if (isMissing) missing.push(name);
    if (isMissing || use === 'type' || /^(?:undefined|globalThis|arguments|const)$/.test(name)) return [];
    // A name of the browser or of Node keeps its type, which a declaration would hide; but it is no component, nor a state.
    const isPlain = use === 'element' || /^(?:open|name|status|event|length|parent|top|screen|history)$/.test(name);
    const type = isPlain ? 'any' : `typeof globalThis extends { ${name}: infer Known } ? Known : any`;
    return ending.startsWith('.ts')
      ? [`declare let ${name}: ${type};`]
      : [`let ${name} = /** @type {${type}} */ (/** @type {any} */ (0));`];
  });
  return { lead: [...augmented, ...names].join(' '), missing };
}

/** Names of variables. Others stand for something of the reader’s as well, unless they are nearly what a package exports. */
const CONTEXT = /^(?!use[A-Z])[a-z_$]/;

/** Returns whether code changes the types of other modules, or those of all: it holds for the rest of its page only. */
export function augments(text: string): boolean {
  return /^\s*declare (?:module|global)\b/m.test(text);
}
