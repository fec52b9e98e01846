import { CompletionItemKind, type Hover, type Position } from 'vscode-languageserver';
import { namesOf } from '../../engine/index.ts';
import type { ComponentProp, ComponentProps } from '../../site/components/component-props.ts';
import { literalsOf } from '../../site/components/take-value.ts';
import { listed, type Candidate, type Completions } from './candidates.ts';
import { findOpenDirective } from './complete-directive.ts';
import { holds, toRange } from './places.ts';
import type { Snapshot } from './workspace.ts';

/** The text before the cursor: the lines above its own, and the beginning of that. */
export interface TextBefore {
  readonly above: readonly string[];
  readonly before: string;
}

/** Completes the props and values of a component, as a directive or as a tag; `undefined` if the cursor is in none. */
export function inComponent(snapshot: Snapshot, path: string, { above, before }: TextBefore): Completions | undefined {
  const typed = path.endsWith('.mdx') ? /<([A-Z][\w.]*)$/.exec(before)?.[1] : undefined;
  if (typed !== undefined) return { typed, candidates: componentsOf(snapshot) };
  const directive = findOpenDirective(before);
  if (directive !== undefined) {
    const component = snapshot.props.get(directive.name);
    return component && completeProps(component, directive.written);
  }
  // A tag has no empty lines.
  const text = [...above.slice(above.findLastIndex((line) => line.trim() === '') + 1), before].join('\n');
  const [, element, inTag = ''] = (path.endsWith('.mdx') && /<([A-Z][\w.]*)\s([^<>]*)$/.exec(text)) || [];
  const component = [...snapshot.props.values()].find(({ name }) => name === element);
  return component && completeProps(component, inTag);
}

function completeProps(component: ComponentProps, written: string): Completions | undefined {
  const props = allProps(component);
  const [, name, value = ''] = /(?:^|\s)([\w-]+)=["']?([^"'\s{}]*)$/.exec(written) ?? [];
  if (name !== undefined) {
    const values = literalsOf(props.get(name)?.takes ?? []);
    return { typed: value, candidates: listed(values, CompletionItemKind.EnumMember) };
  }
  if (/=(?:"[^"]*|'[^']*|\{[^}]*)$/.test(written)) return undefined;
  const typed = /[^\s]*$/.exec(written)?.[0] ?? '';
  const candidates = Array.from(props.values())
    .filter((prop) => prop.name !== 'children' && !new RegExp(`(?:^|\\s)${escape(prop.name)}(?:=|\\s)`).test(written))
    .map((prop): Candidate => ({
      text: prop.name,
      kind: CompletionItemKind.Property,
      detail: prop.type,
      documentation: prop.description,
      suffix: prop.takes.some(({ is }) => is === 'boolean') ? undefined : '=',
    }));
  return { typed, candidates };
}

function escape(name: string): string {
  return name.replaceAll('$', String.raw`\$`);
}

function componentsOf({ input, props }: Snapshot): readonly Candidate[] {
  return (input.features ?? []).flatMap((declaration): readonly Candidate[] => {
    const { component, says } = declaration;
    if (component === undefined) return [];
    const known = namesOf(declaration).map((name) => props.get(name)?.description);
    return [{ text: component.name, kind: CompletionItemKind.Class, documentation: known[0] ?? says }];
  });
}

/** Lists the props of a component, those that only some members of a union have as well. */
function allProps({ props, members = [] }: ComponentProps): ReadonlyMap<string, ComponentProp> {
  return new Map([...members.flatMap((member) => member.props), ...props].map((prop) => [prop.name, prop]));
}

/** Explains the prop of a component under the cursor. */
export function describeProp({ input, props }: Snapshot, path: string, position: Position): Hover | undefined {
  const parts = input.pages.find((page) => page.path === path)?.facts.parts ?? [];
  for (const { kind, at } of parts) {
    const component = props.get(kind);
    if (component === undefined) continue;
    const [name, place] = Object.entries(at).find(([, range]) => holds(toRange(range), position)) ?? [];
    const prop = name === undefined ? undefined : allProps(component).get(name);
    if (prop === undefined || place === undefined) continue;
    const { type, required, description, deprecated } = prop;
    const initial = prop.default === undefined ? '' : ` = ${prop.default}`;
    const lines = [
      `\`${prop.name}${required === true ? '' : '?'}: ${type}${initial}\``,
      ...(description === undefined ? [] : [description]),
      ...(deprecated === undefined ? [] : [`Deprecated. ${deprecated}`]),
    ];
    return { contents: { kind: 'markdown', value: lines.join('\n\n') }, range: toRange(place) };
  }
  return undefined;
}
