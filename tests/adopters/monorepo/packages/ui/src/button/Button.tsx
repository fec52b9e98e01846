import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useTheme } from '~/theme/Theme';
import styles from './Button.module.css';

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** How much the button stands out. */
  tone?: 'quiet' | 'loud';
  /** The size of its text. */
  size?: 'small' | 'medium';
  /** @internal */
  __debug?: boolean;
}

/** Does something when it is pressed. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button({ tone = 'quiet', size = 'medium', __debug, className, ...props }, ref) {
  const theme = useTheme();
  return <button ref={ref} type="button" data-theme-name={theme} className={[styles.button, styles[tone], styles[size], className].join(' ')} {...props} />;
});
