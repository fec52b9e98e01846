import { basename, dirname } from 'node:path';
import type { ApiMember, Inheritance, InheritedProps } from '../../site/api/api-data.ts';
import type { ApiProgram } from './open-program.ts';
import type { Printing } from './print-type.ts';
import { byName, describeMember, type CodeDefault, type FoundMember } from './read-members.ts';

interface Inheriting {
  readonly parent: Inheritance | undefined;
  readonly defaults: ReadonlyMap<string, CodeDefault>;
  readonly printing: Printing;
}

/** Groups inherited props by the component that declares them, the parent's own first. */
export function groupInherited(
  inherited: readonly FoundMember[],
  { parent, defaults, printing }: Inheriting,
  program: ApiProgram,
): readonly InheritedProps[] {
  if (parent === undefined) return [];
  const groups = new Map<string, InheritedProps & { readonly props: ApiMember[] }>();
  for (const member of inherited) {
    const origin = originOf(member, parent, program);
    const group = groups.get(origin.name) ?? { ...origin, props: [] };
    group.props.push(describeMember(member, printing, defaults.get(member.name)));
    groups.set(origin.name, group);
  }
  return [...groups.values()]
    .map((group) => ({ ...group, props: group.props.toSorted(byName) }))
    .toSorted((a, b) => Number(b.name === parent.name) - Number(a.name === parent.name));
}

/** Finds the component that declares a prop, by its folder, `ButtonBase/ButtonBase.d.ts`; else it is the parent. */
function originOf({ symbol }: FoundMember, parent: Inheritance, program: ApiProgram): Inheritance {
  const files = (symbol.declarations ?? []).map((node) => node.getSourceFile().fileName);
  for (const file of files) {
    const folder = basename(dirname(file));
    const owner = program.packageOf(file)?.name;
    if (folder === parent.name) return parent;
    if (owner !== undefined && /^[A-Z]/.test(folder) && program.findModule(`${owner}/${folder}`) !== undefined)
      return { name: folder, package: owner };
  }
  return parent;
}
