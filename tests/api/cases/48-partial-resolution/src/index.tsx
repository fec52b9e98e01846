// @ts-nocheck -- what it imports is missing on purpose
import type { FC } from 'react';
import { forwardRef } from 'react';
import type { ButtonProps } from '@mui/material';
import styles from './button.module.css';
import { styled } from 'styled-components';

export interface BtnProps extends Omit<ButtonProps, 'color'> {
  /** Own. */
  own?: string;
}
/** Leaves out a prop of a missing type. */
export const Btn = forwardRef<HTMLButtonElement, BtnProps>(({ own = 'a', ...p }, r) => (
  <button ref={r} className={styles.a} {...p}>
    {own}
  </button>
));

type AliasProps = Omit<ButtonProps, 'color'> & {
  /** Tone. */
  tone?: 'x';
};
/** Has an alias. */
export const Ali: FC<AliasProps> = ({ tone }) => <i>{tone}</i>;

/** Is styled. */
export const Sty = styled.div<{
  /** Gap. */
  gap?: number;
}>``;
