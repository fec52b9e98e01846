import { defineDiagnostic, type DiagnosticDefinition, type Finding } from '../../diagnostic/diagnostic.ts';
import type { ApiTarget } from '../../manifest/manifest.ts';
import type { PageTree } from '../../resolve/page-tree.ts';
import {
  partsOf,
  placeIn,
  triedIn,
  type ProjectInput,
  type UnknownApi,
  type UnknownRows,
} from '../../model/project-input.ts';
import { inWords, nearOnBudget, wordNear } from '../../text/suggest.ts';

/* What can be wrong with API pages. The engine cannot read a package’s types itself. */

export const API_UNKNOWN_COMPONENT = defineDiagnostic({
  code: 'api-unknown-component',
  severity: 'error',
  summary: 'A page asks for the API of something that the package does not export.',
  why: 'API pages are made from the package’s types. Without an export of that name, the page would be empty.',
});

export const API_UNKNOWN_ROW = defineDiagnostic({
  code: 'api-unknown-row',
  severity: 'error',
  summary: 'A page asks for a prop or member that the export does not have.',
  why: 'The row would silently be missing from the page, for example after an update of the package renames a prop.',
});

export const API_DEFAULT_DIFFERS = defineDiagnostic({
  code: 'api-default-differs',
  severity: 'warning',
  summary: 'The comment of a prop says another default than the code sets.',
  why: 'Pages show the default that the code sets. Whoever reads the comment, in the source or in an editor, believes the other one.',
});

export const API_CLASS_UNKNOWN = defineDiagnostic({
  code: 'api-class-unknown',
  severity: 'warning',
  summary: 'The types of a component list a CSS class that the object of its class names does not have.',
  why: 'Pages leave the class out. Whoever relies on the types styles an element that does not exist.',
});

export const API_ELEMENT_DIFFERS = defineDiagnostic({
  code: 'api-element-differs',
  severity: 'warning',
  summary: 'A component renders another element than its types or comments say.',
  why: 'Pages show the element that is rendered. Whoever relies on the types gets a ref to, or attributes for, another element.',
});

export const API_UNRESOLVED_IMPORT = defineDiagnostic({
  code: 'api-unresolved-import',
  severity: 'error',
  summary: 'A documented type depends on an import that cannot be resolved.',
  why: 'What is imported is unknown to the compiler: its props, components or whole modules would be missing on the pages without a word.',
});

export const STALE_BUILD = defineDiagnostic({
  code: 'stale-build',
  severity: 'warning',
  summary: 'A package of the repository is not built, or was built before its source changed.',
  why: 'What users install is the build. Pages show the source of the project’s own package, but the build of every other one.',
});

export const UNLOADED_STYLESHEET = defineDiagnostic({
  code: 'unloaded-stylesheet',
  severity: 'warning',
  summary: 'Demos use a package without the stylesheet that it publishes.',
  why: 'Without it, the components are not styled: in the demo, or for whoever copies it.',
});

/** Reports the mistakes of one kind among those that were found outside of the engine. */
export function reportMistakes(
  { code }: Pick<DiagnosticDefinition, 'code'>,
  { apiMistakes = [], packageMistakes = [], featureMistakes = [] }: ProjectInput,
  report: (finding: Finding) => void,
): void {
  for (const { code: own, file, range, message, help } of [...apiMistakes, ...packageMistakes, ...featureMistakes])
    if (own === code) report({ at: { file, range }, message, ...(help === undefined ? {} : { help }) });
}

/** Reports every place in the navigation and the pages that asks for an export that could not be described. */
export function reportUnknownApis(
  { nodes, input }: PageTree,
  unknown: readonly UnknownApi[],
  report: (finding: Finding) => void,
): void {
  if (unknown.length === 0) return;
  const byTarget = new Map(unknown.map((api) => [`${api.package} ${api.name}`, api]));
  const find = ({ package: owner, name }: ApiTarget) => byTarget.get(`${owner} ${name}`);
  const suggest = nearOnBudget();
  const { installed = [] } = input;
  const tell = ({ package: owner, name, names, fault }: UnknownApi, at: Finding['at']) => {
    // Exports are listed by package, whatever module they are in.
    const [around] = /^(?:@[^/]+\/[^/]+|[^@/][^/]*)(?=\/)/.exec(owner) ?? [];
    const near = around === undefined ? suggest(owner, installed) : { value: around, isClear: true };
    const message = `The package \`${owner}\` ${names === undefined ? 'is not installed' : `has no export \`${name}\``}.`;
    const help =
      names === undefined ? (wordNear(near) ?? 'install it, or correct the name') : oneOf(names, name, suggest);
    report({ at, message: fault?.message ?? message, help: fault?.help ?? help });
  };
  for (const { node } of nodes) {
    const missing = node.kind === 'page' && node.api !== undefined ? find(node.api) : undefined;
    if (missing !== undefined) tell(missing, node.span);
  }
  for (const { path, facts } of input.pages) {
    const shown = partsOf('api', facts).map((part) => ({ target: part.ask, part, attribute: 'name' }));
    for (const { target, part, attribute } of [...shown, ...triedIn(facts)]) {
      const missing = find(target);
      if (missing === undefined) continue;
      const isPackage = missing.names === undefined && attribute === 'name';
      tell(missing, { file: path, range: placeIn(part, isPackage ? 'package' : attribute) });
    }
  }
}

/** Reports every place where a page asks for rows that an export does not have. */
export function reportUnknownRows(
  { input }: PageTree,
  unknown: readonly UnknownRows[],
  report: (finding: Finding) => void,
): void {
  if (unknown.length === 0) return;
  const suggest = nearOnBudget();
  for (const { path, facts } of input.pages) {
    for (const part of partsOf('api', facts)) {
      const { ask } = part;
      const { rows = [], names = [] } =
        unknown.find((target) => target.package === ask.package && target.name === ask.name) ?? {};
      for (const row of (ask.rows ?? []).filter((name) => rows.includes(name))) {
        report({
          at: { file: path, range: placeIn(part, 'rows') },
          message: `\`${ask.name}\` of \`${ask.package}\` has no \`${row}\`.`,
          help: wordNear(suggest(row, names)) ?? 'use one of its props or members',
        });
      }
    }
  }
}

/** Suggests the names that a wrong one may mean, what is near and what is longer by its beginning; or lists what there is. */
function oneOf(names: readonly string[], name: string, suggest: ReturnType<typeof nearOnBudget>): string {
  const longer = names.filter((each) => each.endsWith(`_${name}`) || each.endsWith(`.${name}`));
  const meant = [...new Set([suggest(name, names)?.value ?? [], longer].flat())].slice(0, LISTED);
  if (meant.length > 0) return `did you mean ${inWords(meant, 'or')}`;
  const listed = names.slice(0, LISTED).map((each) => `\`${each}\``);
  const more = names.length > LISTED ? ` and ${names.length - LISTED} more` : '';
  return `use one of its exports${names.length === 0 ? '' : ': '}${listed.join(', ')}${more}`;
}

/** Names that fit into a message. */
const LISTED = 12;
