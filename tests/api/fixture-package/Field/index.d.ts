import type * as React from 'react';

export interface FieldProps extends Omit<React.InputHTMLAttributes<HTMLInputElement>, 'size' | 'onChange'> {
  /** How large it is. */
  size?: 'small' | 'large';
  /** Names the field. */
  label: string;
  /**
   * Called with each change.
   * @param value the new value
   * @param {React.ChangeEvent} event the event behind it
   */
  onChange?: (value: string, event: React.ChangeEvent<HTMLInputElement>) => void;
}

/** Takes a line of text. */
export declare const Field: React.ForwardRefExoticComponent<FieldProps & React.RefAttributes<HTMLInputElement>>;
