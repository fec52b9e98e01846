import type { Diagnostic } from '../../engine/index.ts';
import type { ScannedProject } from '../project/load-project.ts';
import { FORMATS } from '../report/formats.ts';
import { reportProject, type Findings } from '../report/report-project.ts';
import { readBase } from '../system/base/base-path.ts';
import { Failure } from '../system/base/failure.ts';
import { processIo, type Io } from '../system/base/io.ts';
import { describeError } from '../system/print-error.ts';
import type { Answer, Calls, ProjectDiagnostic, ReportFormat } from './calls.ts';

/** What the command says, without its progress, which a terminal would overwrite. */
const said: string[] = [];
const say = { write: (text: string) => void (text.startsWith('\r') || said.push(text)) };
const IO: Io = { ...processIo(), stdout: say, stderr: say, color: false, isTTY: true };

let heard: { readonly project: ScannedProject; readonly findings: Findings } | undefined;

function hear(project: ScannedProject, findings: Findings): void {
  // A build tells each step; one that finds a broken cache begins again, with the project read anew.
  const before = heard?.project === project ? heard.findings.diagnostics : [];
  heard = { project, findings: { ...findings, diagnostics: [...before, ...findings.diagnostics] } };
}

const CALLS: { readonly [Call in keyof Calls]: (options: Calls[Call]) => Promise<number> } = {
  async validate({ maxWarnings = -1, api = false, code = true, ...options }) {
    const { runValidate } = await import('../commands/validate.ts');
    return runValidate({ ...options, maxWarnings, api, code, format: 'pretty' }, IO, hear);
  },
  async build({ base = '/', maxWarnings = -1, search = true, ...options }) {
    const path = readBase(base);
    if (path === undefined) throw new Failure('The option `base` must be a path such as `/docs/`.');
    const { runBuild } = await import('../commands/build.ts');
    return runBuild({ ...options, base: path, maxWarnings, search }, IO, hear);
  },
};

async function run<Call extends keyof Calls>(call: Call, options: Calls[Call]): Promise<Answer> {
  try {
    const ok = (await CALLS[call](options)) === 0;
    if (heard === undefined) throw new Error('The command has found nothing, not even that.');
    const { project, findings } = heard;
    const reports = FORMATS.map(async (format) => [format, await reportProject(project, findings, { format, io: IO })]);
    const texts = Object.fromEntries(await Promise.all(reports)) as Record<ReportFormat, string>;
    return { ok, diagnostics: findings.diagnostics.map(toPublic), texts: { ...texts, pretty: said.join('') } };
  } catch (error) {
    return {
      refused: describeError(error)
        .text.trimEnd()
        .replace(/^error: /, ''),
    };
  }
}

function toPublic({ code, severity, origin, message, help, related }: Diagnostic): ProjectDiagnostic {
  return {
    code,
    severity,
    ...origin,
    message,
    ...(help === undefined ? {} : { help }),
    related: related.map((place) => ({ message: place.message, ...place.origin })),
  };
}

const [, call = '', options = ''] = process.argv.slice(2);
void run(call as keyof Calls, JSON.parse(options) as object).then((answer) => process.send?.(answer));
