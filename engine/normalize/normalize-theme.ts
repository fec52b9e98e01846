import type { SectionTheme, ThemeControl } from '../manifest/manifest.ts';
import type { DependentKey } from '../model/navigation.ts';
import { IDLE_KEYS, type ThemeConfig } from '../schema/theme.ts';
import type { ParsedFile } from '../yaml/yaml-node.ts';
import { keySpan } from './config-places.ts';
import { definedOnly } from './defined-only.ts';

type ControlConfig = ThemeConfig['controls'][number];

/** Returns what readers may change of a theme, with defaults filled in. */
export function normalizeTheme({ controls, template }: ThemeConfig): Omit<SectionTheme, 'of'> {
  return { controls: controls.map(normalizeControl), ...(template === undefined ? {} : { template }) };
}

function normalizeControl(control: ControlConfig): ThemeControl {
  const { label, variable, key, kind, default: initial, min = 0, max = 0, step = 1, unit = 'px', options } = control;
  const face = definedOnly({ label, variable, key });
  switch (kind) {
    case 'color':
      return { ...face, kind, default: String(initial) };
    case 'choice':
      return { ...face, kind, default: String(initial), options: options ?? {} };
    case 'number':
      return { ...face, kind, default: Number(initial), min, max, step };
    case 'length':
      return { ...face, kind, default: Number(initial), unit, min, max, step };
  }
}

/** Finds the keys of controls that their kind of value does not have. */
export function findIdleThemeKeys(file: ParsedFile, { controls }: ThemeConfig): readonly DependentKey[] {
  return controls.flatMap((control, index) =>
    IDLE_KEYS[control.kind].flatMap((key): readonly DependentKey[] =>
      control[key] === undefined
        ? []
        : [
            {
              value: key,
              beside: `kind: ${control.kind}`,
              span: keySpan(file, ['theme', 'controls', index, key]),
            },
          ],
    ),
  );
}
