import type { PropsSource } from './prop-source.ts';
import type { Declaration, Declared } from './read-type.ts';
import { splitCode } from './split-code.ts';

/**
 * Reads what names in types stand for: declarations of types, and type parameters, of which any value that their
 * constraint allows can be passed. A declaration that is shown in part is not read.
 */
export function readDeclared({ types = [], typeParameters = [] }: PropsSource): Declared {
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

type Entry = readonly [name: string, declaration: Declaration];

/** Of `type Gap<T> = 'small' | T`, what is before the definition. */
const HEAD = /^(?:export )?(?:declare )?type [\w$.]+(?:<([^]*)>)?$/;

function nameOf(parameter: string): string {
  return /^(?:const )?([\w$]+)/.exec(parameter)?.[1] ?? '';
}
