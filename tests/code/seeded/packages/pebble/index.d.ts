import type { ReactElement, ReactNode } from 'react';

export interface ButtonProps {
  children?: ReactNode;
  tone?: 'plain' | 'loud';
  size?: number;
  disabled?: boolean;
  onPress?: (times: number) => void;
}
export declare function Button(props: ButtonProps): ReactElement;

export interface DialogProps {
  open: boolean;
  title: string;
  children?: ReactNode;
  onClose?: (reason: 'escape' | 'button') => void;
}
export declare function Dialog(props: DialogProps): ReactElement;

export interface ToneState {
  tone: 'plain' | 'loud';
  setTone: (tone: 'plain' | 'loud') => void;
}
export declare function useTone(initial?: 'plain' | 'loud'): ToneState;
export declare function useCount(start?: number): [count: number, add: (by: number) => void];

export interface Theme {
  color?: string;
  radius?: number;
}
export declare function createTheme(theme: Theme): Theme;
export declare function ThemeProvider(props: { theme: Theme; children?: ReactNode }): ReactElement;
