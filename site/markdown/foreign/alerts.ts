import { stretchOf } from '../tree/destination.ts';
import { shorten } from '../../text/shorten.ts';
import { childrenOf, type Node, type NodeOf } from '../tree/syntax-tree.ts';
import { foreignCallout } from './callouts.ts';
import type { Intake } from './intake.ts';
import { makeDirective } from './make-directive.ts';

const MARK = /^\[!([A-Za-z][\w-]*)\][-+]?[ \t]*([^\n]*)(?:\n|$)/;

/** Converts a quote that starts with `[!NOTE]`, as on GitHub, to a callout; text after the mark is its title. */
export function readAlert(quote: NodeOf<'blockquote'>, { lose }: Intake): Node {
  const [first, ...rest] = quote.children;
  const mark = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || mark?.type !== 'text') return quote;
  const [whole, kind = '', title = ''] = MARK.exec(mark.value) ?? [];
  if (whole === undefined) return quote;
  const callout = foreignCallout(kind, title.trim() === '' ? undefined : title.trim());
  if (callout === undefined) {
    const { start } = stretchOf(mark);
    lose({
      code: 'unknown-directive',
      at: { start, end: start + kind.length + '[!]'.length },
      message: `There is no callout \`${shorten(kind)}\`.`,
      help: 'use `[!NOTE]`, `[!TIP]`, `[!IMPORTANT]`, `[!WARNING]` or `[!CAUTION]`',
    });
    return quote;
  }
  const text = mark.value.slice(whole.length);
  const line = [...(text === '' ? [] : [{ ...mark, value: text }]), ...childrenOf(first).slice(1)];
  const children = [...(line.length === 0 ? [] : [{ ...first, children: line } as Node]), ...rest];
  return makeDirective({
    type: 'containerDirective',
    ...callout,
    attributes: {},
    children,
    position: quote.position,
  });
}
