import { defineDiagnostic, type Diagnostic, type Finding, type Fix, type Reporter } from './diagnostic.ts';
import { writeAddress } from '../text/write-value.ts';
import { MAX_FINDINGS, MAX_MESSAGE_LENGTH, MAX_QUOTED_LENGTH, MAX_RELATED } from '../text/limits.ts';
import { NO_POLICY, type Policy } from './policy.ts';
import { locator, startOf, type Origin, type SourceFile, type Span } from '../text/source.ts';
import { definedOnly } from '../text/defined-only.ts';

/** Gathers the diagnostics of one run. */
export interface Collector {
  readonly report: Reporter;
  /** Everything reported so far, sorted by file, offset and code, each once. */
  diagnostics(): readonly Diagnostic[];
}

/**
 * Makes a collector that turns offsets into positions by means of the source texts, and applies the project’s rules and
 * baseline. Stages and rules report causes before consequences, so a later finding at the exact place of an error is
 * dropped.
 */
export function collectDiagnostics(sources: readonly SourceFile[], policy: Policy = NO_POLICY): Collector {
  const found: Diagnostic[] = [];
  const texts = new Map(sources.map((source) => [source.path, source.text]));
  const locateSpan = locator(sources);
  const blamed = new Map<string, string>();
  /** How often each kind of mistake occurs in each file. */
  const counts = new Map<string, Count>();

  const locate = (at: Span | Origin): Origin => ('range' in at ? at : locateSpan(at));

  const toFix = ({ at, fix }: Finding): Fix | undefined => {
    if (fix === undefined || 'edits' in fix) return fix;
    const { file } = at;
    const [start, end] = 'range' in at ? [at.range.start.offset, at.range.end.offset] : [at.start, at.end];
    const text = texts.get(file);
    if (text === undefined) return { edits: [{ file, start, end, text: fix.write, was: fix.was }] };
    const written = writeAddress(text.slice(start, end), fix.was, fix.write);
    return written === undefined ? undefined : { edits: [{ file, start, end, text: written }] };
  };

  return {
    report(kind, finding) {
      const definition = finding.isError === true ? { ...kind, severity: 'error' as const } : kind;
      const isError = definition.severity === 'error' && definition.from === undefined;
      if (isError || blamed.size > 0) {
        const place = placeKey(finding.at);
        const cause = blamed.get(place) ?? definition.code;
        if (cause !== definition.code && finding.isAbsence !== true && definition.from === undefined) return;
        if (isError) blamed.set(place, cause);
      }
      const severity = policy.severityOf(definition);
      if (severity === 'off') return;
      const aside = policy.setAside(definition, { message: shorten(finding.message) }, finding.at.file);
      if (aside === 'set-aside') return;
      const key = `${definition.code} ${finding.at.file}`;
      const known = counts.get(key);
      if (known === undefined) counts.set(key, { code: definition.code, file: finding.at.file, count: 1 });
      else if (++known.count > MAX_FINDINGS) return;
      found.push(
        definedOnly({
          code: definition.code,
          severity,
          origin: locate(finding.at),
          message: shorten(finding.message),
          help: finding.help === undefined ? undefined : shorten(finding.help),
          related: [...(finding.related ?? []), ...(aside === undefined ? [] : [aside])]
            .slice(0, MAX_RELATED)
            .map(({ message, at }) => ({ message: shorten(message), origin: locate(at) })),
          missing: finding.missing,
          fix: toFix(finding),
        }),
      );
    },
    diagnostics: () =>
      [
        ...uniqueInOrder(found.toSorted(byPlace)),
        ...Array.from(counts.values()).flatMap(reportRest).toSorted(byPlace),
      ].toSorted((a, b) => compare(a.origin.file, b.origin.file)),
  };
}

/** How often a file has a kind of mistake. */
interface Count {
  readonly code: string;
  readonly file: string;
  count: number;
}

/** Reports how many mistakes of one kind in one file exceed the limit. */
function reportRest({ code: kind, file, count }: Count): readonly Diagnostic[] {
  if (count <= MAX_FINDINGS) return [];
  const { code, severity } = TOO_MANY_FINDINGS;
  const message = `The file has ${count - MAX_FINDINGS} more mistakes of the kind \`${kind}\`.`;
  return [
    { code, severity, origin: startOf(file), message, help: 'fix the ones listed here, then check again', related: [] },
  ];
}

/** The rest of a file’s mistakes, as a number. */
export const TOO_MANY_FINDINGS = defineDiagnostic({
  code: 'too-many-findings',
  severity: 'warning',
  summary: `A file has more than ${MAX_FINDINGS} mistakes of one kind; the rest are only counted.`,
  why: 'They most likely share one cause, which a long report would bury.',
});

/** Keeps a message readable, whatever it quotes; the place it points to shows the rest. */
function shorten(message: string): string {
  if (message.length <= MAX_QUOTED_LENGTH) return message;
  const cut = message.replace(QUOTED, (quoted, value: string) =>
    value.length > MAX_QUOTED_LENGTH ? `\`${value.slice(0, MAX_QUOTED_LENGTH - 1)}…\`` : quoted,
  );
  return cut.length <= MAX_MESSAGE_LENGTH ? cut : `${cut.slice(0, MAX_MESSAGE_LENGTH - 1)}…`;
}

const QUOTED = /`([^`]*)`/g;

function placeKey(at: Span | Origin): string {
  const { file } = at;
  return 'range' in at ? `${at.range.start.offset} ${at.range.end.offset} ${file}` : `${at.start} ${at.end} ${file}`;
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  return (
    compare(a.origin.file, b.origin.file) ||
    a.origin.range.start.offset - b.origin.range.start.offset ||
    compare(a.code, b.code) ||
    compare(a.message, b.message)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function uniqueInOrder(sorted: readonly Diagnostic[]): readonly Diagnostic[] {
  return sorted.filter((diagnostic, at) => {
    const before = sorted[at - 1];
    return before === undefined || byPlace(before, diagnostic) !== 0;
  });
}
