import type { Choice, Control, Playground, Value, Values } from '../model/playground.ts';
import { isActive, setProps } from '../model/set-props.ts';
import { writeReturn, type Code } from './write-jsx.ts';

/**
 * Writes the module that shows a playground's component as it is set, as a person would write it: only what differs from
 * the defaults. It is TypeScript and JavaScript alike. Handlers are left out unless the component requires them.
 */
export function writeCode(playground: Playground, values: Values): string {
  const { name, controls } = playground;
  const byName = new Map(controls.map((control) => [control.name, control]));
  const props = Object.entries(setProps(playground, values));
  const chosen = props.flatMap(([prop, value]) => choiceOf(byName.get(prop), value) ?? []);
  const handlers = controls.filter(
    (control) => control.kind === 'log' && control.isRequired === true && isActive(control, controls, values),
  );
  const code = new Map<string, Code>([
    ...props.map(([prop, value]) => [prop, codeOf(byName.get(prop), value)] as const),
    ...handlers.map((control) => [control.name, { expression: '() => {}' }] as const),
  ]);
  const imports = new Set([playground.import, ...chosen.flatMap((choice) => choice.imports ?? [])]);
  const example = `${name.replaceAll(/[^\w$]/g, '')}Example`;
  return `${[...imports].join('\n')}\n\nexport default function ${example}() {\n${writeReturn(name, code)}\n}\n`;
}

function codeOf(control: Control | undefined, value: Value): Code {
  const choice = choiceOf(control, value);
  if (choice !== undefined) return { expression: choice.code };
  return typeof value === 'string' ? { text: value } : { expression: String(value) };
}

function choiceOf(control: Control | undefined, value: Value): Choice | undefined {
  return control?.kind === 'node' ? control.choices?.find(({ label }) => label === value) : undefined;
}
