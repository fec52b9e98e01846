import { codeVariant } from '../../preferences/code-variant.ts';
import { colorMode } from '../../preferences/color-mode.ts';
import { DEMO_WIDTHS, demoWidth } from '../../preferences/demo-width.ts';
import { dense } from '../../preferences/dense.ts';
import { direction } from '../../preferences/direction.ts';
import { parseCodeVariant, parseDirection, parseMode } from '../../preferences/parse-preference.ts';
import { themeColors } from '../../preferences/show-scheme.ts';
import { WORDS } from './words.ts';

/** A group of exclusive choices in the drawer, connected to a store. */
export interface Group {
  readonly name: string;
  readonly legend: string;
  readonly choices: Readonly<Record<string, string>>;
  /** Selector of what a page must contain for the group to mean anything. */
  readonly needs?: string;
  /** Returns the value of the current choice. */
  readonly get: () => string;
  readonly set: (value: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The mode at the end of a scheme's name. */
const MODE = /-?(?:light|dark)$/;

/** The site's own color schemes, with their titles; none on a site with the colors of its brand alone. */
const SCHEMES = themeColors().flatMap(({ className, title }) => (title ? [[className.replace(MODE, ''), title]] : []));

function schemeOf(name: string, mode: 'light' | 'dark'): string {
  return name === '' ? mode : `${name}-${mode}`;
}

/** All groups in their visible order. */
export const PREFERENCES: readonly Group[] = [
  {
    name: 'mode',
    legend: WORDS.modeGroup,
    choices: { light: WORDS.modeLight, dark: WORDS.modeDark, system: WORDS.modeSystem },
    get: () => colorMode.get().mode,
    set: (value) => colorMode.set({ mode: parseMode(value) ?? colorMode.get().mode }),
    subscribe: colorMode.subscribe,
  },
  ...(SCHEMES.length === 0
    ? []
    : [
        {
          name: 'scheme',
          legend: WORDS.schemeGroup,
          choices: { '': WORDS.schemeStandard, ...Object.fromEntries(SCHEMES) },
          get: () => colorMode.get().scheme.replace(MODE, ''),
          // A choice applies to both modes.
          set: (name: string) => colorMode.set({ light: schemeOf(name, 'light'), dark: schemeOf(name, 'dark') }),
          subscribe: colorMode.subscribe,
        },
      ]),
  {
    name: 'code',
    legend: WORDS.codeGroup,
    choices: { TS: WORDS.codeTypeScript, JS: WORDS.codeJavaScript },
    get: codeVariant.get,
    set: (value) => codeVariant.set(parseCodeVariant(value) ?? codeVariant.get()),
    subscribe: codeVariant.subscribe,
  },
  {
    name: 'direction',
    legend: WORDS.directionGroup,
    choices: { ltr: WORDS.directionLtr, rtl: WORDS.directionRtl },
    get: direction.get,
    set: (value) => direction.set(parseDirection(value) ?? direction.get()),
    subscribe: direction.subscribe,
  },
  {
    name: 'density',
    legend: WORDS.densityGroup,
    choices: { comfortable: WORDS.densityComfortable, dense: WORDS.densityDense },
    get: () => (dense.get() ? 'dense' : 'comfortable'),
    set: (value) => dense.set(value === 'dense'),
    subscribe: dense.subscribe,
  },
  {
    name: 'demo-width',
    legend: WORDS.demoWidthGroup,
    choices: { full: WORDS.demoFull, tablet: WORDS.demoTablet, phone: WORDS.demoPhone },
    needs: '.demo',
    get: demoWidth.get,
    set: (value) => demoWidth.set(DEMO_WIDTHS.find((width) => width === value) ?? demoWidth.get()),
    subscribe: demoWidth.subscribe,
  },
];
