import type { PageTree } from '../page-tree.ts';
import { isAbsoluteUrl, splitAddress } from '../pathname.ts';
import type { Origin, Span } from '../source.ts';

/** A pathname as its writer typed it. */
export interface WrittenPathname {
  readonly value: string;
  readonly at: Span | Origin;
  /** `segment`: only the last part of a pathname, that of a tab. */
  readonly of: 'node' | 'prefix' | 'segment' | 'redirect';
}

/** Every pathname that writers typed in `nav/` and in front matter, with its place. Generated nodes have none. */
export function* writtenPathnames(tree: PageTree): Generator<WrittenPathname> {
  for (const { node } of tree.nodes) {
    if (node.kind === 'link' || node.written === undefined || (node.kind === 'page' && node.generated !== undefined))
      continue;
    yield { value: node.written, at: node.span, of: 'node' };
    if (node.kind !== 'page') continue;
    for (const { segment, span } of node.tabs)
      if (segment !== undefined) yield { value: segment, at: span, of: 'segment' };
  }
  for (const { prefixes } of tree.sections)
    for (const { written, span } of prefixes) yield { value: written, at: span, of: 'prefix' };
  for (const { value, span } of tree.site.stylesheetPrefixes) yield { value, at: span, of: 'prefix' };
  for (const { written, writtenTo, fromAt, toAt } of tree.redirects) {
    yield { value: written, at: fromAt, of: 'redirect' };
    if (writtenTo !== undefined && !isAbsoluteUrl(writtenTo)) yield { value: writtenTo, at: toAt, of: 'redirect' };
  }
}

/** What a written pathname is called in messages. */
export function nameOf({ of }: WrittenPathname): string {
  return of === 'node' || of === 'redirect' ? 'pathname' : of;
}

/** The path of a written address, as typed, without query and hash. */
export function pathOf({ value }: WrittenPathname): string {
  return splitAddress(value).pathname;
}
