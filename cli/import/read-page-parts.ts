import { isScalar, parseDocument, type Document } from 'yaml';
import { asMap } from './unknown-values.ts';

/** A page taken apart. */
export interface PageParts {
  readonly data: Readonly<Record<string, unknown>>;
  /** Lines of the keys of `data`, from 1. */
  readonly lineOf: (key: string) => number;
  readonly body: string;
  /** Line of the body's first line, from 1. */
  readonly firstLine: number;
  /** Whether the front matter is not YAML. */
  readonly isBroken: boolean;
}

/** Takes the YAML at the top of a page apart from its text. */
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

/** What pages are called by a number, as it is written: `404`, `1.10`. */
function namesIn(document: Document): Readonly<Record<string, string>> {
  return Object.fromEntries(
    NAMES.flatMap((key) => {
      const node = document.getIn([key], true);
      return isScalar(node) && typeof node.value === 'number' ? [[key, node.source ?? String(node.value)]] : [];
    }),
  );
}

const NAMES: readonly string[] = ['title', 'sidebarTitle', 'sidebar_label'];
