import { UNKNOWN_VALUE } from '../diagnostic/schema-diagnostics.ts';
import type { Report } from '../diagnostic/diagnostic.ts';
import { isKey, KEY_NAMES, keyCalled, MODIFIERS, readCombination, type KeyInText } from '../text/keys.ts';
import { findNear, inWords, wordNear, type Near } from '../text/suggest.ts';
import { findNode, type ParsedFile, type YamlNode } from '../yaml/yaml-node.ts';

/** Reports the keys of `keyboard` in front matter that no keyboard has, each at its place. */
export function checkKeyNames({ root, path, text }: ParsedFile, report: Report): void {
  const keyboard = findNode(root, ['keyboard']);
  for (const row of keyboard?.kind === 'list' ? keyboard.items : []) {
    const keys = findNode(row, ['keys']);
    for (const node of keys?.kind === 'list' ? keys.items : keys === undefined ? [] : [keys]) {
      for (const key of unknownKeys(node)) {
        const near = nearTo(key);
        report(UNKNOWN_VALUE, {
          at: { file: path, ...placeOf(key, node, text) },
          message: `\`${key.name}\` is not ${key.isHeld ? 'a key that is held while another is pressed' : 'the name of a key'}.`,
          help:
            wordNear(near) ??
            (key.isHeld
              ? `use ${inWords(MODIFIERS, 'or')}`
              : 'write its name in `KeyboardEvent.key`, such as `ArrowDown`, or the character that it writes'),
          fix: near?.isClear === true && key.name !== '' ? { was: key.name, write: near.value } : undefined,
        });
      }
    }
  }
}

function unknownKeys(node: YamlNode): readonly KeyInText[] {
  return node.kind === 'scalar' && typeof node.value === 'string'
    ? readCombination(node.value).filter((key) => !isKey(key))
    : [];
}

function nearTo({ name, isHeld }: KeyInText): Near | undefined {
  const called = keyCalled(name);
  if (called !== undefined && isKey({ name: called, isHeld })) return { value: called, isClear: true };
  return findNear(name, isHeld ? MODIFIERS : KEY_NAMES);
}

/** Returns the place of a key in a text as written, or of the whole text if that is written in another way. */
function placeOf(
  { name, start }: KeyInText,
  node: YamlNode,
  text: string,
): { readonly start: number; readonly end: number } {
  const value = node.kind === 'scalar' ? String(node.value) : '';
  const at = text.slice(node.start, node.end).indexOf(value);
  return at < 0 || name === ''
    ? { start: node.start, end: node.end }
    : { start: node.start + at + start, end: node.start + at + start + name.length };
}
