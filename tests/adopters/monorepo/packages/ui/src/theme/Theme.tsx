import { createContext, use, type ReactNode } from 'react';

const Name = createContext('none');

export interface ThemeProviderProps {
  /** Name of the theme. */
  name: string;
  children: ReactNode;
}

/** Tells components which theme they are in. */
export function ThemeProvider({ name, children }: ThemeProviderProps) {
  return <Name value={name}>{children}</Name>;
}

/** Returns the name of the theme. */
export function useTheme(): string {
  return use(Name);
}
