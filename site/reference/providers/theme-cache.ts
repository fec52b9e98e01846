/**
 * Makes a function that keeps themes, because creating one takes longer than rendering a demo: those in the library's
 * own colors, and those in the reader's last ones, who may try hundreds.
 */
export function createThemeCache<Theme>(): (colors: object, key: string, create: () => Theme) => Theme {
  const own = new Map<string, Theme>();
  let chosen = { colors: {}, themes: new Map<string, Theme>() };
  return (colors, key, create) => {
    const isOwn = Object.keys(colors).length === 0;
    if (!isOwn && chosen.colors !== colors) chosen = { colors, themes: new Map() };
    const themes = isOwn ? own : chosen.themes;
    const theme = themes.get(key) ?? create();
    themes.set(key, theme);
    return theme;
  };
}
