import type { ReactElement } from 'react';

export interface FieldProps {
  /** What is in it. @default '' */
  value?: string;
  /** Called with what the reader has typed. */
  onChange?: (value: string) => void;
}

/** A line of text. */
export declare function Field(props: FieldProps): ReactElement;

export interface SwitchProps {
  /** Whether it is on. @default false */
  on?: boolean;
}

/** Yes or no. */
export declare function Switch(props: SwitchProps): ReactElement;
