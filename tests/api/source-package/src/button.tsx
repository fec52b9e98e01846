import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** How loud it is. */
  tone?: 'quiet' | 'loud';
  children: ReactNode;
}

/** Does something. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button({ tone = 'quiet', ...props }, ref) {
  return <button ref={ref} data-tone={tone} {...props} />;
});
