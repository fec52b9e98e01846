import type { Project } from '../../../../site/project/project.ts';
import { DEMO_FAILED, indexLines, type Diagnostic } from '../../../../engine/index.ts';
import { diagnose, readSource } from './place.ts';

/** Describes a mistake in the file of a playground, at its offset there. */
export function describeFileFault(
  project: Project,
  file: string,
  {
    source,
    at,
    message,
    help,
  }: { readonly source: string; readonly at: number; readonly message: string; readonly help: string },
): Diagnostic {
  const { line, column } = indexLines(source).position(at);
  return diagnose(project, DEMO_FAILED, { file, line, column }, { message, help });
}

/** Describes why a demo cannot have the controls that a page asks for, at their place in the page. */
export function describeControls(
  project: Project,
  {
    page,
    src,
    controls,
    ...said
  }: {
    /** File of the page, from the root. */
    readonly page: string;
    readonly src: string;
    readonly controls: string;
    readonly message: string;
    readonly help: string;
  },
): Diagnostic {
  const text = readSource(project, page) ?? '';
  const asked = Array.from(text.matchAll(/^[\t ]*::demo\{[^\n]*/gm)).find(
    ([line]) => line.includes(src) && line.includes(controls),
  );
  const at = asked === undefined ? 0 : asked.index + asked[0].lastIndexOf(controls);
  const { line, column } = indexLines(text).position(at);
  return diagnose(project, DEMO_FAILED, { file: page, line, column }, said);
}
