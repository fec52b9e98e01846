import { inWords, nearOnBudget, partKey, wordNear, type AskFinding, type Kinds } from '../../engine/index.ts';
import { exportOf } from '../../engine/feature/traits.ts';
import { includeOf } from '../../engine/manifest/asks.ts';
import type { RouteAsk } from '../../engine/manifest/manifest.ts';
import { shelfKey } from '../../site/api/api-shelf.ts';
import type { UnknownApi, UnknownInApis, UnknownRows } from '../make/api/find-unknown.ts';

/** What pages and the navigation ask, and of which features. */
interface Asking {
  readonly asks: readonly RouteAsk[];
  readonly kinds: Kinds;
  /** Names of the packages that are installed, which may be meant instead. */
  readonly listInstalled: () => readonly string[];
}

/** Says what pages and the navigation ask for that packages lack, at what is asked. */
export function tellUnknown({ apis, rows }: UnknownInApis, asking: Asking): readonly AskFinding[] {
  return apis.length + rows.length === 0 ? [] : [...tellApis(apis, asking), ...tellRows(rows, asking)];
}

function tellApis(unknown: readonly UnknownApi[], { asks, kinds, listInstalled }: Asking): readonly AskFinding[] {
  const byTarget = new Map(unknown.map((api) => [shelfKey(api), api]));
  const suggest = nearOnBudget();
  return eachOnce(asks).flatMap(([asked, { kind, ask }]) => {
    const target = exportOf(kinds.get(kind) ?? {}, ask);
    const missing = target && byTarget.get(shelfKey(target));
    if (target === undefined || missing === undefined) return [];
    const { package: owner, name, names, fault } = missing;
    // Exports are listed by package, whatever module they are in.
    const [around] = /^(?:@[^/]+\/[^/]+|[^@/][^/]*)(?=\/)/.exec(owner) ?? [];
    const near = () => (around === undefined ? suggest(owner, listInstalled()) : { value: around, isClear: true });
    const message = `The package \`${owner}\` ${names === undefined ? 'is not installed' : `has no export \`${name}\``}.`;
    const help =
      names === undefined ? (wordNear(near()) ?? 'install it, or correct the name') : oneOf(names, name, suggest);
    return [
      {
        code: 'api-unknown-component',
        asked,
        attribute: names === undefined ? target.from.package : target.from.name,
        message: fault?.message ?? message,
        help: fault?.help ?? help,
      },
    ];
  });
}

function tellRows(unknown: readonly UnknownRows[], { asks, kinds }: Asking): readonly AskFinding[] {
  const byTarget = new Map(unknown.map((rows) => [shelfKey(rows), rows]));
  const suggest = nearOnBudget();
  return eachOnce(asks).flatMap(([asked, part]) => {
    const target = includeOf(part, kinds);
    const { rows = [], names = [] } = (target && byTarget.get(shelfKey(target))) ?? {};
    const attribute = Object.entries(kinds.get(part.kind)?.ask ?? {}).find(([, { kind }]) => kind === 'list')?.[0];
    return (target?.rows ?? [])
      .filter((name) => rows.includes(name))
      .map((row) => ({
        code: 'api-unknown-row',
        asked,
        attribute: attribute ?? '',
        message: `\`${target?.name}\` of \`${target?.package}\` has no \`${row}\`.`,
        help: wordNear(suggest(row, names)) ?? 'use one of its props or members',
      }));
  });
}

function eachOnce(asks: readonly RouteAsk[]): readonly (readonly [key: string, part: RouteAsk])[] {
  return [...new Map(asks.map((part) => [partKey(part.kind, part), part]))];
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
