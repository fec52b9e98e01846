import { useMemo, useSyncExternalStore } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { colorMode, SERVER_COLOR_MODE } from '../preferences/color-mode.ts';
import type { ColorMode, ColorModeChange } from '../preferences/color-mode.ts';
import { createRequiredContext } from './required-context.ts';

/** The reader's color mode, and the way to change it for the whole site. */
export interface ColorModeTheme extends ColorMode {
  /** Changes what is given and stores it; a scheme that does not exist is logged and changes nothing. */
  readonly set: (change: ColorModeChange) => void;
}

const theme = createRequiredContext<ColorModeTheme>('theme', 'ColorModeProvider');

/**
 * Gives components the reader's color mode, live. The server renders light mode, and so does the first render in the
 * browser: what differs from that follows right after hydration.
 */
export function ColorModeProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const mode = useSyncExternalStore(colorMode.subscribe, colorMode.get, () => SERVER_COLOR_MODE);
  const value = useMemo(() => ({ ...mode, set: colorMode.set }), [mode]);
  return <theme.Context.Provider value={value}>{children}</theme.Context.Provider>;
}

/** Returns the reader's color mode; throws an error that asks for `<ColorModeProvider>` where there is none. */
export const useColorMode = theme.use;
