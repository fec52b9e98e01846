import type { Project } from '../../../../site/project/project.ts';
import { DEMO_FAILED, type Diagnostic } from '../../../../engine/index.ts';
import { diagnose, placeAtOffset, readSource, type Said } from './place.ts';

/** Describes a mistake in the file of a playground, at its offset there. */
export function describeFileFault(
  project: Project,
  file: string,
  { source, at, ...said }: Said & { readonly source: string; readonly at: number },
): Diagnostic {
  return diagnose(project, DEMO_FAILED, placeAtOffset(file, source, at), said);
}

/** What a page asks of a demo, with its own path from the root. */
interface AskedControls {
  readonly page: string;
  readonly src: string;
  readonly controls: string;
}

/** Describes why a demo cannot have the controls that a page asks for, at their place in the page. */
export function describeControls(project: Project, { page, src, controls, ...said }: AskedControls & Said): Diagnostic {
  const text = readSource(project, page) ?? '';
  const asked = Array.from(text.matchAll(/^[\t ]*::demo\{[^\n]*/gm)).find(
    ([line]) => line.includes(src) && line.includes(controls),
  );
  const at = asked === undefined ? 0 : asked.index + asked[0].lastIndexOf(controls);
  return diagnose(project, DEMO_FAILED, placeAtOffset(page, text, at), said);
}
