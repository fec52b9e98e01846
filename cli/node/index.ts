/** `docs-nav/node`: what programs need to check, build and read a site. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { fetchManifest, readManifestFile } from '../links/published-manifest.ts';
import {
  refuseUnknown,
  type Answer,
  type Calls,
  type CheckSettings,
  type Result,
  type WriteSettings,
} from './calls.ts';

export type { Position, Range } from '../../engine/text/source.ts';
export { findRoute, type FoundRoute } from './find-route.ts';
export type { CheckSettings as ValidateOptions, WriteSettings as BuildOptions } from './calls.ts';
export type { ProjectDiagnostic as Diagnostic, ReportFormat, Result } from './calls.ts';

/**
 * Checks a project like `docs-nav validate`, and prints nothing. Rejects only if it cannot check: for unknown options,
 * or for a folder without `nav/site.yaml`.
 */
export function validate(options: CheckSettings = {}): Promise<Result> {
  return runApart('validate', options);
}

/**
 * Writes a site like `docs-nav build`, the same files whatever `NODE_ENV` says, and prints nothing. A project with errors
 * leaves the output as it was. Rejects only if it cannot build: for unknown options, or for a folder without
 * `nav/site.yaml`.
 */
export function build(options: WriteSettings = {}): Promise<Result> {
  return runApart('build', options);
}

/**
 * Reads the manifest of a site, which says what it serves: a file, or the address of its `_nav/manifest.json`. Rejects if
 * there is none, or if it is of a format that this version does not know.
 */
export async function readManifest(place: string | { readonly href: string }): Promise<RouteManifest> {
  const address = typeof place === 'string' ? place : place.href;
  const path = address.startsWith('file:') ? fileURLToPath(address) : address;
  const read = /^https?:/.test(path)
    ? await fetchManifest(path).catch(() => ({ why: 'its host cannot be reached' }))
    : readManifestFile(path);
  if ('manifest' in read) return read.manifest;
  throw new Error(`The manifest \`${address}\` cannot be read: ${read.why}.`);
}

/**
 * Runs a command in a process of its own, because this one belongs to another program: what the command and the code of
 * the project set, print and load stays there. So calls disturb each other no more than commands do.
 */
async function runApart<Call extends keyof Calls>(call: Call, options: Calls[Call]): Promise<Result> {
  refuseUnknown(call, options);
  const child = fork(join(import.meta.dirname, 'chunks/thread.cjs'), ['run-call', call, JSON.stringify(options)], {
    // Packages check this variable: the bin sets it as well.
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let answer: Answer | undefined;
  child.once('message', (given: Answer) => (answer = given));
  const [[code, signal]] = await Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
  if (answer === undefined) throw new Error(`The process of \`${call}\` ended early, with ${signal ?? code}.`);
  if ('refused' in answer) throw new Error(answer.refused);
  const { ok, diagnostics, texts } = answer;
  return { ok, diagnostics, format: (name = 'pretty') => texts[name] };
}
