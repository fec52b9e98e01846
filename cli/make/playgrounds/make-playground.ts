import type { RouteAsk } from '../../../engine/manifest/manifest.ts';
import type { ApiEntry, ApiName, ComponentApi } from '../../../site/api/api-data.ts';
import { writeCode } from '../../../site/features/playground/code/write-code.ts';
import { inOrderOfUse } from '../../../site/features/playground/controls/order-of-use.ts';
import {
  lackingProps,
  controlsOf,
  withoutControl,
  withSwitches,
} from '../../../site/features/playground/controls/list-controls.ts';
import type { Control, Value, Values } from '../../../site/features/playground/model/playground.ts';
import { startValueOf, setProps } from '../../../site/features/playground/model/set-props.ts';
import { readState } from '../../../site/features/playground/state/address-state.ts';
import type { PlaygroundFault } from '../demos/problems/describe-playground-fault.ts';
import { readImport, type PlaygroundSource } from '../demos/source/playground-source.ts';

/** Returns what a page asks of a playground. */
export function playgroundIn({ ask }: Pick<RouteAsk, 'ask'>): ApiName & { readonly preset?: string } {
  const { package: owner, name, preset } = ask;
  return {
    package: String(owner),
    name: String(name),
    ...(preset === undefined ? {} : { preset: String(preset) }),
  };
}

/** Stands for a playground's key in an address. */
const PRESET = 'preset';

/**
 * Makes a playground from the description of a component, the preset that a page writes, and the props that it uses most,
 * or says why that cannot be done.
 */
export function makePlayground(
  entry: ApiEntry,
  written = '',
  used: readonly string[] = [],
): PlaygroundSource | PlaygroundFault {
  const { name } = entry;
  if (entry.kind !== 'component') return { message: `\`${name}\` is no component.` };
  const [statement = ''] = entry.imports;
  const part = readImport(name, statement);
  if (part === undefined) return { message: `\`${name}\` cannot be imported.` };
  const own = controlsOf(entry);
  const names = written.split(',').map((each) => each.replace(/:.*$/, ''));
  const listed = inOrderOfUse([...own, ...attributesIn(names, entry, own)], used);
  const usual = withSwitches(
    { package: entry.package, name, import: statement, controls: listed, preset: presetOf(name, listed) },
    names,
  );
  const { controls } = usual;
  const { values: preset, unknown } = readState(`?${PRESET}=${written}`, PRESET, usual);
  if (unknown.length > 0)
    return {
      isPreset: true,
      message: `\`${name}\` does not take ${unknown.map((each) => `\`${each}\``).join(', ')}.`,
    };
  const lacks = lackingProps(entry, controls, preset);
  if (lacks.length > 0)
    return {
      statement,
      message: `\`${name}\` cannot be shown by itself: it requires ${lacks.map((prop) => `\`${prop}\``).join(', ')}.`,
    };
  const shown = { ...usual, preset, ...withoutControl(entry, controls) };
  return { shown, part, props: setProps(shown, preset), code: writeCode(shown, preset) };
}

/** Attributes of any element that say what it contains or is called. */
const ATTRIBUTES = /^(?:children|aria-[a-z]+|title|alt|placeholder|href)$/;

/** Makes controls for attributes that a preset names, if the component passes them on to its element. */
function attributesIn(
  names: readonly string[],
  { hasAttributes }: Pick<ComponentApi, 'hasAttributes'>,
  known: readonly Control[],
): readonly Control[] {
  return names
    .filter((name) => hasAttributes && ATTRIBUTES.test(name) && known.every((control) => control.name !== name))
    .map((name): Control => (name === 'children' ? { name, kind: 'node' } : { name, kind: 'text' }));
}

/** Chooses what a component needs to be seen: a text in it, and a value for each prop that is required. */
export function presetOf(component: string, controls: readonly Control[]): Values {
  return Object.fromEntries(
    controls.flatMap((control): readonly (readonly [string, Value])[] => {
      if (control.kind === 'node' && (control.choices !== undefined || control.isText === false)) {
        const [first] = control.isRequired === true || TEXTS.has(control.name) ? (control.choices ?? []) : [];
        return first === undefined ? [] : [[control.name, first.label]];
      }
      // Of a field that suggests nothing, its text.
      const isFree = control.kind === 'mixed' && control.takes.includes('string');
      const isText =
        control.kind === 'node' ||
        control.kind === 'text' ||
        (isFree && control.options.every((each) => each === null));
      if (isText && TEXTS.has(control.name)) return [[control.name, component]];
      if (control.isRequired !== true) return [];
      if (isText) return [[control.name, LEADS.test(control.name) ? '#' : component]];
      if (control.kind === 'number') return [[control.name, control.min ?? 1]];
      const first = control.kind === 'choice' || control.kind === 'mixed' ? startValueOf(control) : undefined;
      return first === undefined ? [] : [[control.name, first]];
    }),
  );
}

/** Props that lead to another page. */
const LEADS = /^(?:href|to|action|cite|link|ur[il])$|(?:Href|Link|Ur[il]|UR[IL])$/;

/** Props for the text that a component shows. */
const TEXTS: ReadonlySet<string> = new Set(['children', 'label']);
