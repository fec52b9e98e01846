import type { Control, Playground, Value } from '../model/playground.ts';
import { controlOf, optionsOf, type PropSource, type PropsSource, type Surroundings } from './control-of.ts';
import { narrow, type Settings } from './narrow-controls.ts';
import { readType, type Declaration, type Declared } from './read-type.ts';
import { splitCode } from './split-code.ts';

type Entry = readonly [name: string, declaration: Declaration];

/** Of `type Gap<T> = 'small' | T`, what is before the definition. */
const HEAD = /^(?:export )?(?:declare )?type [\w$.]+(?:<([^]*)>)?$/;

/**
 * Lists a control for each prop of a component: own props, those of the members of a union, then inherited ones. A prop
 * that readers can only set to what a file offers has a control without choices.
 */
export function listControls(api: PropsSource): readonly Control[] {
  const { props, alternatives = [], inherited = [] } = api;
  const declared = readDeclared(api);
  const around = { declared, isSplit: alternatives.length > 0 };
  const own = props.map((prop) => make(prop, around));
  const told = alternatives.map((each) => ({ when: readWhen(each.when, declared), props: each.props }));
  const members = told.flatMap(({ when, props: their }) => {
    if (when === undefined) return [];
    // One value may lead to several members, of which readers need one only.
    const like = told.filter((each) => each.when?.values.some((value) => when.values.includes(value)) === true);
    return their.map(({ required, ...prop }): Control => {
      const isNeeded = like.every(({ props: all }) => all.some((each) => each.name === prop.name && each.required));
      return { ...make(isNeeded && required ? { ...prop, required } : prop, { declared }), when };
    });
  });
  const taken = inherited.flatMap(({ props: their }) =>
    their.map((prop): Control => ({ ...make(prop, { declared }), isMore: true })),
  );
  const lists = [own, joinMembers(members), taken];
  // What the component says itself counts more than what it takes over.
  return lists
    .flatMap((list, at) => {
      const known = new Set(lists.slice(0, at).flatMap((earlier) => earlier.map(({ name }) => name)));
      return list.filter(({ name }) => !known.has(name));
    })
    .filter(({ name }) => ATTRIBUTE.test(name));
}

/** What can be written as an attribute; a key such as `data-a.b` cannot. */
const ATTRIBUTE = /^[A-Za-z_$][\w$-]*$/;

function make(prop: PropSource, around: Surroundings): Control {
  const isRequired = prop.required === true ? ({ isRequired: true } as const) : {};
  const control = controlOf(prop, around) ?? { name: prop.name, kind: 'node', isText: false, ...isRequired };
  return prop.deprecated === undefined ? control : { ...control, isMore: true };
}

/** Reads what tells a member of a union: `kind: 'link' | 'button'`. */
function readWhen(text: string, declared: Declared): Control['when'] {
  const [, name = '', type = ''] = /^([\w$-]+)\s*:\s*([^]+)$/.exec(text) ?? [];
  const values = optionsOf(readType(type, declared));
  return values.length === 0 ? undefined : { name, values };
}

/**
 * Joins the controls of a prop that several members of a union have. Of a prop with a control in one member and none in
 * another, both are listed; one that has other controls in other members cannot be set.
 */
function joinMembers(members: readonly Control[]): readonly Control[] {
  const names = [...new Set(members.map(({ name }) => name))];
  return names.flatMap((name): readonly Control[] => {
    const same = members.filter((member) => member.name === name);
    const settable = same.filter(isSettable);
    const kinds = new Set(settable.map((member) => JSON.stringify({ ...member, when: undefined })));
    if (kinds.size > 1) {
      const unset = same.map((member): Control => ({ ...member, kind: 'node', isText: false }));
      // Only the members that require it cannot be chosen.
      return [true, undefined].flatMap((needed) => joined(unset.filter(({ isRequired }) => isRequired === needed)));
    }
    return [...joined(settable), ...joined(same.filter((member) => !isSettable(member)))];
  });
}

/** Makes one control of equal ones. */
function joined(members: readonly Control[]): readonly Control[] {
  const [first] = members;
  if (first?.when === undefined) return [];
  return [{ ...first, when: { name: first.when.name, values: members.flatMap(({ when }) => when?.values ?? []) } }];
}

/** Returns whether a control offers something. */
function isSettable(control: Control): boolean {
  return control.kind !== 'node' || control.isText !== false || (control.choices ?? []).length > 0;
}

/**
 * Reads what names in types stand for: declarations of types, and type parameters, of which any value that their
 * constraint allows can be passed. A declaration that is shown in part is not read.
 */
function readDeclared({ types = [], typeParameters = [] }: PropsSource): Declared {
  const declarations = types.flatMap(({ name, text, members }): readonly Entry[] => {
    if (members !== undefined) return [[name, { parameters: [], type: '', members }]];
    const [head = '', ...definition] = splitCode(text.replaceAll(/\s*\n\s*/g, ' ').replace(/;$/, ''), ' = ');
    const type = definition.join(' = ');
    const list = HEAD.exec(head)?.[1];
    return !HEAD.test(head) || type === '' || type.endsWith('…')
      ? []
      : [[name, { parameters: list === undefined ? [] : splitCode(list, ',').map(nameOf), type }]];
  });
  const constraints = typeParameters.flatMap((parameter): readonly Entry[] => {
    const [, name = '', constraint = ''] = /^(?:const )?([\w$]+) extends ([^]*)$/.exec(parameter) ?? [];
    const type = splitCode(constraint, ' = ')[0] ?? '';
    return type === '' ? [] : [[name, { parameters: [], type }]];
  });
  return new Map([...declarations, ...constraints]);
}

function nameOf(parameter: string): string {
  return /^(?:const )?([\w$]+)/.exec(parameter)?.[1] ?? '';
}

/**
 * Leaves out controls that offer nothing, values that select a member of a union for which something required cannot be
 * set, and props that no choice leads to.
 */
function withoutImpossible(api: PropsSource, controls: readonly Control[]): readonly Control[] {
  const settable = controls.filter(isSettable);
  const lacking = lacks(api, settable).flatMap(({ when }) => (when === undefined ? [] : [when]));
  const possible = settable.flatMap((control): readonly Control[] => {
    const none = new Set(lacking.filter(({ name }) => name === control.name).flatMap(({ values }) => values));
    if (none.size === 0) return [control];
    if (control.kind !== 'choice') return none.has(true) ? [] : [control];
    const options = control.options.filter((option) => !none.has(option));
    return options.length === 0 ? [] : [{ ...control, options }];
  });
  return possible.filter(
    ({ when }) => when === undefined || when.values.some((value) => leadsTo(possible, when.name, value)),
  );
}

/** Returns the names of the required props of which nothing is known, so that the component cannot be used as it is. */
export function lackingProps(
  api: PropsSource,
  controls: readonly Control[],
  preset: Readonly<Record<string, Value>> = {},
): readonly string[] {
  return lacks(api, controls).flatMap(({ name, when }) =>
    when === undefined && preset[name] === undefined ? [name] : [],
  );
}

/** Lists what is required, in all members of a union or in some, and cannot be set. */
function lacks(api: PropsSource, controls: readonly Control[]): readonly Control[] {
  const keyOf = ({ name, when }: Control) => JSON.stringify([name, when]);
  const keys = new Set(controls.map(keyOf));
  return listControls(api).filter((control) => control.isRequired === true && !keys.has(keyOf(control)));
}

function leadsTo(controls: readonly Control[], name: string, value: Value): boolean {
  const control = controls.find((each) => each.name === name);
  if (control?.kind === 'switch') return typeof value === 'boolean';
  return control?.kind === 'choice' && control.options.includes(value);
}

/**
 * Makes the controls of a component from its documentation, as the file of a demo sets them. A prop whose values can
 * neither be read nor are offered has none, and what would not compile cannot be chosen.
 */
export function controlsOf(api: PropsSource, settings: Settings = {}): readonly Control[] {
  return withoutImpossible(api, narrow(listControls(api), settings).controls);
}

/** Lists the props of a component that no control can set, but for those that its file leaves out. */
export function withoutControl(
  api: PropsSource,
  controls: readonly Control[],
  settings: Settings = {},
): { readonly without?: readonly string[] } {
  const set = new Set(controls.map(({ name }) => name));
  const names = narrow(listControls(api), settings).controls.map(({ name }) => name);
  const without = [...new Set(names)].filter((name) => !set.has(name));
  return without.length === 0 ? {} : { without };
}

/** Lets readers switch the functions of a playground on that show when they are given, such as `onDelete` of a chip. */
export function withSwitches(playground: Playground, seen: readonly string[] = []): Playground {
  if (seen.length === 0) return playground;
  const controls = playground.controls.map((control) => {
    if (control.kind !== 'log' || control.isRequired === true || !seen.includes(control.name)) return control;
    const { arguments: _logged, ...base } = control;
    return { ...base, kind: 'switch', isHandler: true } as const;
  });
  return { ...playground, controls };
}
