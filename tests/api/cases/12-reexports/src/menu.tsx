import * as React from 'react';

/** The whole. */
export function Root(p: {
  /** Whether it is open. */
  open?: boolean;
}) {
  return <i>{String(p.open)}</i>;
}
/** A part. */
export const Item = React.memo(
  React.forwardRef<
    HTMLLIElement,
    {
      /** What tells it from others. */
      value: string;
    }
  >((p, r) => <li ref={r}>{p.value}</li>),
);
