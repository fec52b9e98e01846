import ts from 'typescript-for-docs-nav';
import type { ApiFace, ApiFinding, ApiName, ComponentApi, Inheritance } from '../../../../site/api/api-data.ts';
import type { FoundExport } from '../exports/find-export.ts';
import type { ApiProgram } from '../exports/open-program.ts';
import type { Printing } from '../types/print-type.ts';
import type { FoundMember } from './read-members.ts';
import { declaringFile } from '../read/declarations.ts';
import { readComment } from '../read/read-comment.ts';
import { placeOfNode } from '../exports/source-place.ts';

/** The context for extracting one export. */
export interface Extraction {
  readonly program: ApiProgram;
  readonly printing: Printing;
  /** Names of the package family's style props. */
  readonly styleProps: ReadonlySet<string>;
  /** Members of parent components requested so far, by package and name. */
  readonly parents: Map<string, ReadonlyMap<string, FoundMember>>;
  /** Notes a mistake in the package, for the export that is being described. */
  readonly report: (finding: ApiFinding) => void;
}

/** Returns what all kinds of exports have: names, the comment's text, and imports. */
export function faceOf(
  { package: packageName, name }: ApiName,
  { symbol, imports }: FoundExport,
  { printing: { adapter }, program }: Extraction,
): ApiFace & Pick<ComponentApi, 'inherits'> {
  const comment = readComment(symbol);
  const { description, guides, inherits } = adapter.readComment?.(comment.description) ?? {
    description: comment.description,
    guides: [],
  };
  const deprecated = comment.tag('deprecated');
  const { home, dependencies = [] } = program.packageOf(declaringFile(symbol)) ?? {};
  const version = program.project.packages.version(packageName);
  const declaration = symbol.declarations?.[0];
  const named = declaration && (ts.getNameOfDeclaration(declaration) ?? declaration);
  return {
    name,
    package: packageName,
    // Private packages of a workspace often have no version of their own.
    ...(version === undefined || version === '0.0.0' ? {} : { version }),
    // A heading ends the description; what follows is not part of it.
    ...(description === '' ? {} : { description: description.split(/^#+ /m)[0]?.trim() ?? '' }),
    ...(deprecated === undefined ? {} : { deprecated }),
    imports,
    ...(home === undefined ? {} : { home }),
    guides,
    ...(comment.examples.length === 0 ? {} : { examples: comment.examples }),
    ...(comment.tags.length === 0 ? {} : { tags: comment.tags }),
    ...(named === undefined ? {} : { source: placeOfNode(program.project.root, named) }),
    ...(inherits === undefined ? {} : { inherits: placeParent(inherits, [packageName, ...dependencies], program) }),
  };
}

/** Finds the package of a parent that a comment refers to: most likely the same one, else a dependency of its scope. */
function placeParent(
  parent: Inheritance,
  [owner = '', ...dependencies]: readonly string[],
  { findModule }: ApiProgram,
): Inheritance {
  const [scope] = owner.split('/');
  const packages = [owner, ...dependencies.filter((dependency) => dependency.split('/')[0] === scope)];
  const found = packages.find((candidate) => findModule(`${candidate}/${parent.name}`) !== undefined);
  return { ...parent, ...(found === undefined ? {} : { package: found }) };
}
