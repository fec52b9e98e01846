import { describe, expect, test } from 'vitest';
import { makePlayground } from '../../cli/make/playgrounds/make-playground.ts';
import type { ApiEntry, ApiMember, ComponentApi } from '../../site/api/api-data.ts';

function component(props: readonly ApiMember[], imports = ["import { Card } from 'kit';"]): ComponentApi {
  return {
    kind: 'component',
    package: 'kit',
    name: 'Card',
    imports,
    guides: [],
    props,
    hasAttributes: false,
    slots: [],
    classes: [],
  };
}

describe('a playground from the description of a component', () => {
  test('starts with a text where the component takes one', () => {
    const made = makePlayground(component([{ name: 'children', type: 'ReactNode' }]));
    expect(made).toMatchObject({
      shown: { preset: { children: 'Card' } },
      props: { children: 'Card' },
      part: { specifier: 'kit', exported: 'Card', members: [] },
    });
    expect(made).toHaveProperty('code', expect.stringContaining('<Card>Card</Card>'));
  });

  test('starts with what the page presets', () => {
    const size = { name: 'size', type: "'small' | 'large'", default: "'small'" };
    expect(
      makePlayground(component([size, { name: 'children', type: 'ReactNode' }]), 'size:large,!children'),
    ).toMatchObject({ props: { size: 'large' } });
  });

  test('has controls for attributes that the page presets, if they reach an element', () => {
    const passing = { ...component([]), hasAttributes: true };
    expect(makePlayground(passing, 'children:Save')).toMatchObject({
      shown: { controls: [{ name: 'children', kind: 'node' }] },
      props: { children: 'Save' },
    });
    expect(makePlayground(passing, 'tint:red')).toMatchObject({ isPreset: true });
    expect(makePlayground(component([]), 'children:Save')).toMatchObject({ isPreset: true });
  });

  test('starts with a function that the page presets, which has a switch', () => {
    const onDelete = { name: 'onDelete', type: '(event: Event) => void' };
    const made = makePlayground(component([onDelete, { ...onDelete, name: 'onClose' }]), 'onDelete');
    expect(made).toMatchObject({
      shown: { controls: [{ kind: 'log' }, { name: 'onDelete', kind: 'switch', isHandler: true }] },
      props: { onDelete: true },
    });
    expect(made).toHaveProperty('code', expect.stringContaining('<Card onDelete={() => {}} />'));
  });

  test('gives required props a first value', () => {
    const kind = { name: 'kind', type: "'a' | 'b'", required: true } as const;
    expect(makePlayground(component([kind]))).toMatchObject({ props: { kind: 'a' } });
  });

  test.each([
    ['href', 'string', '#'],
    ['imageUrl', 'string | null', '#'],
    ['name', 'string', 'Card'],
    ['value', 'string | number', 'Card'],
    ['size', "'small' | number", 'small'],
    ['count', 'number | null', 0],
  ])('a required %s is no name of the component if that would mean something else: %s', (name, type, value) => {
    expect(makePlayground(component([{ name, type, required: true }]))).toMatchObject({ props: { [name]: value } });
  });

  test('names the props that no control can set', () => {
    const format = { name: 'format', type: '(value: number) => string' };
    const made = makePlayground(component([{ name: 'label', type: 'string' }, format, { name: 'sx', type: 'object' }]));
    expect(made).toMatchObject({ shown: { controls: [{ name: 'label' }], without: ['format', 'sx'] } });
  });
});

describe('no playground', () => {
  test('of what is no component', () => {
    const entry: ApiEntry = { kind: 'function', package: 'kit', name: 'mix', imports: [], guides: [], signatures: [] };
    expect(makePlayground(entry)).toEqual({ message: '`mix` is no component.' });
  });

  test('of a component that requires what no control can give, which is named', () => {
    const made = makePlayground(component([{ name: 'rows', type: 'Row[]', required: true }]));
    expect(made).toEqual({
      message: '`Card` cannot be shown by itself: it requires `rows`.',
      statement: "import { Card } from 'kit';",
    });
  });

  test('with a preset that the component does not take', () => {
    const made = makePlayground(component([{ name: 'dense', type: 'boolean' }]), 'dense,tint:red');
    expect(made).toEqual({ message: '`Card` does not take `tint:red`.', isPreset: true });
  });
});
