import { describe, expect, test } from 'vitest';
import { checkProps } from '../../site/components/check-props.ts';
import type { ComponentProp, ComponentProps, Part } from '../../site/components/component-props.ts';

function prop(name: string, takes: readonly Part[], more: Partial<ComponentProp> = {}): ComponentProp {
  return { name, type: 'T', takes, ...more };
}

function component(props: readonly ComponentProp[], more: Partial<ComponentProps> = {}): ComponentProps {
  return { name: 'Hero', props, attributes: [], ...more };
}

const ANY_TEXT: Part = { is: 'string' };
const ANY_NUMBER: Part = { is: 'number' };
const SWITCH: Part = { is: 'boolean' };
const literal = (value: string | number | boolean): Part => ({ is: 'literal', value });

describe('values', () => {
  const cases: readonly [why: string, takes: readonly Part[], written: unknown, value: unknown][] = [
    ['a number', [ANY_NUMBER], '3', 3],
    ['a number with a sign and a fraction', [ANY_NUMBER], '-.5', -0.5],
    ['any text wins', [ANY_NUMBER, ANY_TEXT], '3', '3'],
    ['content is text, too', [{ is: 'content' }], '3', '3'],
    ['a bare switch', [SWITCH], true, true],
    ['a switch that is off', [SWITCH], 'false', false],
    ['a switch or a text', [SWITCH, ANY_TEXT], 'true', 'true'],
    ['a listed number', [literal(4), literal(8)], '8', 8],
    ['a listed text before a number', [literal('4'), literal(4)], '4', '4'],
    ['a listed `true`', [literal(true), literal('auto')], 'true', true],
    ['a number in braces', [literal(4)], 4, 4],
    ['a list', [{ is: 'list' }], [1, 2], [1, 2]],
    ['an object', [ANY_TEXT, { is: 'object' }], { a: 1 }, { a: 1 }],
    ['a type that is not understood', [ANY_NUMBER, { is: 'anything' }], 'x', 'x'],
  ];
  test.each(cases)('%s', (_, takes, written, value) => {
    expect(checkProps(component([prop('a', takes)]), { a: written as string })).toEqual({
      props: { a: value },
      mistakes: [],
    });
  });
});

describe('mistakes', () => {
  const told = (props: ComponentProps, ask: Parameters<typeof checkProps>[1]) =>
    checkProps(props, ask).mistakes.map(({ attribute = '', message, help }) => `${attribute}: ${message} ${help}`);

  const cases: readonly [why: string, takes: readonly Part[], written: unknown, message: string][] = [
    ['no number', [ANY_NUMBER], '3px', '`a` is a number, and `3px` is none. write digits, such as `3`'],
    [
      'a long text',
      [ANY_NUMBER],
      `x\n${'y'.repeat(99)}`,
      `\`a\` is a number, and \`x ${'y'.repeat(57)}…\` is none. write digits, such as \`3\``,
    ],
    ['an empty number', [ANY_NUMBER], '', '`a` is a number, and `` is none. write digits, such as `3`'],
    ['a number without a value', [ANY_NUMBER], true, '`a` needs a value. it takes a number'],
    ['a number for a text', [ANY_TEXT], 3, '`a` cannot be `3`. it takes a text'],
    ['another literal or number', [literal('auto'), ANY_NUMBER], 'aut', '`a` cannot be `aut`. did you mean `auto`'],
    [
      'a value for a switch',
      [SWITCH],
      'on',
      '`a` is a switch, and takes no value such as `on`. write only `a`, or leave it out',
    ],
    ['neither on nor a word', [literal(true), literal('auto')], 'x', '`a` cannot be `x`. it takes `true` or `auto`'],
    ['a list for a text', [ANY_TEXT], ['x'], '`a` cannot be `["x"]`. it takes a text'],
    [
      'a text for an object or a function',
      [{ is: 'object' }, { is: 'function' }],
      'x',
      '`a` takes an object or a function, and not the text `x`. write an expression in braces where the site evaluates them, or show the component in a demo',
    ],
  ];
  test.each(cases)('%s', (_, takes, written, message) => {
    expect(told(component([prop('a', takes)]), { a: written as string })).toEqual([`a: ${message}`]);
  });

  test('of an unknown prop, the one that is missing is meant, and told once', () => {
    const hero = component([prop('title', [ANY_TEXT], { required: true }), prop('tone', [ANY_TEXT])]);
    expect(told(hero, { titel: 'x' })).toEqual(['titel: `Hero` has no prop `titel`. did you mean `title`']);
    expect(told(hero, { nothing: 'x', title: 'x' })).toEqual([
      'nothing: `Hero` has no prop `nothing`. use `tone`, or remove it',
    ]);
  });

  test('attributes of the element are taken, under the names that React has', () => {
    const passing = component([], { attributes: ['className', 'title', 'onClick', 'children'] });
    expect(told(passing, { title: 'x', 'data-x': 'y', 'aria-label': 'z', key: '1', children: true })).toEqual([]);
    expect(told(passing, { class: 'x' })).toEqual(['class: `Hero` has no prop `class`. did you mean `className`']);
    expect(told(passing, { onClick: 'go' })).toEqual([expect.stringMatching(/^onClick: `onClick` takes a function/)]);
    expect(told(passing, { href: 'x' })).toEqual(['href: `Hero` has no prop `href`. remove it']);
    expect(told(passing, { as: 'a' })).toEqual(['as: `Hero` has no prop `as`. remove it']);
    expect(told(component([prop('as', [{ is: 'anything' }])]), { href: 'x', as: 'a' })).toEqual([]);
    expect(told(component([], { isOpen: true }), { href: 'x', children: true })).toEqual([]);
  });

  test('content', () => {
    const needs = component([prop('children', [{ is: 'content' }], { required: true })]);
    expect(told(needs, {})).toEqual([': This `Hero` has no content. write some between its tags']);
    expect(told(needs, { children: true })).toEqual([]);
    expect(told(component([]), { children: true })).toEqual([
      ': `Hero` takes no content. write it without content, or declare `children`',
    ]);
    expect(
      told(component([prop('children', [{ is: 'function' }], { type: '() => void' })]), { children: true }),
    ).toEqual([
      ': The `children` of `Hero` are `() => void`, and the content of a page is an element. declare them as `ReactNode`, or show the component in a demo',
    ]);
  });

  test('a use fits one member of a union', () => {
    const href = prop('href', [ANY_TEXT], { required: true });
    const link = component([prop('kind', [literal('link'), literal('button'), literal('text')])], {
      members: [
        { by: 'kind', values: ['link'], props: [href] },
        { by: 'kind', values: ['button'], props: [prop('busy', [SWITCH])] },
      ],
    });
    expect(told(link, { kind: 'link', href: '/' })).toEqual([]);
    expect(told(link, { kind: 'link' })).toEqual([': This `Hero` has no `href`. give it a `href`: `T`']);
    expect(told(link, { kind: 'text', busy: true })).toEqual([
      'busy: `Hero` has `busy` only if `kind` is `button`. remove it, or change `kind`',
    ]);
    // Without a kind, any member will do, also the one without props.
    expect(told(link, {})).toEqual([]);
    expect(told(link, { busy: true })).toEqual([]);
    expect(told(link, { href: '/' })).toEqual([]);
    expect(told(link, { href: '/', busy: true })).toHaveLength(1);
  });
});

test('a component without known types takes what is written, without what is no prop', () => {
  expect(checkProps(undefined, { a: '3', hydrate: true, children: true })).toEqual({ props: { a: '3' }, mistakes: [] });
});
