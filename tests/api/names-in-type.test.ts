import { expect, test } from 'vitest';
import { namesInType } from '../../cli/make/api/types/names-in-type.ts';

test.each([
  ["'small' | number | undefined", []],
  ['Array<IconProps.Name> | ((event: React.MouseEvent) => void)', ['Array', 'IconProps.Name', 'React.MouseEvent']],
  ['{ gap?: Gap; [key: string]: Gap }', ['Gap']],
  ['typeof SIZES', ['SIZES']],
  ['<T>(value: T, next: Next) => T', ['Next']],
  ['{ [Key in keyof Row]: Row[Key] }', ['Row']],
  ['Value extends Array<infer Item> ? Item : Other', ['Value', 'Array', 'Other']],
  ['(new () => Thing)[]', ['Thing']],
])('%s', (type, names) => {
  expect(namesInType(type)).toEqual(names);
});
