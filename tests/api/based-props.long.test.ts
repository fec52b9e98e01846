import path from 'node:path';
import { expect, test } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { extractApis } from '../../cli/make/api/describe/extract.ts';
import type { ComponentApi } from '../../site/api/api-data.ts';
import { putFiles } from '../cli/support/folder.ts';
import { ROOT } from '../support/docs-nav.ts';
import { copyProject } from './cases/open-case.ts';

const EVENTS = ['Start', 'End', 'Up', 'Change', 'Hover', 'Focus', 'Blur', 'Key'];

const BASE = `export interface PressEvents {
${EVENTS.map((name) => `  /** Called on ${name}. */\n  on${name}?: () => void;`).join('\n')}
}
export interface FewProps { one?: string; two?: string }
export interface ChipProps { /** How it looks. */ tone?: string }
export interface NeedProps { /** What it is about. */ subject: string }
`;

const SOURCE = `import type { InputHTMLAttributes } from 'react';
import type { ChipProps as BaseProps, FewProps, NeedProps, PressEvents } from 'base-lib';

/** A chip. */
export function Chip(props: { own?: string } & BaseProps & NeedProps & PressEvents) { return <b>{props.own}</b>; }
/** Few. */
export function Few(props: { own?: string } & FewProps) { return <b>{props.own}</b>; }
/** Nothing of its own. */
export function Bare(props: PressEvents) { return <b onClick={props.onStart} />; }

interface SharedProps {
  /** Whether it cannot be changed. */
  disabled?: boolean;
}
interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'>, SharedProps {
  /** How large. */
  size?: 'small' | 'large';
}
/** A field. */
export function Field({ size, ...props }: FieldProps) { return <input {...props} data-size={size} />; }
`;

function describe(...names: readonly string[]): readonly ComponentApi[] {
  const root = copyProject(path.join(ROOT, 'tests/api/cases/site'));
  putFiles(root, {
    'src/index.tsx': SOURCE,
    'node_modules/base-lib/package.json': '{ "name": "base-lib", "version": "1.0.0", "types": "index.d.ts" }',
    'node_modules/base-lib/index.d.ts': BASE,
  });
  return extractApis(
    projectAt(root),
    names.map((name) => ({ package: 'pebble', name })),
  ) as readonly ComponentApi[];
}

const namesOf = ({ props }: Pick<ComponentApi, 'props'>) => props.map(({ name }) => name);

test('many props that another library has for components of all kinds are a group, under the name of its package', () => {
  const [chip, few, bare] = describe('Chip', 'Few', 'Bare');
  // What must be passed, and what is for chips, stays in the list.
  expect(chip && namesOf(chip)).toEqual(['own', 'subject', 'tone']);
  expect(chip?.inherited?.map((group) => [group.name, namesOf(group).length])).toEqual([['base-lib', EVENTS.length]]);
  expect(few && namesOf(few)).toEqual(['one', 'own', 'two']);
  expect(few?.inherited).toBeUndefined();
  expect(bare && namesOf(bare)).toHaveLength(EVENTS.length);
});

test('a prop that the library declares itself is its own, even if a native attribute has the same name', () => {
  const [field] = describe('Field');
  expect(field?.props.map(({ name, description }) => [name, description])).toEqual([
    ['disabled', 'Whether it cannot be changed.'],
    ['size', 'How large.'],
  ]);
  expect(field?.hasAttributes).toBe(true);
});
