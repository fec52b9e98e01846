import { accepts } from '../model/accepts.ts';
import type { Control, Playground, Value, Values } from '../model/playground.ts';
import { decodeText, decodeValue, valueIn } from './state-text.ts';
import { keyIn } from './write-state.ts';

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
