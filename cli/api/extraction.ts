import type { ApiEntry, ApiName, Inheritance } from '../../site/api/api-data.ts';
import type { Adapter } from './adapters/adapter.ts';
import type { FoundExport } from './find-export.ts';
import type { ApiProgram } from './open-program.ts';
import type { Printing } from './print-type.ts';
import { readComment } from './read-comment.ts';

/** What extraction of one export works with. */
export interface Extraction {
  readonly program: ApiProgram;
  readonly adapter: Adapter;
  readonly printing: Printing;
  /** Names of the package family's style props. */
  readonly styleProps: ReadonlySet<string>;
  /** Other exports that are extracted in the same run: what one of them may inherit from. */
  readonly others: readonly ApiName[];
}

type Face = Pick<ApiEntry, 'name' | 'package' | 'description' | 'deprecated' | 'imports' | 'guides'> & { readonly inherits?: Inheritance };

/** What every kind of export has: its names, what its comment says, and how it is imported. */
export function faceOf({ package: packageName, name }: ApiName, { symbol, imports }: FoundExport, { adapter, program, others }: Extraction): Face {
  const comment = readComment(symbol);
  const { description, guides, inherits } = adapter.readComment?.(comment.text) ?? { description: comment.text, guides: [] };
  const deprecated = comment.tag('deprecated');
  return {
    name,
    package: packageName,
    // Headings of a comment begin what is no description any more.
    ...(description === '' ? {} : { description: description.split(/^#+ /m)[0]?.trim() ?? '' }),
    ...(deprecated === undefined ? {} : { deprecated }),
    imports,
    guides,
    ...(inherits === undefined ? {} : { inherits: placeParent(inherits, { packageName, program, others }) }),
  };
}

/** A parent that a comment names is most likely in the same package, else in one that is documented beside it. */
function placeParent(
  { name, href }: { readonly name: string; readonly href: string },
  { packageName, program, others }: { readonly packageName: string; readonly program: ApiProgram; readonly others: readonly ApiName[] },
): Inheritance {
  const isThere = (candidate: string) => program.findModule(`${candidate}/${name}`) !== undefined;
  const packages = [packageName, ...others.filter((other) => other.name === name).map((other) => other.package)];
  const found = packages.find(isThere);
  return { name, href, ...(found === undefined ? {} : { package: found }) };
}
