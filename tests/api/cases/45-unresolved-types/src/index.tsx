// @ts-nocheck -- what it imports is missing on purpose
import type { Missing, Size } from 'not-installed';
import type { Gone } from './gone';

export interface RowProps extends Missing, Gone {
  /** Own. */
  own?: string;
  size?: Size;
  on?: (s: Size) => void;
}

/** A row. */
export function Row(p: RowProps) {
  return <i>{p.own}</i>;
}

/** Both. */
export function Col(
  p: Missing & {
    /** Own. */
    own?: string;
  },
) {
  return <i>{p.own}</i>;
}

export { Far } from 'not-installed';
export * from './nowhere';
