import type { ComponentType, ReactNode } from 'react';

/** What a section's provider is given. */
export interface DemoProviderProps {
  readonly mode: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  /** Whether controls are drawn small. */
  readonly dense: boolean;
  /** The demo. */
  readonly children: ReactNode;
}

/** The default export of a section's `demoProvider`: what is around each of its demos, as for a theme. */
export type DemoProvider = ComponentType<DemoProviderProps>;
