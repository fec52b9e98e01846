import type { AskValue, AskValues } from '../../engine/feature/declaration.ts';
import { findNear, inWords, wordNear } from '../../engine/text/suggest.ts';
import type { ComponentProp, ComponentProps, UnionMember } from './component-props.ts';
import { literalsOf, takeValue } from './take-value.ts';

/** The props that a component gets, and what is wrong with those that are written. */
interface CheckedProps {
  readonly props: AskValues;
  readonly mistakes: readonly PropMistake[];
}

/** Something wrong with a use of a component. */
interface PropMistake {
  /** The prop that is wrong; the whole use if left out. */
  readonly attribute?: string;
  readonly message: string;
  readonly help?: string;
}

/**
 * Checks what a page asks of a component, and converts texts by the types of its props. In `ask`, `hydrate` and
 * `children` are no props: the first says that browsers run the component, and `children: true` that the use has
 * content. A component without known types takes everything as it is written.
 */
export function checkProps(component: ComponentProps | undefined, ask: AskValues): CheckedProps {
  const { hydrate: _hydrate, ...use } = ask;
  const { children: _children, ...written } = use;
  if (component === undefined) return { props: written, mistakes: [] };
  const [first, ...others] = candidatesFor(component, use).map((member) => checkAgainst(component, member, use));
  // A use must fit one member of the union; of none, the nearest one says most.
  return others.reduce(
    (best, next) => (next.mistakes.length < best.mistakes.length ? next : best),
    first ?? { props: {}, mistakes: [] },
  );
}

/** Lists the members of a union that a use can mean; `undefined` stands for one without props of its own. */
function candidatesFor({ props, members = [] }: ComponentProps, ask: AskValues): readonly (UnionMember | undefined)[] {
  const [{ by } = { by: '' }] = members;
  const tells = props.find(({ name }) => name === by);
  if (tells === undefined) return [undefined];
  const written = ask[by];
  const taken = written === undefined ? undefined : takeValue(tells, written);
  if (taken !== undefined && 'value' in taken)
    return [members.find(({ values }) => values.some((value) => value === taken.value))];
  const covered = new Set(members.flatMap(({ values }) => values));
  const hasOthers = literalsOf(tells.takes).some((value) => !covered.has(value));
  return hasOthers ? [undefined, ...members] : members;
}

function checkAgainst(component: ComponentProps, member: UnionMember | undefined, use: AskValues): CheckedProps {
  const known = new Map([...component.props, ...(member?.props ?? [])].map((prop) => [prop.name, prop]));
  const mistakes: PropMistake[] = [];
  const props: Record<string, AskValue> = {};
  const missing = [...known.values()].filter(({ name, required }) => required === true && use[name] === undefined);
  const meant = new Set<string>();
  // Its attributes are unknown.
  const isOtherElement = ['as', 'component'].some((name) => known.has(name) && use[name] !== undefined);
  for (const [name, written] of Object.entries(use)) {
    const prop = known.get(name);
    if (name === 'children') {
      mistakes.push(...checkContent(component, prop));
      continue;
    }
    // Whether a prop is an attribute that is called on events.
    if (prop === undefined && !(/^on[A-Z]/.test(name) && component.attributes.includes(name))) {
      props[name] = written;
      if (isOtherElement || isPassedOn(component, name)) continue;
      const { isFor, ...mistake } = explainUnknown(component, name, { member, known: [...known.keys()], ask: use });
      if (isFor !== undefined) meant.add(isFor);
      mistakes.push(mistake);
      continue;
    }
    const taken = takeValue(prop ?? { name, type: '(event) => void', takes: [{ is: 'function' }] }, written);
    if ('value' in taken) props[name] = taken.value;
    else mistakes.push({ attribute: name, ...taken });
  }
  const lacking = missing.filter(({ name }) => !meant.has(name)).map((prop) => explainMissing(component, prop));
  return { props, mistakes: [...mistakes, ...lacking] };
}

/** Content arrives as one element. */
function checkContent({ name, attributes, isOpen }: ComponentProps, prop: ComponentProp | undefined): PropMistake[] {
  if (prop === undefined)
    return isOpen === true || attributes.includes('children')
      ? []
      : [{ message: `\`${name}\` takes no content.`, help: 'write it without content, or declare `children`' }];
  if (prop.takes.some(({ is }) => is === 'content' || is === 'element' || is === 'anything')) return [];
  return [
    {
      message: `The \`children\` of \`${name}\` are \`${prop.type}\`, and the content of a page is an element.`,
      help: 'declare them as `ReactNode`, or show the component in a demo',
    },
  ];
}

/** Whether a prop without a known type is no mistake. As in TypeScript, names with hyphens may always be written. */
function isPassedOn({ attributes, isOpen }: ComponentProps, name: string): boolean {
  return isOpen === true || name === 'key' || name.includes('-') || attributes.includes(name);
}

/** What is known where an unknown prop is written. */
interface Around {
  readonly member: UnionMember | undefined;
  readonly known: readonly string[];
  readonly ask: AskValues;
}

function explainUnknown(
  { name: component, members = [], attributes }: ComponentProps,
  name: string,
  { member, known, ask }: Around,
): PropMistake & { readonly isFor?: string } {
  const other = members.find((each) => each !== member && each.props.some((prop) => prop.name === name));
  if (other !== undefined)
    return {
      attribute: name,
      message: `\`${component}\` has \`${name}\` only if \`${other.by}\` is ${inWords(other.values.map(String), 'or')}.`,
      help: `remove it, or change \`${other.by}\``,
    };
  const free = known.filter((each) => ask[each] === undefined && each !== 'children');
  const called = attributes.find((each) => each === CALLED_OTHERWISE[name]);
  const near =
    called === undefined ? (findNear(name, free) ?? findNear(name, attributes)) : { value: called, isClear: true };
  return {
    attribute: name,
    message: `\`${component}\` has no prop \`${name}\`.`,
    help: wordNear(near) ?? (free.length === 0 ? 'remove it' : `use ${few(free)}, or remove it`),
    ...(near === undefined ? {} : { isFor: near.value }),
  };
}

/** Attributes that have another name in React. */
const CALLED_OTHERWISE: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor' };

/** More names are not worth reading. */
const MOST = 8;

function few(names: readonly string[]): string {
  return names.length <= MOST ? inWords(names, 'or') : `a known one, such as ${inWords(names.slice(0, MOST), 'or')}`;
}

function explainMissing({ name: component }: ComponentProps, { name, takes, type }: ComponentProp): PropMistake {
  if (name === 'children')
    return { message: `This \`${component}\` has no content.`, help: 'write some between its tags' };
  const isWritable = takes.some(({ is }) => !['list', 'object', 'function', 'element'].includes(is));
  return {
    message: `This \`${component}\` has no \`${name}\`.`,
    help: isWritable
      ? `give it a \`${name}\`: \`${type}\``
      : `write \`${name}={…}\` where the site evaluates expressions, or show the component in a demo`,
  };
}
