import { basename, dirname } from 'node:path';
import type { ApiMember, Inheritance, InheritedProps } from '../../../../site/api/api-data.ts';
import { declaringFile, declaringFiles } from '../read/declarations.ts';
import type { ApiProgram } from '../exports/open-program.ts';
import type { Printing } from '../types/print-type.ts';
import type { SortedProps } from './sort-props.ts';
import { byName, describeMember, type CodeDefault, type FoundMember } from './read-members.ts';

interface Inheriting {
  readonly parent: Inheritance | undefined;
  readonly defaults: ReadonlyMap<string, CodeDefault>;
  readonly printing: Printing;
}

/**
 * Groups inherited props by the component that declares them, the parent's own first, and those that another library
 * gives many components by its packages.
 */
export function groupInherited(
  { inherited, based }: Pick<SortedProps, 'inherited' | 'based'>,
  { parent, defaults, printing }: Inheriting,
  program: ApiProgram,
): readonly InheritedProps[] {
  const groups = new Map<string, InheritedProps & { readonly props: ApiMember[] }>();
  const add = (member: FoundMember, origin: Inheritance) => {
    const group = groups.get(origin.name) ?? { ...origin, props: [] };
    const code = defaults.get(member.name);
    const { default: said, ...described } = describeMember(member, printing, code);
    // The comment is about the component that declares the prop; this one computes another default.
    const isOther = code !== undefined && code.text === undefined;
    group.props.push({
      ...described,
      ...(isOther ? { defaultSource: code.source } : said === undefined ? {} : { default: said }),
    });
    groups.set(origin.name, group);
  };
  if (parent !== undefined) for (const member of inherited) add(member, originOf(member, parent, program));
  for (const member of based) {
    const place = program.packageOf(declaringFile(member.symbol));
    if (place !== undefined) add(member, { name: place.name, package: place.name });
  }
  return [...groups.values()]
    .map((group) => ({ ...group, props: group.props.toSorted(byName) }))
    .toSorted((a, b) => Number(b.name === parent?.name) - Number(a.name === parent?.name));
}

/** Finds the component that declares a prop, by its folder, `ButtonBase/ButtonBase.d.ts`; else it is the parent. */
function originOf({ symbol }: FoundMember, parent: Inheritance, program: ApiProgram): Inheritance {
  for (const file of declaringFiles(symbol)) {
    const folder = basename(dirname(file));
    const owner = program.packageOf(file)?.name;
    if (folder === parent.name) return parent;
    if (owner !== undefined && /^[A-Z]/.test(folder) && program.findModule(`${owner}/${folder}`) !== undefined)
      return { name: folder, package: owner };
  }
  return parent;
}
