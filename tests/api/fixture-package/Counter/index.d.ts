import * as React from 'react';
import { BadgeProps } from '../Badge/index.js';

export interface CounterProps extends Omit<BadgeProps, 'tone'> {
  /** The count. */
  count: number;
  /** Quieter than a badge. */
  max?: number;
}

/** Counts. */
declare class Counter extends React.Component<CounterProps> {}
export default Counter;
