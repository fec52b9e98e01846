import type { DiagnosticDefinition, Finding } from '../../diagnostic/diagnostic.ts';
import { API_DIAGNOSTICS } from '../diagnostics/api-diagnostics.ts';
import {
  BLOCK_SYNTAX,
  BLOCK_TYPE_ERROR,
  COMPONENT_DIAGNOSTICS,
  DEMO_FAILED,
  DEMO_SYNTAX,
  TYPE_DIAGNOSTICS,
  UNKNOWN_INSTALL,
  UNSET_MODE,
} from '../diagnostics/code-diagnostics.ts';
import { FEATURE_DIAGNOSTICS } from '../diagnostics/feature-diagnostics.ts';
import { partKey } from '../../feature/traits.ts';
import { listModulePages } from '../../model/find-in-nodes.ts';
import { placeIn, type OuterFinding } from '../../model/project-input.ts';
import type { PageTree } from '../../resolve/page-tree.ts';
import { includedDemos } from './included-demos.ts';
import { defineTreeRule, type TreeRule } from './rule.ts';
import { findLacks, MISSING_PACKAGE } from '../diagnostics/tools.ts';
import { addTo } from '../../text/gather.ts';
import { onceFor } from '../../text/once.ts';

/* What was found outside of the engine, one rule for each kind. */

function found(definition: DiagnosticDefinition): TreeRule {
  return defineTreeRule({
    ...definition,
    check(tree, report) {
      for (const own of tree.input.findings ?? [])
        if (own.code === definition.code)
          for (const place of placesOf(own, tree)) {
            const isError = IN_BLOCKS.includes(definition) && placesIn(tree).strict.has(place.at.file);
            report({ ...place, message: own.message, help: own.help, isError });
          }
    },
  });
}

/** What sections with `code: check` take for errors. */
const IN_BLOCKS: readonly DiagnosticDefinition[] = [BLOCK_TYPE_ERROR, BLOCK_SYNTAX, UNKNOWN_INSTALL];

/** What the text of a module shows without compiling it. A build reports the same, and more. */
export const foundInModules = [DEMO_FAILED, DEMO_SYNTAX, UNSET_MODE].map(found);

export const foundInPackages = API_DIAGNOSTICS.map(found);

/** What the compiler says of code for readers. */
export const foundInCode = TYPE_DIAGNOSTICS.map(found);

export const foundInComponents = COMPONENT_DIAGNOSTICS.map(found);

export const foundByFeatures = FEATURE_DIAGNOSTICS.map(found);

function placesOf(found: OuterFinding, tree: PageTree): readonly Place[] {
  // The engine knows what needs a tool.
  if ('tool' in found) return [];
  if ('asked' in found) return (placesIn(tree).asking.get(found.asked) ?? []).map((at) => at(found.attribute));
  const { file, range, of } = found;
  if (of === undefined) return [{ at: { file, range } }];
  const isUse = ({ path, name = of.export }: RunModule) =>
    path === of.module && (of.export === undefined || name === of.export);
  const use = placesIn(tree).run.find(isUse);
  if (use === undefined) return [];
  const related = of.export === undefined ? [] : (use.shown ?? []);
  return [{ at: { file, range }, related: [related].flat().map((at) => ({ message: 'shown here', at })) }];
}

type Place = Pick<Finding, 'at' | 'related'>;

/** A module that the site runs; one that a page shows has an export and a place. */
interface RunModule {
  readonly path: string | undefined;
  readonly name?: string;
  readonly shown?: Finding['at'];
}

interface Places {
  /** What asks for something, in the navigation and in all languages, by `partKey`. */
  readonly asking: ReadonlyMap<string, readonly ((attribute: string) => Place)[]>;
  readonly run: readonly RunModule[];
  /** Files of pages in sections with `code: check`, in all languages. */
  readonly strict: ReadonlySet<string>;
}

/** The places of a tree are gathered once, if something was found there. */
const placesIn = onceFor((tree: PageTree): Places => ({
  asking: placesAsking(tree),
  run: modulesRun(tree),
  strict: strictPages(tree),
}));

function placesAsking({ nodes, input, translatedFiles }: PageTree): Places['asking'] {
  const places = new Map<string, ((attribute: string) => Place)[]>();
  for (const { node } of nodes)
    if (node.kind === 'page' && node.shows !== undefined)
      addTo(places, partKey(node.shows.kind, node.shows), () => ({ at: node.span }));
  for (const { path: file, facts } of [...input.pages, ...translatedFiles])
    for (const part of facts.parts ?? [])
      addTo(places, partKey(part.kind, part), (attribute) => ({ at: { file, range: placeIn(part, attribute) } }));
  return places;
}

function modulesRun(tree: PageTree): readonly RunModule[] {
  const { site, sections, share } = tree;
  const here = sections.filter(({ id }) => share?.hasSection(id.value) !== false);
  const wrappers = here.flatMap(({ demoProvider }) => demoProvider ?? []);
  return [
    ...includedDemos(tree)
      .filter(({ feature }) => feature.needs !== undefined)
      .map(({ path, src, at }) => ({ path, name: src.split('#')[1] ?? 'default', shown: at })),
    ...[...site.modules, ...wrappers].map(({ value }) => ({ path: value })),
    ...listModulePages(sections).map(({ module }) => ({ path: module })),
  ];
}

function strictPages({ sections, pages, translatedFiles }: PageTree): Places['strict'] {
  const strict = new Set(sections.flatMap(({ id, code }) => (code === 'check' ? id.value : [])));
  const files = [...Array.from(pages.values(), ({ file }) => file ?? []).flat(), ...translatedFiles];
  return new Set(files.flatMap(({ path, pathname }) => (strict.has(pages.get(pathname)?.section ?? '') ? path : [])));
}

export const ruleFailed = defineTreeRule({
  code: 'rule-failed',
  severity: 'error',
  summary:
    'One of the project’s own rules cannot be loaded, throws, takes too long, or returns something else than a rule may.',
  why: 'What it would find stays unknown, so a check without it would promise too much.',
  isAdjustable: true,
  check({ input }, report) {
    for (const { file, range, message, help } of input.ownRules?.failed ?? [])
      report({ at: { file, range }, message, help });
  },
});

export const missingPackage = defineTreeRule({
  ...MISSING_PACKAGE,
  check(tree, report) {
    for (const finding of findLacks(tree)) report(finding);
  },
});
