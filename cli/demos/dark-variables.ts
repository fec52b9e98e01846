/** Sets what CSS variables are in dark mode, below the attribute that the page's first script sets on its root. */
const DARK = "[data-mode='dark']";

/**
 * Returns the style element for dark pages: the declarations of flat rules, such as `.app{--ink:#000}`, that are others
 * in dark mode than in light mode. Empty where there are none.
 */
export function renderDarkVariables(light: string, dark: string): string {
  const known = new Map(rulesOf(light).map(({ selector, declarations }) => [selector, new Set(declarations)]));
  const rules = rulesOf(dark).flatMap(({ selector, declarations }) => {
    const changed = declarations.filter((line) => line.startsWith('--') && known.get(selector)?.has(line) !== true);
    return changed.length === 0 ? [] : [`${DARK} ${selector}{${changed.join(';')}}`];
  });
  return rules.length === 0 ? '' : `<style>${rules.join('')}</style>`;
}

/** What the style elements in a demo's own HTML say, such as the theme that a provider writes beside its children. */
export function stylesIn(html: string): string {
  return Array.from(html.matchAll(/<style\b[^>]*>([^]*?)<\/style>/g), ([, css = '']) => css).join('');
}

function rulesOf(css: string) {
  return Array.from(css.matchAll(/([^{}]+)\{([^{}]*)\}/g), ([, selector = '', block = '']) => ({
    selector: selector.trim(),
    declarations: block.split(';').map((line) => line.trim()),
  }));
}
