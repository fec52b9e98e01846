import { ThemeProvider } from '@acme/ui';
import '@acme/ui/styles.css';
import type { DemoProviderProps } from 'docs-nav/react';

export default function Provider({ children }: DemoProviderProps) {
  return <ThemeProvider name="acme">{children}</ThemeProvider>;
}
