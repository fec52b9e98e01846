import type { DemoProviderProps } from 'docs-nav/react';
import { ThemeProvider } from 'styled-components';
import './theme.css';

const theme = { accent: '#8a2be2' };

export default function Provider({ children }: DemoProviderProps) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
