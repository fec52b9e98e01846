import { createHash } from 'node:crypto';
import { editsByFile, settleEdits } from '../../engine/edit/index.ts';
import type { Diagnostic, Origin } from '../../engine/index.ts';
import { harmlessJson } from '../system/base/terminal-text.ts';
import { shownPlace, type ReportOptions, type ReadSource, type ToolInfo } from '../system/summary.ts';

const ROOT = 'SRCROOT';

/**
 * Prints a log in the Static Analysis Results Interchange Format 2.1.0
 * (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html), for code scanning services.
 */
export function reportSarif(diagnostics: readonly Diagnostic[], sources: ReadSource, options: ReportOptions): string {
  const rules = options.tool.rules.map((rule) => ({
    id: rule.code,
    shortDescription: { text: rule.summary },
    fullDescription: { text: rule.why },
    help: { text: `${rule.summary}\n\n${rule.why}`, markdown: `**${rule.summary}**\n\n${rule.why}` },
    ...(options.tool.homepage === undefined ? {} : { helpUri: `${options.tool.homepage}/diagnostics/${rule.code}/` }),
    defaultConfiguration: { level: rule.severity },
  }));
  const indexes = new Map(rules.map((rule, index) => [rule.id, index]));
  const fingerprint = makeFingerprints(sources);
  const results = diagnostics.map((diagnostic) => ({
    ruleId: diagnostic.code,
    ...(indexes.has(diagnostic.code) ? { ruleIndex: indexes.get(diagnostic.code) } : {}),
    level: diagnostic.severity,
    message: {
      text: diagnostic.help === undefined ? diagnostic.message : `${diagnostic.message}\nhelp: ${diagnostic.help}`,
    },
    locations: [{ physicalLocation: toLocation(diagnostic.origin, options.folder) }],
    ...relatedLocations(diagnostic, options.folder),
    ...fixesOf(diagnostic, sources, options.folder),
    partialFingerprints: { primaryLocationLineHash: fingerprint(diagnostic) },
  }));
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: 'docs-nav', ...informationUri(options.tool), semanticVersion: options.tool.version, rules },
        },
        originalUriBaseIds: { [ROOT]: { description: { text: 'The root of the repository.' } } },
        columnKind: 'utf16CodeUnits',
        results,
      },
    ],
  };
  return `${harmlessJson(log)}\n`;
}

function informationUri({ homepage }: ToolInfo): object {
  return homepage === undefined ? {} : { informationUri: homepage };
}

function toLocation({ file, range: { start, end } }: Origin, folder: string): object {
  return {
    artifactLocation: artifactLocation(file, folder),
    region: {
      startLine: start.line,
      startColumn: start.column,
      endLine: end.line,
      endColumn: end.column,
      charOffset: start.offset,
      charLength: end.offset - start.offset,
    },
  };
}

function artifactLocation(file: string, folder: string): object {
  return { uri: shownPlace(file, folder).split('/').map(encodeURIComponent).join('/'), uriBaseId: ROOT };
}

function relatedLocations({ related }: Diagnostic, folder: string): object {
  if (related.length === 0) return {};
  const toRelated = ({ message, origin }: Diagnostic['related'][number], id: number): object => ({
    id,
    message: { text: message },
    physicalLocation: toLocation(origin, folder),
  });
  return { relatedLocations: related.map(toRelated) };
}

/**
 * Returns the fixes that code scanning offers to reviewers. Pages are written byte by byte, so each edit is settled
 * first.
 */
function fixesOf(diagnostic: Diagnostic, sources: ReadSource, folder: string): object {
  const edits = settleEdits([diagnostic], sources);
  if (edits.length === 0) return {};
  const changes = Array.from(editsByFile(edits), ([file, own]) => ({
    artifactLocation: artifactLocation(file, folder),
    replacements: own.map(({ start, end, text }) => ({
      deletedRegion: { charOffset: start, charLength: end - start },
      insertedContent: { text },
    })),
  }));
  return { fixes: [{ description: { text: diagnostic.help ?? 'fix it' }, artifactChanges: changes }] };
}

/**
 * Makes fingerprints that survive lines being added above a result, so that a service does not reopen it: from the
 * code, the file and the line's text, with a counter for equal ones.
 */
function makeFingerprints(sources: ReadSource): (diagnostic: Diagnostic) => string {
  const seen = new Map<string, number>();
  return ({ code, origin }) => {
    const hash = createHash('sha256')
      .update(JSON.stringify([code, origin.file, lineText(sources(origin.file) ?? '', origin)]))
      .digest('hex')
      .slice(0, 16);
    const times = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, times);
    return `${hash}:${times}`;
  };
}

function lineText(text: string, { range: { start } }: Origin): string {
  const from = start.offset - (start.column - 1);
  const length = text.slice(from).search(/[\r\n]/);
  return text.slice(from, length === -1 ? undefined : from + length).trim();
}
