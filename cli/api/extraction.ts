import type ts from 'typescript-for-docs-nav';
import type { ApiEntry, ApiName, Inheritance } from '../../site/api/api-data.ts';
import type { Adapter } from './adapters/adapter.ts';
import type { FoundExport } from './find-export.ts';
import type { ApiProgram } from './open-program.ts';
import type { Printing } from './print-type.ts';
import type { FoundMember } from './read-members.ts';
import { readComment } from './read-comment.ts';

/** What extraction of one export works with. */
export interface Extraction {
  readonly program: ApiProgram;
  readonly adapter: Adapter;
  readonly printing: Printing;
  /** Names of the package family's style props. */
  readonly styleProps: ReadonlySet<string>;
  /** Members of components that others inherit from, by package and name, as far as they were asked for. */
  readonly parents: Map<string, ReadonlyMap<string, FoundMember>>;
}

type Face = Pick<ApiEntry, 'name' | 'package' | 'description' | 'deprecated' | 'imports' | 'guides' | 'examples'> & {
  readonly inherits?: Inheritance;
};

/** What every kind of export has: its names, what its comment says, and how it is imported. */
export function faceOf(
  { package: packageName, name }: ApiName,
  { symbol, imports }: FoundExport,
  { adapter, program }: Extraction,
): Face {
  const comment = readComment(symbol);
  const { description, guides, inherits } = adapter.readComment?.(comment.description) ?? {
    description: comment.description,
    guides: [],
  };
  const deprecated = comment.tag('deprecated');
  return {
    name,
    package: packageName,
    // A heading ends the description; what follows is something else.
    ...(description === '' ? {} : { description: description.split(/^#+ /m)[0]?.trim() ?? '' }),
    ...(deprecated === undefined ? {} : { deprecated }),
    imports,
    guides,
    ...(comment.examples.length === 0 ? {} : { examples: comment.examples }),
    ...(inherits === undefined ? {} : { inherits: placeParent(inherits, { packageName, symbol, program }) }),
  };
}

/** A parent that a comment names is most likely in the same package, else in one that the package needs. */
function placeParent(
  { name, href }: { readonly name: string; readonly href: string },
  {
    packageName,
    symbol,
    program,
  }: { readonly packageName: string; readonly symbol: ts.Symbol; readonly program: ApiProgram },
): Inheritance {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName;
  const needed = (file === undefined ? undefined : program.packageOf(file)?.dependencies) ?? [];
  const [scope] = packageName.split('/');
  const packages = [packageName, ...needed.filter((dependency) => dependency.split('/')[0] === scope)];
  const found = packages.find((candidate) => program.findModule(`${candidate}/${name}`) !== undefined);
  return { name, href, ...(found === undefined ? {} : { package: found }) };
}
