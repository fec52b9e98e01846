import type { FC, HTMLAttributes, PropsWithChildren, ReactElement } from 'react';

/** One. */
export const One: FC<PropsWithChildren<{ pad?: number }>> = ({ pad = 2, children }) => (
  <i>
    {pad}
    {children}
  </i>
);

type TwoProps = PropsWithChildren<{ pad: number }>;
/** Two. */
export function Two({ pad, children }: TwoProps) {
  return (
    <i>
      {pad}
      {children}
    </i>
  );
}

/** Three. */
export function Three({ children, ...p }: Pick<HTMLAttributes<HTMLElement>, 'children' | 'id'> & { gap?: number }) {
  return <i {...p}>{children}</i>;
}

export interface FourProps extends HTMLAttributes<HTMLElement> {
  /** Body. */
  children: ReactElement;
}
/** Four. */
export function Four({ children, ...p }: FourProps) {
  return <i {...p}>{children}</i>;
}
