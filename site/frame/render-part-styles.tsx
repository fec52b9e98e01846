import { Frame } from './Frame.tsx';
import { PREFIX } from '../theme/names.ts';
import { theme } from '../theme/theme.ts';
import { renderWithStyles } from './render-with-styles.tsx';
import type { FrameInput } from './frame-input.ts';
import { ENGLISH } from '../words/words.ts';

/** A variable of the theme. */
const NAME = new RegExp(`--${PREFIX}-[\\w-]+`, 'g');

/** Renders MUI's styles for the parts of the frame: the bar and its contents. */
export function renderPartStyles(): string {
  const { css } = renderWithStyles(<Frame {...EVERYTHING} />);
  // MUI's parts have variables of their own, which demos with MUI set as well.
  return variablesUsedIn(css) + css.replaceAll(/--(?=[A-Z])/g, `--${PREFIX}-`);
}

/** A frame with every possible part, so that no part's styles are missing. */
const EVERYTHING: FrameInput = {
  site: {
    title: '-',
    url: 'https://example.org',
    languages: [{ code: 'en', name: 'English', direction: 'ltr' }],
    content: '-',
    repository: '-',
    stylesheets: [],
    search: true,
    serviceWorker: 'none',
    budgets: {},
  },
  section: { id: '-', name: '-', prefixes: [], versions: [], tree: [] },
  sections: [],
  language: { code: 'en', name: 'English', direction: 'ltr' },
  wording: ENGLISH,
  base: '',
  assets: { openingStyles: '', stylesheet: '-', laterStylesheet: '-', script: '-', bootScript: '', policy: '' },
  slots: {},
  hrefOf: (pathname) => pathname,
};

/** Renders the theme's variables that a stylesheet uses, each with its values for both modes. */
export function variablesUsedIn(css: string): string {
  const [shared, light, dark] = [':root', 'light', 'dark'].map(variablesOf);
  const names = new Set<string>();
  const collect = (text: string): void => {
    for (const [name] of text.matchAll(NAME)) {
      if (names.has(name)) continue;
      names.add(name);
      for (const variables of [shared, light, dark]) collect(variables?.[name] ?? '');
    }
  };
  collect(css);
  const rules = [...names].flatMap((name) => {
    const [day, night] = [light?.[name] ?? shared?.[name], dark?.[name] ?? shared?.[name]];
    if (day === undefined || night === undefined) return [];
    return [`${name}:${day === night ? day : `light-dark(${day},${night})`}`];
  });
  return rules.length === 0 ? '' : `:root{${rules.join(';')}}`;
}

/** Returns the variables that the theme sets on the root, or on the root in one mode. */
function variablesOf(place: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const sheet of sheetsOf(theme)) {
    for (const [selector, values] of Object.entries(sheet)) {
      const isPlace = place === ':root' ? selector === ':root' : selector.includes(`"${place}"`);
      if (!isPlace) continue;
      for (const [name, value] of Object.entries(values)) found[name] = String(value);
    }
  }
  return found;
}

/** Returns the theme's stylesheets, from a method that the return type of `createTheme` does not declare. */
function sheetsOf(source: object): readonly Readonly<Record<string, object>>[] {
  if (!('generateStyleSheets' in source) || typeof source.generateStyleSheets !== 'function') return [];
  return source.generateStyleSheets();
}
