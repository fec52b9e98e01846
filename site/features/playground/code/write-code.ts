import { readLiteral } from '../controls/read-literal.ts';
import {
  isList,
  type Choice,
  type Control,
  type Playground,
  type Template,
  type Value,
  type Values,
  type Written,
  type TemplateAttribute,
} from '../model/playground.ts';
import { isActive, isHandler, setProps } from '../model/set-props.ts';
import { writeBetween, writeReturn, type Code } from './write-jsx.ts';

/**
 * Writes the module that shows a playground's component as it is set, as a person would write it: only what differs from
 * the defaults. It is TypeScript and JavaScript alike. Handlers are left out unless they show or are required. A file is
 * written as it is, with these attributes in place of the props.
 */
export function writeCode(
  playground: Playground,
  values: Values,
  language: 'typescript' | 'javascript' = 'typescript',
): string {
  const { name, controls, file } = playground;
  const byName = new Map(controls.map((control) => [control.name, control]));
  const props = Object.entries(setProps(playground, values));
  const added = props.flatMap(([prop, value]) => choiceOf(byName.get(prop), value)?.imports ?? []);
  const handlers = controls.filter(
    (control) => control.kind === 'log' && control.isRequired === true && isActive(control, controls, values),
  );
  const code = new Map<string, Code>([
    ...props.map(([prop, value]) => [prop, codeOf(byName.get(prop), value)] as const),
    ...handlers.map((control) => [control.name, HANDLER] as const),
  ]);
  if (file !== undefined) {
    const template = (language === 'javascript' ? file.javascript : undefined) ?? file.typescript;
    return fillTemplate(template, code, new Set(added));
  }
  const imports = new Set([playground.import, ...added]);
  const example = `${name.replaceAll(/[^\w$]/g, '')}Example`;
  return `${[...imports].join('\n')}\n\nexport default function ${example}() {\n${writeReturn(name, code)}\n}\n`;
}

/** A function that a reader has yet to write. */
const HANDLER: Code = { expression: '() => {}' };

function fillTemplate(template: Template, set: ReadonlyMap<string, Code>, added: ReadonlySet<string>): string {
  const { imports, before, content, after, within, isReturned } = template;
  const inner = { tag: template.tag, props: withWritten(template.attributes, set) };
  const { tag, props } =
    within === undefined
      ? inner
      : { tag: within.tag, props: withWritten(within.attributes, new Map([[within.name, inner]])) };
  const own = within === undefined ? content : within.content;
  const head = [imports, ...added].filter((part) => part !== '').join('\n');
  const start = imports === '' && head !== '' ? `${head}\n\n` : head;
  if (isReturned === true) return `${start}${before}${writeReturn(tag, props)}${after}`;
  return start + writeBetween({ before, content: own, after }, tag, props);
}

/** Puts props between the attributes that a file writes; what is set replaces the first ones. */
function withWritten(
  { first, last }: Template['attributes'],
  set: ReadonlyMap<string, Code>,
): ReadonlyMap<string, Code> {
  // What spreads an object has no name.
  const own = ({ name, code }: TemplateAttribute, at: number) => [name ?? `{${at}`, { attribute: code }] as const;
  const kept = first.filter(({ name = '' }) => !set.has(name));
  return new Map<string, Code>([...kept.map(own), ...set, ...last.map((each, at) => own(each, kept.length + at))]);
}

function codeOf(control: Control | undefined, value: Value): Code {
  if (control !== undefined && isHandler(control)) return HANDLER;
  const choice = choiceOf(control, value);
  if (choice !== undefined) {
    const literal = readLiteral(choice.code);
    return typeof literal === 'string' ? { text: literal } : { expression: choice.code };
  }
  if (isList(value)) return { expression: `[${value.join(', ')}]` };
  return typeof value === 'string' ? { text: value } : { expression: String(value) };
}

function choiceOf(control: Control | undefined, value: Value): Choice | Written | undefined {
  return control?.kind === 'node'
    ? control.choices?.find(({ label }) => label === value)
    : control?.written?.find((written) => written.value === value);
}
