import {
  COMPONENT_DIFFERS,
  COMPONENT_FAILED,
  COMPONENT_PRINTS,
  type DiagnosticDefinition,
} from '../../../../engine/index.ts';
import type { Origin } from '../../../../engine/text/source.ts';
import type { Project } from '../../../../site/project/project.ts';
import { findMissingImport, firstLine, rewordThrown } from '../bundle/said-by-tools.ts';
import type { PageAnswer } from '../render/render-here.ts';
import type { ComponentRequest } from '../source/component-pages.ts';
import { modulesOf, type ComponentUnit } from '../source/demo-pages.ts';
import { findProblems } from './find-problems.ts';
import { diagnose, placesIn, topOf, type Place } from './place.ts';
import { EXPORT_DEFAULT, noExport, supplyImport } from './words-for-modules.ts';

/** Something wrong with a component. */
export interface ComponentMistake {
  readonly code: string;
  readonly message: string;
  readonly help: string;
  /** A place in a file, the pages that ask for something, the name of the component in the settings, or a page with a module. */
  readonly at: Origin | AskedPlace | { readonly component: string } | { readonly page: string };
}

/** Where pages ask for something of a component. */
interface AskedPlace {
  readonly kind: string;
  /** By `partKey`. */
  readonly keys: readonly string[];
  /** Whether the first place stands for all of them. */
  readonly isOnce?: true;
}

/** What rendering has shown of a component. */
interface ShownUses {
  readonly requests: readonly ComponentRequest[];
  /** By the ids of uses. */
  readonly uses: ReadonlyMap<string, PageAnswer>;
}

/** Describes why a component could not be compiled; throws the error again if it is not the project’s. */
export function describeUncompiled(project: Project, page: ComponentUnit, error: unknown): readonly ComponentMistake[] {
  const problems = findProblems(project, error, [page]);
  if (problems.length === 0) throw error;
  return problems.map(({ origin, message, help = '' }) => ({
    code: COMPONENT_FAILED.code,
    at: origin,
    message: message.replace(/^This \w+ /, `The component \`${page.component.name}\` `),
    help,
  }));
}

/** Describes what is wrong with the uses of a component: with its module once, with its props at each place. */
export function describeUses(project: Project, page: ComponentUnit, shown: ShownUses): readonly ComponentMistake[] {
  const { name, module } = page.component;
  const { code } = COMPONENT_FAILED;
  const mistakes: ComponentMistake[] = [];
  for (const [use, answer] of shown.uses) {
    if ('html' in answer) continue;
    const [crash = { path: module, message: 'other components never finish', stack: '' }] = answer;
    const { fault, isOutside, message } = crash;
    if (fault === 'no-export' || fault === 'no-component') {
      const said = fault === 'no-export' ? noExport(message) : message;
      const own = `The component \`${name}\` cannot be rendered: ${said}.`;
      return [{ code, at: { component: name }, message: own, help: EXPORT_DEFAULT }];
    }
    const place = placeIn(project, page, crash.stack);
    const said = firstLine(rewordThrown(message));
    const missing = findMissingImport(message);
    if (isOutside === true) {
      const at = originOf(project, COMPONENT_FAILED, place ?? topOf(module));
      const help = missing === undefined ? 'correct its module' : supplyImport(missing);
      return [{ code, at, message: `The component \`${name}\` throws when it is loaded: ${said}`, help }];
    }
    const asked = askedBy(shown.requests, use);
    if (fault === 'endless') {
      const help = 'make its loop or recursion end, or reduce its work';
      mistakes.push({ code, at: asked, message: `\`${name}\` cannot be rendered with these props: ${said}`, help });
      continue;
    }
    const thrownAt = place === undefined ? '' : ` (${place.file}:${place.line}:${place.column})`;
    mistakes.push({
      code,
      at: asked,
      message: `\`${name}\` throws${isWhole(shown, use) ? '' : ' with these props'}: ${said.replace(/\.$/, '')}${thrownAt}.`,
      help:
        fault === 'waits'
          ? 'put `<Suspense>` around it; an async component only runs on a server of its own'
          : `correct ${isWhole(shown, use) ? 'the component' : 'the props or the component'}; what needs a browser belongs in an effect`,
    });
  }
  return [...mistakes, ...describeNotes(project, page, shown)];
}

/** Returns whether a use is a whole page, which has no props. */
function isWhole({ requests }: ShownUses, id: string): boolean {
  return requests.some(({ use, isPage }) => use.id === id && isPage === true);
}

/** Describes what is odd about a component, each kind once. */
function describeNotes(project: Project, page: ComponentUnit, shown: ShownUses): readonly ComponentMistake[] {
  const { name } = page.component;
  const noted = [...shown.uses].flatMap(([use, answer]) =>
    'html' in answer ? answer.notes.map((note) => ({ use, ...note })) : [],
  );
  const differs = noted.find(({ kind }) => kind === 'differs');
  const prints = noted.find(({ kind }) => kind === 'prints');
  const mistakes: ComponentMistake[] = [];
  if (differs !== undefined) {
    const from = differs.said === '' ? '' : `, first at \`${differs.said}\``;
    mistakes.push({
      code: COMPONENT_DIFFERS.code,
      at: { ...askedBy(shown.requests, differs.use), isOnce: true },
      message: `\`${name}\` renders differently each time${from}.`,
      help: 'pass what changes as a prop, or set it in an effect and add `hydrate`',
    });
  }
  if (prints !== undefined) {
    const place = placeIn(project, page, prints.stack);
    mistakes.push({
      code: COMPONENT_PRINTS.code,
      at:
        place === undefined
          ? { ...askedBy(shown.requests, prints.use), isOnce: true }
          : originOf(project, COMPONENT_PRINTS, place),
      message: `\`${name}\` prints while it is rendered: ${firstLine(prints.said)}`,
      help: 'remove what prints, or correct what it is about',
    });
  }
  return mistakes;
}

function askedBy(requests: readonly ComponentRequest[], id: string): AskedPlace {
  const asking = requests.filter(({ use }) => use.id === id);
  return { kind: asking[0]?.kind ?? '', keys: [...new Set(asking.map(({ key }) => key))] };
}

/** Returns the place in the component’s own modules that a stack leads to. */
function placeIn(project: Project, page: ComponentUnit, stack: string): Place | undefined {
  const own = new Set(modulesOf([page]));
  return placesIn(stack, project).find(({ file }) => own.has(file));
}

function originOf(project: Project, definition: DiagnosticDefinition, place: Place): Origin {
  return diagnose(project, definition, place, { message: '', help: '' }).origin;
}
