import { describe, expect, test } from 'vitest';
import { applyProof } from '../../cli/make/proof/apply-proof.ts';
import type { ComponentApi } from '../../site/api/api-data.ts';

const AT = { file: 'src/Chip.tsx', line: 3, column: 17 };

const CHIP: ComponentApi = {
  kind: 'component',
  name: 'Chip',
  package: 'pebble',
  imports: ["import { Chip } from 'pebble';"],
  guides: [],
  props: [{ name: 'component', type: 'React.ElementType' }],
  defaultElement: "'span'",
  hasAttributes: true,
  ref: 'HTMLSpanElement',
  slots: [
    { name: 'root', default: "'span'", className: 'Chip-root' },
    { name: 'popup', default: 'Popup' },
  ],
  classes: [
    { key: 'root', className: 'Chip-root' },
    { key: 'multiline', className: 'Chip-multiline' },
  ],
  source: AT,
};

const RENDERED = { root: 'span', component: 'span', ref: { tag: 'span', isRoot: true } } as const;

test('a component that renders what its types say is described as before, and its element is known', () => {
  const { defaultElement: _, ...described } = CHIP;
  expect(applyProof(CHIP, RENDERED)).toEqual({
    ...described,
    element: 'span',
    isRefRoot: true,
    props: [{ name: 'component', type: 'React.ElementType', default: "'span'" }],
  });
});

test('what is rendered wins, and each difference is noted where the component is declared', () => {
  const proof = { root: 'p', component: 'p', ref: { tag: 'p', isRoot: true }, slots: { root: 'p', popup: 'div' } };
  const shown = applyProof(CHIP, proof);
  expect(shown).toMatchObject({
    element: 'p',
    ref: 'HTMLParagraphElement',
    props: [{ name: 'component', default: "'p'" }],
    slots: [
      { name: 'root', default: "'p'" },
      // A component says nothing about the element that it renders.
      { name: 'popup', default: 'Popup' },
    ],
  });
  expect(shown.findings).toEqual(
    [
      '`Chip` renders `<p>` by default; its types say `<span>`.',
      'The slot `root` of `Chip` is a `<p>`; its comment says `<span>`.',
      'A ref to `Chip` receives an `HTMLParagraphElement`; its types say `HTMLSpanElement`.',
    ].map((message) => ({ code: 'api-element-differs', at: AT, message })),
  );
});

test('classes have the names that the exported object gives them, and those that it lacks are left out', () => {
  const shown = applyProof(CHIP, { ...RENDERED, classes: { root: 'BaseChip-root' } });
  expect(shown.classes).toEqual([{ key: 'root', className: 'BaseChip-root' }]);
  expect(shown.slots.map(({ className }) => className)).toEqual(['BaseChip-root', undefined]);
  expect(shown.findings).toEqual([
    {
      code: 'api-class-unknown',
      at: AT,
      message: 'The types of `Chip` list `multiline` among its classes; the object of its class names does not.',
    },
  ]);
});

test('of a component that was not rendered, no element is claimed', () => {
  const shown = applyProof(CHIP, { reason: 'it puts out no element on a server' });
  expect(shown).toMatchObject({
    unproven: 'it puts out no element on a server',
    props: [{ name: 'component', type: 'React.ElementType' }],
    // Of which type its element is, nobody has seen.
    ref: '',
  });
  expect(shown).not.toHaveProperty('element');
  expect(shown).not.toHaveProperty('isRefRoot');
  expect(shown).not.toHaveProperty('findings');
  expect(applyProof({ ...CHIP, ref: 'ChipProps.Ref' }, { reason: 'it throws' }).ref).toBe('ChipProps.Ref');
});

describe('a default of the prop `component` that the code sets', () => {
  const withDefault = (value: string) =>
    applyProof({ ...CHIP, props: [{ name: 'component', type: 'React.ElementType', default: value }] }, RENDERED);

  test('another component stays', () => {
    expect(withDefault('Paper').props[0]?.default).toBe('Paper');
  });

  test('another element is corrected', () => {
    const { props, findings } = withDefault("'div'");
    expect(props[0]?.default).toBe("'span'");
    expect(findings).toHaveLength(1);
  });
});

describe('a ref', () => {
  const refTo = (ref: string | undefined, tag: string, isRoot = true) => {
    const { ref: _, ...described } = CHIP;
    const entry = applyProof(ref === undefined ? described : { ...described, ref }, {
      root: 'div',
      ref: { tag, isRoot },
    });
    return [entry.ref, entry.isRefRoot, entry.findings?.length ?? 0];
  };

  test.each([
    ['HTMLElement', 'nav', 'HTMLElement'],
    ['HTMLAnchorElement | HTMLButtonElement', 'button', 'HTMLAnchorElement | HTMLButtonElement'],
    ['', 'svg', 'SVGSVGElement'],
    ['HTMLIonButtonElement', 'ion-button', 'HTMLIonButtonElement'],
  ])('of type `%s` may receive `<%s>`', (ref, tag, shown) => {
    expect(refTo(ref, tag)).toEqual([shown, true, 0]);
  });

  test('to a custom element has none of the interfaces that browsers have', () => {
    expect(refTo('HTMLButtonElement', 'ion-button')).toEqual(['HTMLElement', true, 1]);
  });

  test('to an inner element is not said to be forwarded to the root', () => {
    expect(refTo('HTMLInputElement', 'input', false)).toEqual(['HTMLInputElement', undefined, 0]);
  });

  test('of a type of its own keeps it: the handle is made in a browser', () => {
    expect(refTo('ChipProps.Ref', 'div')).toEqual(['ChipProps.Ref', undefined, 0]);
  });

  test('that types do not offer is not offered', () => {
    expect(refTo(undefined, 'div')).toEqual([undefined, undefined, 0]);
  });
});
