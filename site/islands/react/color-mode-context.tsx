import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { colorMode } from '../../preferences/color-mode.ts';
import type { ColorMode, ColorModeChange } from '../../preferences/color-mode.ts';
import { createRequiredContext } from './required-context.ts';

/** The reader's colour mode, and the way to change it for the whole site. */
export interface ColorModeTheme extends ColorMode {
  readonly set: (change: ColorModeChange) => void;
}

const theme = createRequiredContext<ColorMode>('theme', 'ColorModeProvider');

/** Gives the components of an island the reader's colour mode, live. */
export function ColorModeProvider({ children }: { readonly children: ReactNode }) {
  const value = useSyncExternalStore(colorMode.subscribe, colorMode.get, colorMode.get);
  return <theme.Context value={value}>{children}</theme.Context>;
}

/** The theme of the island; throws an error that asks for the provider where there is none. */
export function useColorMode(): ColorModeTheme {
  return { ...theme.use(), set: colorMode.set };
}
