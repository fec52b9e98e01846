import type { Playground, Value, Values, Control } from '../model/playground.ts';
import { decodeText, encodeText, encodeValue, textOf, decodeValue, valueIn } from './state-text.ts';
import { accepts } from '../model/accepts.ts';

/**
 * Writes what a reader has set into the query of an address, and leaves the rest of it as it is: `?button=variant:outlined`.
 * Only what differs from the preset is written; `!startIcon` unsets what the preset sets.
 */
export function writeState(search: string, key: string, playground: Playground, values: Values): string {
  const { controls, preset } = playground;
  const set = controls.flatMap((control) => {
    const { name, kind, initial } = control;
    const value = values[name];
    if (kind === 'log' || value === preset[name]) return [];
    if (value === undefined) return [`!${encodeText(name)}`];
    const isDefault = value === initial && preset[name] === undefined;
    return isDefault ? [] : [write(name, textOf(control, value), value)];
  });
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && keyIn(part) !== key);
  const all = set.length === 0 ? others : [...others, `${encodeText(key)}=${set.join(',')}`];
  return all.length === 0 ? '' : `?${all.join('&')}`;
}

/** A prop that is on is written as in code, by its name. */
function write(name: string, text: string, value: Value): string {
  return value === true ? encodeText(name) : `${encodeText(name)}:${encodeValue(text)}`;
}

/** Returns the key of a part of a query: `button` of `button=size:large`. */
function keyIn(part: string): string {
  return decodeText(part.replace(/=[^]*$/, ''));
}

/**
 * Returns the name of a playground's state in an address: the component's, in lower camel case. Further playgrounds of
 * the same component on a page are counted.
 *
 * @example
 * stateKey('Accordion.Control') // 'accordionControl'
 * stateKey('Button', 1)         // 'button2'
 */
export function stateKey(name: string, at = 0): string {
  const joined = name.replaceAll(/[^\w$]+(\w?)/g, (_, letter: string) => letter.toUpperCase());
  return `${joined.charAt(0).toLowerCase()}${joined.slice(1)}${at === 0 ? '' : at + 1}`;
}

/** What an address says about a playground. */
export interface State {
  /** The preset, changed by the address. */
  readonly values: Values;
  /** What the address sets that the component does not have or take, as written: `colour:red`. */
  readonly unknown: readonly string[];
}

/** Reads the query of an address. A link outlives props and values; what no longer exists is ignored and told. */
export function readState(search: string, key: string, { controls, preset }: Playground): State {
  const part = search
    .replace(/^\?/, '')
    .split('&')
    .find((each) => keyIn(each) === key && each.includes('='));
  const entries = part === undefined ? [] : decodeText(part.slice(part.indexOf('=') + 1)).split(',');
  const set = new Map<string, Value>(Object.entries(preset));
  const unknown: string[] = [];
  for (const entry of entries.filter((each) => each !== '')) {
    const [, isUnset, name = '', text] = /^(!?)([^:]*)(?::([^]*))?$/.exec(entry) ?? [];
    const control = controls.find((each) => each.name === name && each.kind !== 'log');
    const value = control === undefined || isUnset ? undefined : readValue(control, text);
    if (control !== undefined && isUnset) set.delete(name);
    else if (value === undefined) unknown.push(decodeValue(entry));
    else set.set(name, value);
  }
  return { values: Object.fromEntries(set), unknown };
}

/** Reads a value that a control can have; a name alone is on. */
function readValue(control: Control, text: string | undefined): Value | undefined {
  const value = text === undefined ? true : valueIn(control, decodeValue(text));
  return value !== undefined && accepts(control, value) ? value : undefined;
}
