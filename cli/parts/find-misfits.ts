import type { SourceFile } from '../../engine/index.ts';
import { addTo } from '../system/base/add-to.ts';
import { plural } from '../system/summary.ts';
import type { Part } from './part.ts';

/** Why parts do not fit together, and what to do. */
export interface Misfit {
  readonly message: string;
  readonly help: string;
}

/** Compares parts: they need the same navigation and address, each section once, and no two files for one path. */
export function findMisfits(parts: readonly Part[]): readonly Misfit[] {
  const [first, ...others] = parts;
  if (first === undefined) return [];
  const settings = others.flatMap((part) => [...compareNavigation(first, part), ...compareAddress(first, part)]);
  // Different navigations may have different sections.
  return settings.length > 0 ? settings : [...findSectionMisfits(parts), ...findClashes(parts)];
}

function compareNavigation(first: Part, part: Part): readonly Misfit[] {
  const paths = [...new Set([...first.nav, ...part.nav].map(({ path }) => path))].toSorted();
  const differing = paths.filter((path) => textOf(first, path) !== textOf(part, path));
  const [path] = differing;
  if (path === undefined) return [];
  const [one, other] = [textOf(first, path), textOf(part, path)];
  const more = differing.length > 1 ? `, and ${plural(differing.length - 1, 'other file')} of nav/` : '';
  const message =
    one === undefined || other === undefined
      ? `\`${one === undefined ? first.name : part.name}\` was built without ${path}${more}.`
      : `${path} of \`${part.name}\` differs from that of \`${first.name}\`, from line ${firstDifference(one, other)} on${more}.`;
  return [{ message, help: 'give every pipeline the same commit of nav/, and build the parts again' }];
}

function textOf({ nav }: Part, path: string): string | undefined {
  return nav.find((source: SourceFile) => source.path === path)?.text;
}

function firstDifference(one: string, other: string): number {
  const [lines, others] = [one.split('\n'), other.split('\n')];
  return lines.findIndex((line, at) => line !== others[at]) + 1 || lines.length + 1;
}

function compareAddress(first: Part, part: Part): readonly Misfit[] {
  return (['base', 'url'] as const).flatMap((key): readonly Misfit[] => {
    if (first[key] === part[key]) return [];
    const say = ({ name, ...rest }: Part) =>
      `\`${name}\` was built ${rest[key] === undefined ? `without \`--${key}\`` : `with \`--${key} ${rest[key]}\``}`;
    return [{ message: `${say(first)}, and ${say(part)}.`, help: `give every build the same \`--${key}\`` }];
  });
}

function findSectionMisfits(parts: readonly Part[]): readonly Misfit[] {
  const builders = new Map<string, Part[]>();
  for (const part of parts) for (const id of part.sections) addTo(builders, id, part);
  const missing = (parts[0]?.allSections ?? []).filter((id) => !builders.has(id));
  const twice = Array.from(builders).flatMap(([id, owners]): readonly Misfit[] => {
    if (owners.length < 2) return [];
    return [
      {
        message: `The section \`${id}\` is in ${owners.map(({ name }) => `\`${name}\``).join(' and ')}.`,
        help: 'leave one of them out',
      },
    ];
  });
  if (missing.length === 0) return twice;
  const names = missing.map((id) => `\`${id}\``).join(', ');
  return [
    ...twice,
    {
      message: `No part has the section${missing.length === 1 ? '' : 's'} ${names}.`,
      help: `add the output of \`docs-nav build --section ${missing.join(' ')}\``,
    },
  ];
}

/** Finds different files for one path. A file outside all prefixes may be in several parts if it is identical. */
function findClashes(parts: readonly Part[]): readonly Misfit[] {
  const known = new Map<string, { readonly part: Part; readonly hash: string }>();
  const clashes: Misfit[] = [];
  for (const part of parts) {
    const made = new Map(part.outputs.map(([path, , hash]) => [path, hash]));
    const shared = part.made.files.flatMap(([path]) => (made.has(path) ? [[path, made.get(path) ?? ''] as const] : []));
    for (const [path, hash] of [...part.assets, ...shared]) {
      const other = known.get(path);
      if (other === undefined) known.set(path, { part, hash });
      else if (other.hash !== hash)
        clashes.push({
          message: `\`${path}\` of \`${part.name}\` differs from that of \`${other.part.name}\`.`,
          help: 'make both the same file, or rename one of them',
        });
    }
  }
  return clashes;
}
