import type { Project } from '../../../../site/project/project.ts';
import { DEMO_FAILED, type AskFinding, type Diagnostic } from '../../../../engine/index.ts';
import { firstLine, rewordThrown } from '../bundle/said-by-tools.ts';
import type { DemoSource } from '../source/demo-pages.ts';
import { diagnose, placeAtOffset, readSource, type Place, type Said } from './place.ts';

/** Describes what a component threw that a page has a playground of, at the line that asks for it. */
export function describePlaygroundCrash(
  project: Project,
  { shown: { name, import: statement }, page }: NonNullable<DemoSource['playground']>,
  thrown: string,
): Diagnostic {
  return diagnose(project, DEMO_FAILED, playgroundPlace(project, page, name), {
    message: `\`${name}\` cannot be rendered with what is known of its props: ${firstLine(rewordThrown(thrown))}`,
    help: helpWithPlayground({ name, statement }),
  });
}

/** Why there is no playground of a component. */
export interface PlaygroundFault {
  readonly message: string;
  /** Its import statement, if it is a component. */
  readonly statement?: string;
  /** Whether the mistake is in the preset. */
  readonly isPreset?: true;
}

/** Says why what a page asks, by its `partKey`, is no playground of a component. */
export function tellFault(asked: string, name: string, { message, ...fault }: PlaygroundFault): AskFinding {
  return {
    code: DEMO_FAILED.code,
    asked,
    attribute: fault.isPreset === true ? 'preset' : 'name',
    message,
    help: helpWithPlayground({ ...fault, name }),
  };
}

/** Says what to do about a component that has no playground. */
export function helpWithPlayground({
  name,
  statement,
  isPreset,
}: Partial<Omit<PlaygroundFault, 'message'>> & { readonly name: string }): string {
  if (isPreset === true)
    return 'correct its `preset`: names and values of the controls, as in the address of the playground';
  return statement === undefined
    ? 'use one of its components'
    : `write a file that shows it with what it needs: \`docs-nav generate playground ${name}\` starts one`;
}

/** Finds the line of a page that asks for a playground. */
export function playgroundPlace(project: Project, page: string, name: string): Place {
  const text = readSource(project, page) ?? '';
  const asked = Array.from(text.matchAll(/^[\t ]*::playground\{[^}\n]*\bname=["']?([\w.]+)/gm)).find(
    ([, written]) => written === name,
  );
  return placeAtOffset(page, text, asked === undefined ? 0 : asked.index + asked[0].length - name.length);
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
