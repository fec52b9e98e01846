import type { ComponentType, ReactNode } from 'react';

/** Props of a section's provider. */
export interface DemoProviderProps {
  readonly mode: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  /** Whether controls are small. */
  readonly dense: boolean;
  /** The demo. */
  readonly children: ReactNode;
}

/** The default export of a section's `demoProvider`: a component that wraps each demo, for example in a theme. */
export type DemoProvider = ComponentType<DemoProviderProps>;
