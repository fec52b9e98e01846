import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Project } from '../../../../site/project/project.ts';
import { DEMO_CONFIGURATION, type Diagnostic } from '../../../../engine/index.ts';
import type { ConfigError } from '../source/project-config.ts';
import { diagnose, fromRoot, isSource, placeAtOffset, placesIn, readSource, topOf, type Place } from './place.ts';
import { findMeant, findMissingImport, firstLine } from '../bundle/said-by-tools.ts';

/** Describes a Vite configuration that cannot be loaded. */
export function describeConfig(project: Project, { file, message }: ConfigError): Diagnostic {
  const text = stripVTControlCharacters(message);
  const place =
    placesIn(text, project).find((candidate) => isSource(project, candidate.file)) ??
    topOf(fromRoot(project.root, file));
  const missing = findMissingImport(text);
  const isFile = missing !== undefined && /^[./]/.test(missing);
  // Vite adds lines of its own before the module, and includes them in the count.
  return diagnose(project, DEMO_CONFIGURATION, meantIn(project, text, place), {
    message: `This configuration cannot be loaded: ${missing === undefined ? firstLine(findCause(text)) : `there is no ${isFile ? 'file' : 'package'} \`${missing}\`.`}`,
    help:
      missing === undefined || isFile
        ? 'correct it, name another one with `viteConfig` in nav/site.yaml, or write `viteConfig: none`'
        : `install \`${missing}\`, or correct it`,
  });
}

/** Returns the place of what a message is about in the file of a place, or that place. */
export function meantIn(project: Project, said: string, place: Place): Place {
  const source = readSource(project, place.file) ?? '';
  const meant = findMeant(source, said);
  return meant === undefined ? place : placeAtOffset(place.file, source, meant);
}

/** Returns what is wrong from a message of the bundler that first counts the mistakes and then names each. */
function findCause(text: string): string {
  return /^Build failed with [^]*?^\[[A-Z_]+\] (.+)$/m.exec(text)?.[1] ?? text;
}

/** Describes a mistake in the compiler's settings: it is in the project's file, and not in a demo. */
export function describeCompiler(project: Project, text: string): Diagnostic | undefined {
  const [, said] = /\bCaused by:\s+(.*tsconfig.*)/i.exec(text) ?? [];
  const settings = ['tsconfig.json', 'jsconfig.json'].find((file) => readSource(project, file) !== undefined);
  if (said === undefined || settings === undefined) return undefined;
  const [, file = settings, syntax, line = 1, column = 1] = JSON_ERROR.exec(said) ?? [];
  const place = { file: fromRoot(project.root, file), line: Number(line), column: Number(column) };
  const message = `The settings of the compiler cannot be read: ${firstLine(syntax ?? said.replaceAll(`${project.root}${sep}`, ''))}`;
  return diagnose(project, DEMO_CONFIGURATION, place, {
    message,
    help: syntax === undefined ? 'correct `extends`, or install what it names' : 'correct the JSON',
  });
}

/** Describes a mistake in the settings of PostCSS, if the project has a file for them. */
export function describePostcss(project: Project, text: string): Diagnostic | undefined {
  const [, said] = /Failed to load PostCSS config[^\n]*\] ([^\n]*)/.exec(text) ?? [];
  const file = readdirSync(project.root).find((name) => /^(?:postcss\.config\.\w+|\.postcssrc(?:\.\w+)?)$/.test(name));
  if (said === undefined || file === undefined) return undefined;
  const missing = findMissingImport(said);
  const place = placesIn(text, project).find((candidate) => candidate.file === file) ?? topOf(file);
  return diagnose(project, DEMO_CONFIGURATION, meantIn(project, said, place), {
    message: `This configuration cannot be loaded: ${firstLine(said)}`,
    help: missing === undefined || /^[./]/.test(missing) ? 'correct it' : `install \`${missing}\`, or correct it`,
  });
}

/** The message of the bundler's resolver for a file that is not JSON. */
const JSON_ERROR =
  /JSONError \{ path: "([^"]+)", message: "(.*?)(?: at line \d+ column \d+)?", line: (\d+), column: (\d+)/;
