import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import type { DemoProviderProps } from 'docs-nav/react';
import { Mirrored } from './mirrored.tsx';

const SMALL = { defaultProps: { size: 'sm' as const } };

const DENSE = {
  JoyButton: SMALL,
  JoyCheckbox: SMALL,
  JoyChip: SMALL,
  JoyFormControl: SMALL,
  JoyIconButton: SMALL,
  JoyInput: SMALL,
  JoyList: SMALL,
  JoyRadio: SMALL,
  JoySelect: SMALL,
  JoySlider: SMALL,
  JoySwitch: SMALL,
  JoyTable: SMALL,
  JoyTabs: SMALL,
  JoyTextarea: SMALL,
};

const themes = new Map<boolean, ReturnType<typeof extendTheme>>();

function themeFor(dense: boolean): ReturnType<typeof extendTheme> {
  // Colors depend on the attribute that the site sets, so the server's styles are right in both modes.
  const theme =
    themes.get(dense) ?? extendTheme({ colorSchemeSelector: '[data-mode="%s"]', components: dense ? DENSE : {} });
  themes.set(dense, theme);
  return theme;
}

/**
 * Wraps each demo in Joy UI's own theme, with the reader's mode, direction and density. The site sets the mode itself.
 */
export default function JoyProvider({ mode, direction, dense, children }: DemoProviderProps) {
  return (
    <Mirrored direction={direction}>
      <CssVarsProvider theme={themeFor(dense)} defaultMode={mode} modeStorageKey="mui-mode" colorSchemeNode={null}>
        {children}
      </CssVarsProvider>
    </Mirrored>
  );
}
