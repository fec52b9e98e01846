import { expect, test } from 'vitest';
import { createIconSearch, wordsOf } from '../../site/features/icons/island/find-icons.ts';

const NAMES = [
  'AccountCircle',
  'ArrowBack',
  'AutoDelete',
  'Delete',
  'DeleteForever',
  'FourK',
  'Home',
  'HomeWork',
  'Person',
  'PersonAdd',
  'RestoreFromTrash',
  'Settings',
  'ThreeDRotation',
  'Visibility',
  'VisibilityOff',
];
const find = createIconSearch(NAMES);

test.each([
  ['', NAMES],
  ['home', ['Home', 'HomeWork']],
  ['HomeWork', ['HomeWork']],
  ['home_work', ['HomeWork']],
  ['work home', ['HomeWork']],
  // By meaning, fully or partly typed; icons with the word in their name come first among equals.
  ['bin', ['Delete', 'AutoDelete', 'DeleteForever']],
  ['gear', ['Settings']],
  ['hide', ['VisibilityOff']],
  ['add user', ['PersonAdd']],
  ['tras', ['RestoreFromTrash', 'Delete', 'AutoDelete', 'DeleteForever']],
  ['trash', ['RestoreFromTrash', 'Delete', 'AutoDelete', 'DeleteForever']],
  // Numbers are spelled out in the names of components.
  ['4k', ['FourK']],
  ['3d', ['ThreeDRotation']],
  // Only where nothing matches the exact query.
  ['setings', ['Settings']],
  ['preson', ['Person', 'PersonAdd']],
  ['pers', ['Person', 'PersonAdd', 'AccountCircle']],
  ['zzzz', []],
])('%j finds %j', (query, expected) => {
  expect(find(query)).toEqual(expected);
});

test.each([
  ['AccountCircle', ['account', 'circle']],
  ['Filter1', ['filter', '1']],
  ['AddAPhoto', ['add', 'a', 'photo']],
  ['SOS', ['sos']],
])('%s consists of %j', (name, words) => {
  expect(wordsOf(name)).toEqual(words);
});
