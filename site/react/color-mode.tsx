import { useMemo, type ReactElement, type ReactNode } from 'react';
import { DEFAULT_MODE } from '../preferences/constants.ts';
import { findStores, type ColorMode, type ColorModeChange } from '../preferences/shared-stores.ts';
import { createRequiredContext } from './required-context.ts';
import { useStore } from './use-store.ts';

/** The reader's color mode, and a function to change it for the whole site. */
export interface ColorModeTheme extends ColorMode {
  /** Applies and stores a change; a scheme that does not exist is logged and changes nothing. */
  readonly set: (change: ColorModeChange) => void;
}

/** Mode on the server, which knows neither reader nor device. */
const SERVER: ColorMode = { mode: DEFAULT_MODE, light: 'light', dark: 'dark', resolved: 'light', scheme: 'light' };

const theme = createRequiredContext<ColorModeTheme>('theme', 'ColorModeProvider');

/**
 * Provides components with the reader's color mode and its changes. The server and the first render in the browser use
 * light mode; the reader's mode follows right after hydration.
 */
export function ColorModeProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const mode = useStore('colorMode', SERVER);
  const value = useMemo(() => ({ ...mode, set }), [mode]);
  return <theme.Context.Provider value={value}>{children}</theme.Context.Provider>;
}

/** Returns the reader's color mode; throws an error that asks for `<ColorModeProvider>` if there is none. */
export const useColorMode = theme.use;

function set(change: ColorModeChange): void {
  findStores().colorMode?.set(change);
}
