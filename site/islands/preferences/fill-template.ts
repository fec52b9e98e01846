import type { SectionTheme } from '../../../engine/manifest/manifest.ts';
import { controlName, writeValue, type ThemeChoices } from '../../preferences/theme-values.ts';

/**
 * Fills the template of a theme with the values of its controls: those that a reader has chosen, and the library's own.
 * Other braces stay, because templates are code.
 *
 * @example
 * "createTheme({ palette: { primary: { main: '{primary}' } } })" → "createTheme({ palette: { primary: { main: '#0b57d0' } } })"
 */
export function fillTemplate({ controls, template = '' }: SectionTheme, choices: ThemeChoices): string {
  const values = new Map(
    controls.map((control) => {
      const name = controlName(control);
      return [name, String(writeValue(control, choices[name] ?? control.default))];
    }),
  );
  return template.replace(/\{([\w-]+)\}/g, (hole, name: string) => values.get(name) ?? hole).trimEnd();
}
