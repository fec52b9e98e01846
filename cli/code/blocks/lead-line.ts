import type { BlockModule } from '../code-module.ts';
import type { Node } from '../../system/modules/syntax-node.ts';
import { findNames } from './free-names.ts';

/** What a package exports under a name. */
export interface KnownExport {
  /** As imports write it. */
  readonly from: string;
  readonly isType: boolean;
}

/** What code blocks may speak of without saying where it comes from. */
export interface KnownPackages {
  /** What the packages of the page’s section export, by name. */
  readonly exports: ReadonlyMap<string, KnownExport>;
  /** Names of the packages that readers may be told to install. */
  readonly installable: ReadonlySet<string>;
  /** Returns whether a package is installed, for whatever reason. */
  isInstalled(name: string): boolean;
}

/** A line for what a block leaves out. */
export interface Lead {
  readonly text: string;
  /** Names that stand for anything, because only readers know them. */
  readonly assumed: readonly string[];
}

/**
 * Writes the imports and declarations that code needs and leaves out, in one line. Of a part of a file, the rest may
 * declare anything.
 */
export function leadOf(body: readonly Node[], code: LedCode, known: KnownPackages['exports']): Lead {
  const { free } = findNames(body);
  const imports = [...free].flatMap(([name, use]): readonly string[] => {
    const found = name === 'React' ? undefined : known.get(name);
    if (found === undefined || (use === 'value' && found.isType)) return [];
    return [`import { ${use === 'type' ? 'type ' : ''}${name} } from '${found.from}';`];
  });
  const namespace = free.has('React') ? ["import * as React from 'react';"] : [];
  const assumed = [...free].filter(
    ([name, use]) =>
      !known.has(name) &&
      !RESERVED.has(name) &&
      (LIKE_CONTEXT.test(name) || (use === 'value' && (code.isPart || /^[A-Z][A-Z\d_]+$/.test(name)))),
  );
  const declared = assumed.map(([name]) => declarationOf(name, code.ending));
  const augmented = [...code.text.matchAll(AUGMENTED)].map(([, name = '']) => `import '${name}';`);
  return {
    text: [...(code.isLoose ? [LOOSE] : []), ...namespace, ...augmented, ...imports, ...declared].join(' '),
    assumed: assumed.map(([name]) => name),
  };
}

/** Code that a lead is written for. */
interface LedCode extends Pick<BlockModule, 'ending' | 'text'> {
  /** Whether it is a part of a file whose rest nobody sees. */
  readonly isPart: boolean;
  /** Whether it is an object or a function whose types only its place would tell. */
  readonly isLoose: boolean;
}

const LOOSE =
  'type Loose = ((...all: any) => any) | { [name: string]: Loose } | object | string | number | bigint | boolean | symbol | null | undefined;';

/** Values, but no hooks, components or types: these are told if they do not exist. */
const LIKE_CONTEXT = /^(?!use[A-Z])[a-z_$]/;

const RESERVED = new Set(['React', 'undefined', 'globalThis', 'arguments', 'const']);

/** A name of the browser or of Node keeps its type: what is declared in a module would hide it. */
function declarationOf(name: string, ending: BlockModule['ending']): string {
  const type = `typeof globalThis extends { ${name}: infer Known } ? Known : any`;
  return ending.startsWith('.ts')
    ? `declare let ${name}: ${type};`
    : `let ${name} = /** @type {${type}} */ (/** @type {any} */ (undefined));`;
}

/** The compiler resolves a module that is imported, but not one that is only augmented. */
const AUGMENTED = /^\s*declare module '([^']+)'/gm;

/** Returns whether code changes the types of other modules, or those of all: it holds for the rest of its page only. */
export function augments(text: string): boolean {
  return /^\s*declare (?:module|global)\b/m.test(text);
}
