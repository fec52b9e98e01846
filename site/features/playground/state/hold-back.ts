import { isList, type Control, type Playground, type Value, type Values } from '../model/playground.ts';

/** Size from which on, and as a fraction up to which, a number may let a component draw millions of parts. */
const LARGEST = 10_000;

/** Props whose whole text is an address; in other texts, one is only found by its beginning. */
const ADDRESS =
  /^(?:href|src|srcSet|to|action|poster|cite|data|ping|background|link|ur[il])$|(?:Href|Src|SrcSet|Action|Poster|Link|Ur[il]|UR[IL])$/;

/** Addresses with a host, or of a kind that needs none, within a text. */
const ELSEWHERE = /(?:(?<![\w+.-])(?:https?|wss?|ftp|javascript|data|blob):|[\\/]{2})[^\s"'`()<>,]+/gi;

/** Characters that browsers leave out of addresses; and escapes of CSS and HTML, behind which anything can be. */
const LEFT_OUT = /[\t\n\r]/g;
const ESCAPED = /\\[\da-f]|&(?:#|\w+;)/i;

/**
 * Holds back values of a link that could do harm before the reader has seen them: numbers that the component's type does
 * not expect, and texts that lead to another site than that of the `page`, an absolute address; with `isAll`, everything.
 * What the page presets has been chosen by its writer.
 */
export function holdBack(
  linked: Values,
  { controls, preset }: Pick<Playground, 'controls' | 'preset'>,
  { page, isAll = false }: { readonly page: string; readonly isAll?: boolean },
): { readonly values: Values; readonly held: Values } {
  const isHeld = ([name, value]: readonly [string, Value]): boolean => {
    const control = controls.find((each) => each.name === name);
    if (control === undefined || value === preset[name]) return false;
    // What a type lists is expected.
    const isListed = 'options' in control && control.options.includes(value);
    return isAll || (!isListed && (isFar(control, value) || leavesSite(control.name, value, page)));
  };
  const entries = Object.entries(linked);
  const held = Object.fromEntries(entries.filter(isHeld));
  const instead = Object.entries(preset).filter(([name]) => name in held);
  return { values: Object.fromEntries([...entries.filter((entry) => !isHeld(entry)), ...instead]), held };
}

/** Whether a number is far from what components usually get, and the type does not say that this one may be so. */
function isFar(control: Control, value: Value): boolean {
  if (isList(value)) return value.some((each) => isFar(control, each));
  if ((control.kind !== 'number' && control.kind !== 'mixed') || typeof value !== 'number' || value === 0) return false;
  const { min, max, step = 1 } = control;
  const size = Math.abs(value);
  return size > LARGEST ? (value > 0 ? max : min) === undefined : size < Math.min(1 / LARGEST, step);
}

/** Whether a text leads to another site, or may do so. */
function leavesSite(name: string, value: Value, page: string): boolean {
  if (typeof value !== 'string') return false;
  const text = value.replaceAll(LEFT_OUT, '');
  const found = [...(text.match(ELSEWHERE) ?? []), ...(ADDRESS.test(name) ? [text] : [])];
  const { origin } = new URL(page);
  return ESCAPED.test(text) || found.some((each) => URL.canParse(each, page) && new URL(each, page).origin !== origin);
}
