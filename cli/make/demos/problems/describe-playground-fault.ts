import type { Project } from '../../../../site/project/project.ts';
import {
  DEMO_FAILED,
  indexLines,
  placeIn,
  playgroundFaultsIn,
  type Diagnostic,
  type PageFile,
  type PlaygroundFault,
} from '../../../../engine/index.ts';
import { firstLine, rewordThrown } from '../bundle/said-by-tools.ts';
import type { DemoSource } from '../source/demo-pages.ts';
import { diagnose, readSource, type Place } from './place.ts';

/** Describes what a component threw that a page has a playground of, at the line that asks for it. */
export function describePlaygroundCrash(
  project: Project,
  { shown: { name, import: statement }, page }: NonNullable<DemoSource['playground']>,
  thrown: string,
): Diagnostic {
  const text = readSource(project, page) ?? '';
  return diagnose(project, DEMO_FAILED, placeOf(name, { text, file: page }), {
    message: `\`${name}\` cannot be rendered with what is known of its props: ${firstLine(rewordThrown(thrown))}`,
    help: helpWithPlayground({ name, statement }),
  });
}

/** Describes why components have no playgrounds, at every place that asks for one, as `validate` does. */
export function describePlaygroundFaults(
  pages: readonly PageFile[],
  faults: readonly PlaygroundFault[],
): readonly Diagnostic[] {
  return playgroundFaultsIn({ pages, playgroundFaults: faults }).map(({ page, part, fault }) => ({
    code: DEMO_FAILED.code,
    severity: DEMO_FAILED.severity,
    origin: { file: page, range: placeIn(part, fault.isPreset === true ? 'preset' : 'name') },
    message: fault.message,
    help: fault.help,
    related: [],
  }));
}

/** What a page asks for, and why there is no playground of it. */
type Unmade = Omit<PlaygroundFault, 'help' | 'file'> & { readonly statement?: string };

/** Adds what to do about a component that has no playground. */
export function faultOf({ statement, ...fault }: Unmade): PlaygroundFault {
  return { ...fault, help: helpWithPlayground({ ...fault, statement }) };
}

/** Says what to do about a component that has no playground. */
export function helpWithPlayground({
  name,
  statement,
  isPreset = false,
}: {
  readonly name: string;
  readonly statement?: string | undefined;
  readonly isPreset?: boolean | undefined;
}): string {
  if (isPreset) return 'correct its `preset`: names and values of the controls, as in the address of the playground';
  return statement === undefined
    ? 'use one of its components'
    : `write a file that shows it with what it needs: \`docs-nav generate playground ${name}\` starts one`;
}

/** Finds the line that asks for a playground. */
export function placeOf(name: string, { text, file }: { readonly text: string; readonly file: string }): Place {
  const asked = Array.from(text.matchAll(/^[\t ]*::playground\{[^}\n]*\bname=["']?([\w.]+)/gm)).find(
    ([, written]) => written === name,
  );
  const { line, column } = indexLines(text).position(
    asked === undefined ? 0 : asked.index + asked[0].length - name.length,
  );
  return { file, line, column };
}
