import { createTheme, MantineProvider } from '@mantine/core';
import '@mantine/core/styles.css';
import type { DemoProviderProps } from 'docs-nav/react';

const theme = createTheme({ primaryColor: 'grape' });

export default function Provider({ mode, children }: DemoProviderProps) {
  return (
    <MantineProvider theme={theme} forceColorScheme={mode} getRootElement={() => undefined}>
      {children}
    </MantineProvider>
  );
}
