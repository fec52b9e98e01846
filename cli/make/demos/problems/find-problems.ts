import type { Project } from '../../../../site/project/project.ts';
import { DEMO_FAILED, type Diagnostic } from '../../../../engine/index.ts';
import { DemoCrash, type Crash, type Fault } from '../source/demo-crash.ts';
import { modulesOf, type RenderUnit } from '../source/demo-pages.ts';
import { describePlaygroundCrash } from './describe-playground-fault.ts';
import { diagnose, isSource, placesIn, topOf } from './place.ts';
import { findMissingImport, firstLine, rewordThrown } from '../bundle/said-by-tools.ts';
import { EXPORT_DEFAULT, kindOf, NAME_EXPORT, noExport, supplyExport, supplyImport } from './words-for-modules.ts';
import { ConfigError } from '../source/project-config.ts';
import { describeConfig } from './describe-settings.ts';
import { describeSyntax } from './describe-syntax.ts';

/**
 * Finds the project's mistakes behind an error, which may list them in its `errors`; empty if the error is not the
 * project's.
 */
export function findProblems(project: Project, error: unknown, pages: readonly RenderUnit[]): readonly Diagnostic[] {
  if (error instanceof ConfigError) return [describeConfig(project, error)];
  const errors =
    typeof error === 'object' && error !== null && 'errors' in error && Array.isArray(error.errors)
      ? (error.errors as readonly unknown[])
      : [error];
  const found = errors.flatMap((entry) =>
    entry instanceof DemoCrash ? [describeCrash(project, entry.crash, pages)] : describeSyntax(project, entry, pages),
  );
  return [
    ...new Map(
      found.map((diagnostic) => [JSON.stringify([diagnostic.origin, diagnostic.message]), diagnostic]),
    ).values(),
  ];
}

/** Describes what a demo threw while rendering, or another mistake that rendering revealed. */
function describeCrash(
  project: Project,
  { path, message, stack, fault }: Crash,
  pages: readonly RenderUnit[],
): Diagnostic {
  const demo = pages.flatMap(({ demos }) => demos).find((each) => each.path === path);
  if (demo?.kind === 'playground') return describePlaygroundCrash(project, demo.playground, message);
  const inside = placesIn(stack, project).filter(({ file }) => isSource(project, file));
  const place = inside.find(({ file }) => modulesOf(pages).includes(file)) ?? inside[0] ?? topOf(path);
  const kind = kindOf(path, pages);
  const isOfExport = fault === 'no-export' || fault === 'no-component';
  const help =
    fault === undefined ? helpWith(message) : fault === 'no-export' ? supplyExport(message) : FAULT_HELP[fault];
  return diagnose(project, DEMO_FAILED, place, {
    message: `This ${kind} ${fault === undefined ? 'throws while it is rendered' : 'cannot be rendered'}: ${firstLine(fault === 'no-export' ? noExport(message) : rewordThrown(message))}`,
    help: isOfExport && kind !== 'demo' ? EXPORT_DEFAULT : help,
  });
}

const FAULT_HELP: Readonly<Record<Exclude<Fault, 'no-export'>, string>> = {
  'no-component': NAME_EXPORT,
  waits: 'put `<Suspense>` around it; an async component only runs on a server of its own',
  endless: 'make its loop or recursion end, or reduce its work',
};

function helpWith(message: string): string {
  const missing = findMissingImport(message);
  if (missing !== undefined) return supplyImport(missing);
  if (message.startsWith('Element type is invalid'))
    return 'correct the import of the component: its name, or whether it is the default';
  return NEEDS_BROWSER.test(message)
    ? 'make it render without a browser, move what needs one into an effect, or write `client` into its directive'
    : 'correct it; what needs a browser belongs in an effect, or write `client` into its directive';
}

/** Errors for things that exist only in browsers. */
const NEEDS_BROWSER =
  /^(?:window|document|navigator|location|history|screen|self|\w*[sS]torage|matchMedia|\w*AnimationFrame|\w+Observer|get\w+Style|HTML\w*|Element|Node|CSS|Image|Audio) is not defined|^Failed to parse URL/;
