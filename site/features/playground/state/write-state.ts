import type { Playground, Value, Values } from '../model/playground.ts';
import { decodeText, encodeText, encodeValue, textOf } from './state-text.ts';

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
export function keyIn(part: string): string {
  return decodeText(part.replace(/=[^]*$/, ''));
}
