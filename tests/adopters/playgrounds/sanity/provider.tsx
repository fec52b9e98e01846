import { ThemeProvider } from '@sanity/ui';
import { buildTheme } from '@sanity/ui/theme';
import type { DemoProviderProps } from 'docs-nav/react';

const theme = buildTheme();

export default function Provider({ mode, children }: DemoProviderProps) {
  return (
    <ThemeProvider theme={theme} scheme={mode}>
      {children}
    </ThemeProvider>
  );
}
