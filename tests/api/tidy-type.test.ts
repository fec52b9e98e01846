import { expect, test } from 'vitest';
import { joinUnion, splitUnion, tidy, withoutUndefined } from '../../cli/make/api/types/tidy-type.ts';

test.each([
  ['React_2.ReactNode | react.Ref<T>', 'React.ReactNode | React.Ref<T>'],
  ['_$react.ElementType', 'React.ElementType'],
  ['Store$1<Item$12> | React$1.Ref<T>', 'Store<Item> | React.Ref<T>'],
  ['KeyboardEvent | KeyboardEvent$1', 'KeyboardEvent | KeyboardEvent$1'],
  ['KeyboardEvent$1<HTMLElement>', 'React.KeyboardEvent<HTMLElement>'],
  ['ReactNode | MouseEvent<HTMLElement>', 'React.ReactNode | React.MouseEvent<HTMLElement>'],
  ['(event: FocusEvent<HTMLElement, Element>) => void', '(event: React.FocusEvent<HTMLElement>) => void'],
  [
    'SyntheticEvent<HTMLElement, Event> | SyntheticEvent<Element, Event>',
    'React.SyntheticEvent<HTMLElement> | React.SyntheticEvent',
  ],
  ['MouseEvent<HTMLElement, MouseEvent> | MouseEvent', 'React.MouseEvent<HTMLElement> | MouseEvent'],
  [
    'Ref<T> | Ref | HTMLAttributes<T> | HTMLAttributes',
    'React.Ref<T> | Ref | React.HTMLAttributes<T> | HTMLAttributes',
  ],
  ['import("/node_modules/kit/tone").Tone', 'Tone'],
  ['[\n  a,\n  b\n]', '[a, b]'],
  ["[ 'a', string[] ]", "['a', string[]]"],
  ['{\n  a?: "b" | undefined;\n  c: string;\n}', "{ a?: 'b'; c: string }"],
  // What a function may return stays, even if the property around it is optional.
  ['{ a?: () => string | undefined; b: number; }', '{ a?: () => string | undefined; b: number }'],
  ['{ a: (b?: number) => string | undefined; }', '{ a: (b?: number) => string | undefined }'],
  ['{ a?: (() => string) | undefined; }', '{ a?: () => string }'],
])('%j becomes %j', (text, expected) => {
  expect(tidy(text)).toBe(expected);
});

test.each([
  "'react.js' | 'vue.js'",
  "'react.Icon' | 'a Ref'",
  "'[ a ]' | '; }' | 'two  blanks'",
  '"it\'s" | \'say "react.Icon"\'',
  String.raw`'it\'s react.Icon'`,
  '`[ ${string} ]`',
  "'0' | '1'",
])('the text of literals stays: %s', (text) => {
  expect(tidy(text)).toBe(text);
});

test.each([
  ["'a' | undefined", "'a'"],
  ['(() => void) | undefined', '() => void'],
  ['undefined', 'undefined'],
  ["'<' | undefined", "'<'"],
  ["((a: ')(') => void) | undefined", "(a: ')(') => void"],
])('%s without undefined is %s', (text, expected) => {
  expect(withoutUndefined(text)).toBe(expected);
});

test('a union is split at its outermost bars', () => {
  expect(splitUnion('A<B | C> | (D | E) | F')).toEqual(['A<B | C>', '(D | E)', 'F']);
  expect(splitUnion('() => A | B')).toEqual(['() => A | B']);
  expect(splitUnion("'(' | '=>' | `a | b` | 'c'")).toEqual(["'('", "'=>'", '`a | b`', "'c'"]);
});

test.each([
  [['string', 'never', 'string'], 'string'],
  [['boolean', 'false', 'true'], 'boolean'],
  [['true', 'false'], 'true | false'],
  [['(() => void)', '(() => void)'], '() => void'],
  [['(() => void)', 'null'], '(() => void) | null'],
  [['never'], 'never'],
])('the union of %j is %s', (parts, expected) => {
  expect(joinUnion(parts)).toBe(expected);
});
