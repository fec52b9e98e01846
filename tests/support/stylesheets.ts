import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type AtRule, type Node, type Rule } from 'postcss';
import { ROOT } from './docs-nav.ts';

/** A declaration in a stylesheet and what surrounds it. */
export interface Declaration {
  readonly selector: string;
  readonly name: string;
  readonly value: string;
  /** The cascade layer; `` outside of all. */
  readonly layer: string;
}

/** Names of the stylesheets of pages, in the order in which a page with all of them loads them. */
export const STYLESHEETS = [
  'opening',
  'marks',
  'ask',
  'first',
  'rows',
  'demos',
  'home',
  'landings',
  'slots',
  'later',
] as const;

/** A stylesheet of pages as browsers get it. */
export function readBuiltStyle(name: (typeof STYLESHEETS)[number]): string {
  const folder = path.join(ROOT, 'dist/browser');
  const built = JSON.parse(readFileSync(path.join(folder, 'styles.json'), 'utf8')) as Record<
    string,
    { readonly file: string }
  >;
  return readFileSync(path.join(folder, built[`styles/${name}.css`]?.file ?? ''), 'utf8');
}

/** The colors, lengths and typefaces of the theme, as they are written. */
export function readTokens(): string {
  return ['opening-tokens', 'code-tokens', 'tokens']
    .map((name) => readFileSync(path.join(ROOT, `site/theme/${name}.css`), 'utf8'))
    .join('\n');
}

/** All of them. */
export function readBuiltStyles(): string {
  return STYLESHEETS.map(readBuiltStyle).join('\n');
}

/** Every declaration in the order of the text. */
export function declarationsOf(css: string): Declaration[] {
  const found: Declaration[] = [];
  parse(css).walkDecls(({ parent, prop, value }) => {
    const within = ancestorsOf(parent as Node | undefined);
    const layers = within.filter((node): node is AtRule => node.type === 'atrule' && (node as AtRule).name === 'layer');
    const rule = within.find((node): node is Rule => node.type === 'rule');
    found.push({
      selector: rule?.selector ?? '',
      name: prop,
      value,
      layer: layers.map(({ params }) => params).join('.'),
    });
  });
  return found;
}

function ancestorsOf(node: Node | undefined): Node[] {
  return node === undefined ? [] : [node, ...ancestorsOf(node.parent as Node | undefined)];
}
