import { z } from 'zod';
import { text, optional } from './text.ts';

/** Kinds of values that readers may choose. */
const KINDS = ['color', 'length', 'number', 'choice'] as const;

/** What a color picker of a browser returns. */
const COLOR = /^#[\da-f]{6}$/i;

const ThemeControlConfig = z
  .strictObject({
    label: text.describe('What readers see.'),
    variable: optional(
      z.string().regex(/^--(?!dn-)[A-Za-z][\w-]*$/, 'a CSS variable of the library, such as `--pebble-accent`'),
      'CSS variable of the library that takes the value, on the document.',
    ),
    key: optional(
      z.string().regex(/^[A-Za-z]\w*$/, 'a name such as `primary`'),
      'Name under which `useReaderTheme()` of `docs-nav/react` gives the value to the provider. With `variable` as well, the variable has it before the provider runs.',
    ),
    kind: z
      .enum(KINDS)
      .describe('What the value is: a color, a length with its unit, a number, or one of some options.'),
    default: z
      .union([z.string(), z.number()])
      .describe('The library’s own value, which readers see until they choose another one: `#1976d2`, `4`.'),
    unit: optional(z.enum(['px', 'rem', 'em', '%']), 'Unit of a length; `px` when left out.'),
    min: optional(z.number(), 'The lowest length or number.'),
    max: optional(z.number(), 'The highest length or number.'),
    step: optional(
      z.number().positive('a number above zero'),
      'Distance between two lengths or numbers; 1 when left out.',
    ),
    options: optional(
      z.record(text, text),
      'What readers choose from: what they see, and the value for the library, as in `Rounded: 8px`.',
    ),
  })
  .check(({ value, issues }) => {
    // A custom issue without a value at its path is reported as a missing field.
    const lacks = (key: string) => void issues.push({ code: 'custom', input: undefined, path: [key], message: '' });
    const refuse = (key: string, input: unknown, message: string) =>
      void issues.push({ code: 'custom', input, path: [key], message });
    const { kind, min, max, options, default: initial } = value;
    if (value.variable === undefined && value.key === undefined) lacks('variable');
    switch (kind) {
      case 'color':
        if (!COLOR.test(String(initial))) refuse('default', initial, 'a color such as `#0f766e`');
        return;
      case 'choice':
        if (options === undefined) lacks('options');
        else if (!Object.values(options).includes(String(initial)))
          refuse('default', initial, 'one of the values of `options`');
        return;
      case 'length':
      case 'number':
        if (min === undefined) lacks('min');
        if (max === undefined) lacks('max');
        if (min === undefined || max === undefined) return;
        if (min >= max) refuse('max', max, 'a number above `min`');
        else if (typeof initial !== 'number' || initial < min || initial > max)
          refuse('default', initial, `a number from ${min} to ${max}`);
    }
  });

/** The keys that a kind of value does not have. */
export const IDLE_KEYS = {
  color: ['unit', 'min', 'max', 'step', 'options'],
  choice: ['unit', 'min', 'max', 'step'],
  number: ['unit', 'options'],
  length: ['options'],
} as const satisfies Readonly<Record<(typeof KINDS)[number], readonly string[]>>;

/** `theme` of a section: what readers may change of its library. */
export const ThemeConfig = z
  .strictObject({
    controls: z.array(ThemeControlConfig).min(1).describe('What readers may change.'),
    template: optional(
      text,
      'The library’s code for a theme, for readers to copy, with `{primary}` for the value of the control with this key, or `{--pebble-accent}` for that with this variable. Every control has its place.',
    ),
  })
  .check(({ value: { controls, template }, issues }) => {
    const seen = new Set<string>();
    for (const [index, control] of controls.entries()) {
      // The name of a control in templates and storage: its key, or else its variable.
      const name = control.key ?? control.variable ?? '';
      const path = ['controls', index, control.key === undefined ? 'variable' : 'key'];
      if (seen.has(name))
        issues.push({ code: 'custom', input: name, path, message: 'another name than that of an earlier control' });
      seen.add(name);
    }
    const missing = [...seen].find((name) => template?.includes(`{${name}}`) === false);
    if (missing !== undefined)
      issues.push({
        code: 'custom',
        input: template,
        path: ['template'],
        message: `\`{${missing}}\` where its value belongs`,
      });
  });
export type ThemeConfig = z.output<typeof ThemeConfig>;
