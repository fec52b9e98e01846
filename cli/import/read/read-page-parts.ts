import { isScalar, parseDocument, type Document } from 'yaml';
import { asMap } from './unknown-values.ts';

/** A page split into its parts. */
export interface PageParts {
  readonly data: Readonly<Record<string, unknown>>;
  /** Returns the line of a key of `data`, counted from 1. */
  readonly lineOf: (key: string) => number;
  readonly body: string;
  /** Line on which the body starts, counted from 1. */
  readonly firstLine: number;
  /** Whether the front matter is not valid YAML. */
  readonly isBroken: boolean;
}

/** Splits a page into front matter and body. */
export function readPageParts(text: string): PageParts {
  const source = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const [whole, yaml = ''] = /^---[ \t]*\n([^]*?)(?:^|\n)---[ \t]*(?:\n|$)/.exec(source) ?? [];
  if (whole === undefined) return { data: {}, lineOf: () => 1, body: source, firstLine: 1, isBroken: false };
  const document = parseDocument(yaml, { logLevel: 'silent' });
  const isBroken = document.errors.length > 0;
  const lines = yaml.split('\n');
  return {
    data: isBroken ? {} : { ...asMap(document.toJS() as unknown), ...namesIn(document) },
    lineOf: (key) => lines.findIndex((line) => line.startsWith(`${key}:`)) + 2,
    body: source.slice(whole.length),
    firstLine: whole.split('\n').length,
    isBroken,
  };
}

/** Returns numeric titles as written: `404`, `1.10`. */
function namesIn(document: Document): Readonly<Record<string, string>> {
  return Object.fromEntries(
    NAMES.flatMap((key) => {
      const node = document.getIn([key], true);
      return isScalar(node) && typeof node.value === 'number' ? [[key, node.source ?? String(node.value)]] : [];
    }),
  );
}

const NAMES: readonly string[] = ['title', 'sidebarTitle', 'sidebar_label'];
