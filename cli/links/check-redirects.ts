import { REDIRECT_CHAIN } from '../../engine/index.ts';
import { toPathname } from '../../engine/address/pathname.ts';
import { definitionOf, type createInsideCheck, type Verdict } from './link-mistakes.ts';
import type { Output } from './read-output.ts';
import { createResolver, targetKey, type Target } from './resolve-address.ts';
import type { Occurrence, Survey } from './survey-output.ts';

/** A redirect of the built site, and its place in the output. */
interface OutputRedirect {
  readonly from: string;
  readonly to: Target;
  readonly at: Occurrence;
}

/** Returns redirects by the pathname where they start: lines of `_redirects`, and documents that redirect. */
export function readRedirects(output: Output, { refreshes }: Survey): ReadonlyMap<string, OutputRedirect> {
  const resolve = createResolver(output);
  const found = new Map<string, OutputRedirect>();
  for (const at of linesOf(output)) {
    const source = resolve(at.from, '');
    if (source.kind === 'inside')
      found.set(targetKey(source), { from: targetKey(source), to: resolve(at.href, ''), at });
  }
  for (const [document, at] of refreshes) {
    const from = toPathname(document.replace(/(^|\/)index\.html$/, ''));
    if (!found.has(from)) found.set(from, { from, to: resolve(at.href, document), at });
  }
  return found;
}

/**
 * Yields the lines of `_redirects` that redirect one address to another
 * (https://docs.netlify.com/manage/routing/redirects/overview/).
 */
function* linesOf({ files, readText }: Output): Generator<Occurrence & { readonly from: string }> {
  if (!files.has('_redirects')) return;
  let start = 0;
  for (const line of readText('_redirects').split('\n')) {
    const [from = '', href = '', status = '301'] = line.split(/\s+/);
    const end = start + line.length;
    if (href !== '' && status.startsWith('3') && !/[*:]/.test(from))
      yield { document: '_redirects', from, href, start, end };
    start = end + 1;
  }
}

const REDIRECT_CYCLE = definitionOf('redirect-cycle');
const REDIRECT_TO_NOWHERE = definitionOf('redirect-to-nowhere');

/** Follows every redirect to its end. */
export function* checkRedirects(
  redirects: ReadonlyMap<string, OutputRedirect>,
  check: ReturnType<typeof createInsideCheck>,
): Generator<readonly [OutputRedirect, Verdict]> {
  const circling = new Set<string>();
  for (const redirect of redirects.values()) {
    const way = wayOf(redirect, redirects);
    const last = way.at(-1) ?? redirect;
    const next = nextOf(last, redirects);
    if (next !== undefined) {
      // A loop is reported once, at its first redirect.
      const members = way.slice(way.indexOf(next));
      if (members.some(({ from }) => circling.has(from))) continue;
      for (const { from } of members) circling.add(from);
      yield [
        members[0] ?? redirect,
        {
          definition: REDIRECT_CYCLE,
          message: `The redirect is part of a loop: ${drawWay([...members, next])}.`,
          help: 'point one of them to a page',
        },
      ];
      continue;
    }
    const verdict = last.to.kind === 'inside' ? check(last.to, false) : undefined;
    if (verdict !== undefined) {
      if (way.length === 1) yield [redirect, { ...verdict, definition: REDIRECT_TO_NOWHERE }];
    } else if (way.length > 1) {
      yield [
        redirect,
        {
          definition: REDIRECT_CHAIN,
          message: `The redirect takes ${way.length} steps: ${drawWay(way)}.`,
          help: `point it to \`${targetKey(last.to)}\``,
        },
      ];
    }
  }
}

/** Returns the redirects that a reader passes, until there are no more or one repeats. */
function wayOf(first: OutputRedirect, redirects: ReadonlyMap<string, OutputRedirect>): readonly OutputRedirect[] {
  const way = new Set([first]);
  for (let next = nextOf(first, redirects); next !== undefined && !way.has(next); next = nextOf(next, redirects))
    way.add(next);
  return [...way];
}

function nextOf({ to }: OutputRedirect, redirects: ReadonlyMap<string, OutputRedirect>): OutputRedirect | undefined {
  return to.kind === 'inside' ? redirects.get(targetKey({ ...to, hash: undefined })) : undefined;
}

const MAX_SHOWN = 6;

function drawWay(way: readonly OutputRedirect[]): string {
  const shown = way.length <= MAX_SHOWN ? way : way.slice(0, MAX_SHOWN);
  return `${shown.map(({ from }) => `\`${from}\``).join(' → ')}${shown.length < way.length ? ' → …' : ''}`;
}
